import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const host = await newHost(house)
const { client } = host

const ana = await client.Connections_create({
  displayName: 'Ana Ribeiro',
  company: 'Atlântico',
  emails: ['ana@example.com'],
})
const ben = await client.Connections_create({ displayName: 'Ben Okafor', phones: ['+44 20 7946 0018'] })
await client.Connections_create({ displayName: 'Carla Mendes', emails: ['carla@example.com'] })
await client.Connections_create({ displayName: 'Carla Mendes', emails: ['carla@example.org'] })
const desk = '+351 210 000 000'
const dora = await client.Connections_create({ displayName: 'Dora Pinto', phones: [desk] })
await client.Connections_create({ displayName: 'Emil Berg', phones: [desk] })
const stranger = await newMember(house)
await stranger.client.Connections_create({
  displayName: 'Zoë Winter',
  emails: ['zoe@example.com'],
  phones: ['+49 30 901820'],
})

const cases: [string, Record<string, string>, string | undefined, string | undefined][] = [
  [
    'the same e-mail, whatever the case',
    { displayName: 'A.', email: 'ANA@example.com' },
    ana.connectionId,
    'Has the same e-mail: ANA@example.com.',
  ],
  [
    'the same phone without its country',
    { displayName: 'B.', phone: '020 7946 0018' },
    ben.connectionId,
    'Has the same phone number: 020 7946 0018.',
  ],
  [
    'the same phone in another spelling',
    { displayName: 'B.', phone: '+44 (20) 7946-0018' },
    ben.connectionId,
    'Has the same phone number: +44 (20) 7946-0018.',
  ],
  ['the same name in another order', { displayName: 'RIBEIRO, Ana' }, ana.connectionId, 'Has the same name.'],
  [
    'the e-mail before the name',
    { displayName: 'Ben Okafor', email: 'ana@example.com' },
    ana.connectionId,
    'Has the same e-mail: ana@example.com.',
  ],
  ['nobody of two of one name', { displayName: 'Carla Mendes' }, undefined, undefined],
  ['nobody of two with one phone number', { displayName: 'Fay', phone: desk }, undefined, undefined],
  [
    'of two with one phone number the one of this name',
    { displayName: 'Pinto, Dora', phone: desk },
    dora.connectionId,
    `Has the same phone number: ${desk}.`,
  ],
  ['nobody by the last digits alone', { displayName: 'D.', phone: '0018' }, undefined, undefined],
  [
    'nobody whom only somebody else knows',
    { displayName: 'Zoë Winter', email: 'zoe@example.com', phone: '+49 30 901820' },
    undefined,
    undefined,
  ],
  ['nobody for a name without letters', { displayName: '🌊' }, undefined, undefined],
]

for (const [what, said, connectionId, reason] of cases) {
  test(`suggests ${what}`, async () => {
    const lead = await leave(house, host, said)
    assert.deepEqual([lead.suggestion?.connectionId, lead.suggestion?.reason], [connectionId, reason])
    assert.deepEqual((await client.Leads_get({ id: lead.id })).suggestion, lead.suggestion)
  })
}

test('a list has suggestions for open leads only', async () => {
  const other = await newHost(house)
  for (let n = 0; n < 30; n++) {
    await other.client.Connections_create({ displayName: `Person ${n}`, emails: [`p${n}@example.com`] })
    await leave(house, other, { displayName: `Guest ${n}`, email: `p${n}@example.com` })
  }
  const leads = await other.client.Leads_list({ limit: 100 })
  assert.deepEqual(
    leads.map(({ suggestion }) => suggestion?.displayName),
    leads.map(({ displayName }) => displayName.replace('Guest', 'Person')),
  )
  const id = leads[0]?.id ?? ''
  await other.client.Leads_connect({ id, connectionId: leads[0]?.suggestion?.connectionId ?? '' })
  assert.equal((await other.client.Leads_get({ id })).suggestion, undefined)
})

test('a suggestion compares the lead with the person, and changes nothing', async () => {
  const known = await client.Connections_create({
    displayName: 'Gil Rocha',
    title: 'Potter',
    emails: ['gil@example.com'],
    phones: ['912 000 222'],
  })
  const left = {
    displayName: 'Gil R.',
    title: 'Artist',
    company: 'Barro',
    email: 'GIL@example.com',
    phone: '+351 912 000 222',
  }
  const { id } = await leave(house, host, left)
  const url = 'https://instagram.com/gil'
  const { suggestion } = await client.Leads_addProfile({ id, service: 'instagram', url })
  assert.deepEqual([suggestion?.connectionId, suggestion?.by], [known.connectionId, 'email'])
  assert.deepEqual(
    suggestion?.compared.map(({ field, offered, known, outcome }) => [field, offered, known, outcome]),
    [
      ['displayName', 'Gil R.', ['Gil Rocha'], 'kept'],
      ['title', 'Artist', ['Potter'], 'kept'],
      ['company', 'Barro', [], 'added'],
      ['email', 'GIL@example.com', ['gil@example.com'], 'same'],
      ['phone', '+351 912 000 222', ['912 000 222'], 'same'],
      ['profile', url, [], 'added'],
    ],
  )
  assert.equal((await client.Connections_get({ connectionId: known.connectionId })).updatedAt, known.updatedAt)
})
