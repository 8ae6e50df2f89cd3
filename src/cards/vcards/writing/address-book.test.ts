import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { ask, newMember, refused, type Someone, useHouse } from '../../../../test/harness/harness.ts'
import { type ReadVcard, readVcards } from '../reading/read.ts'

const house = await useHouse()

const ana = {
  displayName: 'Ana Ribeiro',
  company: 'Banco Atlântico',
  emails: ['ana@example.com'],
  tags: ['design', 'surf'],
  howMet: 'At the design meetup\nin Porto',
  birthday: '--02-29',
  profiles: [{ service: 'linkedin', handle: 'ana', url: 'https://www.linkedin.com/in/ana' }],
}

test('a connection is exported as a vCard with their name, and its version changes only with them', async () => {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ ...ana, displayName: 'Ána "A" Ribeiro' })
  const path = `GET /api/connections/${connectionId}/vcard`
  const { headers, text } = await ask(house, path, { token })
  assert.equal(headers.get('content-type'), 'text/vcard; charset=utf-8')
  assert.equal(headers.get('content-disposition'), 'inline; filename="Ana A Ribeiro.vcf"')
  assert.match(text, /^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  const known = { token, headers: { 'if-none-match': headers.get('etag') ?? '' } }
  assert.equal((await ask(house, path, known)).status, 304)
  await client.Connections_update({ connectionId, title: 'Head of Design' })
  assert.equal((await ask(house, path, known)).status, 200)
  const newer = await client.Connections_vcard({ connectionId, version: '4.0' })
  assert.match(await newer.text(), /^BEGIN:VCARD\r\nVERSION:4\.0\r\n.*\r\nBDAY:--0229\r\n/s)
  await refused(client.Connections_vcard({ connectionId, version: '2.1' as '3.0' }), 'invalid')
})

test('extras of another address book are exported unchanged while they still apply', async () => {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({
    displayName: 'Ana R.',
    company: 'Banco Atlântico',
    emails: ['ana@example.com', 'a@b.example'],
  })
  const extras = [
    'UID:5ad380fd:ABPerson',
    'X-KITH-NAME:Ana R.',
    'N:Ribeiro;Ana;;;',
    'ORG:Banco Atlântico;Design',
    'item1.EMAIL;type=WORK:ana@example.com',
    'item1.X-ABLabel:Newsletter',
    'ANNIVERSARY:20100807',
    'X-BROKEN:a\r\nEND:VCARD',
    'END:VCARD',
  ]
  await keep(member, connectionId, extras)
  const written = async () =>
    (await (await member.client.Connections_vcard({ connectionId })).text()).replaceAll('\r\n ', '').split('\r\n')
  const before = await written()
  for (const line of extras.slice(2, 7)) assert.ok(before.includes(line), line)
  assert.ok(before.includes('UID:5ad380fd:ABPerson') && before.includes(`X-KITH-ID:${connectionId}`))
  assert.ok(before.includes('EMAIL;TYPE=INTERNET:a@b.example'))
  assert.ok(before.includes('X-BROKEN:a\\nEND:VCARD'))
  assert.equal(before.filter((line) => line === 'END:VCARD').length, 1)

  await member.client.Connections_update({
    connectionId,
    displayName: 'Ana Costa',
    company: null,
    emails: ['new@b.example'],
  })
  const after = await written()
  assert.ok(after.includes('N:Costa;Ana;;;') && after.includes('EMAIL;TYPE=INTERNET:new@b.example'))
  assert.ok(after.includes('ANNIVERSARY:20100807'))
  assert.doesNotMatch(after.join('\n'), /Ribeiro|Banco|ana@example|a@b/)
})

test('the address book is one file with every connection once', async () => {
  const [member, other] = [await newMember(house), await newMember(house)]
  const ids = await fill(member, 450)
  await fill(other, 1)
  await keep(member, ids[7] ?? '', ['ANNIVERSARY:20100807'])
  const book = await member.client.AddressBook_export({})
  const found = await read(await book.text())
  assert.deepEqual(
    found.flatMap(({ problems }) => problems),
    [],
  )
  assert.deepEqual(
    found.map(({ card }) => card?.uid),
    ids.toSorted(),
  )
  const eighth = found.find(({ card }) => card?.uid === ids[7])?.card
  assert.deepEqual(
    [eighth?.displayName, eighth?.emails, eighth?.extras],
    ['Person 7', ['p7@example.com'], ['ANNIVERSARY:20100807']],
  )
  const empty = await newMember(house)
  assert.equal(await (await empty.client.AddressBook_export({ version: '4.0' })).text(), '')
})

test('notes and promises are not exported', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create(ana)
  await client.Memory_addNote({ connectionId, text: 'Canary in a note' })
  await client.Promises_create({ connectionId, text: 'Canary promised', dueOn: '2026-05-01' })
  assert.doesNotMatch(await (await client.AddressBook_export({})).text(), /canary/i)
})

function keep({ memberId }: Someone, connectionId: string, extras: string[]) {
  return house.kith.db
    .insertInto('contactExtras')
    .values({ memberId, connectionId, properties: json(extras) })
    .execute()
}

async function fill({ memberId }: Someone, count: number) {
  const at = '2026-03-14T09:30:00.000Z'
  const lists = { phones: json([]), tags: json([]), profiles: json([]) }
  const rows = Array.from({ length: count }, (_, at) => ({ id: randomUUIDv7(), at })).map(({ id, at: number }) => ({
    memberId,
    id,
    displayName: `Person ${number}`,
    emails: json([`p${number}@example.com`]),
    ...lists,
    createdAt: at,
    updatedAt: at,
    recentAt: at,
  }))
  await house.kith.db.insertInto('connections').values(rows).execute()
  return rows.map(({ id }) => id as string)
}

async function read(file: string) {
  const found: ReadVcard[] = []
  for await (const each of readVcards(bytesOf(file))) found.push(each)
  return found
}

async function* bytesOf(file: string) {
  yield Buffer.from(file)
}
