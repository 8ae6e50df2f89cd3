import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../harness/harness.ts'
import { overHttp } from '../assistant.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house)
  const assistant = await overHttp(house, member.token, 'modern', '/mcp/full')
  const add = async (input: Record<string, unknown>) =>
    (await assistant.use('add_connection', input)) as unknown as Introduced
  return { ...member, assistant, add }
}

type Likely = { connectionId: string; displayName: string; reasons: string[] }
type Introduced = {
  made: boolean
  connectionId?: string
  found?: { text: string; status: string }[]
  likely?: Likely[]
  next?: string
}

test('a person is added with details and a first note, and its promises are found', async () => {
  const { client, add, assistant } = await someone()
  const known = { company: 'Acme', title: 'Buyer', howMet: 'At the boat fair', tags: ['fair'] }
  const made = await add({
    displayName: 'Tom Reed',
    ...known,
    emails: ['tom@acme.test'],
    phones: ['+44 20 7946 0018'],
    note: 'Met Tom at the boat fair. I’ll send him the price list by Friday.',
  })
  assert.equal(made.made, true)
  assert.deepEqual(
    made.found?.map(({ status }) => status),
    ['promised'],
  )
  const tom = await client.Connections_get({ connectionId: made.connectionId ?? '' })
  const { company, title, howMet, tags, emails, phones, timeline, promises } = tom
  assert.deepEqual({ company, title, howMet, tags }, known)
  assert.deepEqual([emails, phones], [['tom@acme.test'], ['+44 20 7946 0018']])
  assert.deepEqual([timeline.length, timeline[0]?.source, promises.length], [1, 'assistant', 1])
  await assistant.client.close()
})

const cases: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ['the same name', { displayName: 'Tom Reed' }, { displayName: 'REED, Tom', company: 'Beta' }],
  [
    'a first name and the company',
    { displayName: 'Tom Reed', company: 'Acme' },
    { displayName: 'Tom', company: 'ACME' },
  ],
  ['a first name alone, twice', { displayName: 'Tom', company: 'Beta' }, { displayName: 'Tom' }],
  ['a first name and nothing else', { displayName: 'Tom Reed', company: 'Beta' }, { displayName: 'Tom' }],
  ['a typo', { displayName: 'Ana Ribeiro' }, { displayName: 'Ana Ribero' }],
  ['the name in another alphabet', { displayName: 'Анна Иванова' }, { displayName: 'Anna Ivanova', company: 'Beta' }],
  [
    'the same e-mail',
    { displayName: 'Tom Reed', emails: ['Tom@acme.test'] },
    { displayName: 'T. Reed', emails: ['tom@ACME.test'] },
  ],
  [
    'the same phone number',
    { displayName: 'Tom Reed', phones: ['+351 912 345 678'] },
    { displayName: 'Tommy', phones: ['912345678'] },
  ],
]

for (const [what, known, met] of cases) {
  test(`somebody likely there already is not added again: ${what}`, async () => {
    const { client, add, assistant } = await someone()
    const { connectionId } = await client.Connections_create(known as { displayName: string })
    const { made, likely, next } = await add(met)
    assert.equal(made, false)
    assert.deepEqual(
      likely?.map((each) => each.connectionId),
      [connectionId],
    )
    assert.match(likely?.[0]?.reasons[0] ?? '', /\S/)
    assert.match(next ?? '', /asNew/)
    assert.equal((await client.Connections_count({})).total, 1)
    assert.equal((await add({ ...met, asNew: true })).made, true)
    assert.equal((await client.Connections_count({})).total, 2)
    await assistant.client.close()
  })
}

test('somebody else with the first name of a friend is added', async () => {
  const { client, add, assistant } = await someone()
  await client.Connections_create({ displayName: 'Tom Reed', company: 'Beta' })
  await client.Connections_create({ displayName: 'Rui Costa', company: 'Acme' })
  assert.equal((await add({ displayName: 'Tom', company: 'Acme' })).made, true)
  assert.equal((await add({ displayName: '🌊', company: 'Acme' })).made, true)
  await assistant.client.close()
})

test('two simultaneous requests that add the same person both get the same one', async () => {
  const { client, add, assistant } = await someone()
  const tom = { displayName: 'Tom Reed', company: 'Acme', note: 'Met at the fair.' }
  const [one, other] = await Promise.all([add(tom), add(tom)])
  assert.deepEqual([one.made, other.made], [true, true])
  assert.equal(one.connectionId, other.connectionId)
  assert.equal((await client.Connections_count({})).total, 1)
  assert.equal((await client.Connections_get({ connectionId: one.connectionId ?? '' })).timeline.length, 1)
  const [third, fourth] = await Promise.all([
    add({ displayName: 'Ana Ribeiro', emails: ['ana@x.pt'] }),
    add({ displayName: 'Ana Ribeiro', phones: ['912 345 678'] }),
  ])
  assert.deepEqual([third.made, fourth.made].sort(), [false, true])
  await assistant.client.close()
})

test('with Read access no person is added', async () => {
  const { client } = await someone()
  const { token } = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const assistant = await overHttp(house, token, 'modern', '/mcp/full')
  assert.match(await assistant.fail('add_connection', { displayName: 'Tom' }), /^read_only/)
  assert.equal((await client.Connections_count({})).total, 0)
  await assistant.client.close()
})

test('a person of another member is never named', async () => {
  const { client } = await someone()
  const { add, assistant } = await someone()
  await client.Connections_create({ displayName: 'Tom Reed', emails: ['tom@acme.test'] })
  assert.equal((await add({ displayName: 'Tom Reed', emails: ['tom@acme.test'] })).made, true)
  await assistant.client.close()
})
