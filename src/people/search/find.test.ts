import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transaction } from '#platform/context/context.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { createConnection } from '../connections/connections.ts'
import { snippet } from './match-reasons.ts'

const house = await useHouse()
const { client } = await newMember(house)

const people = [
  { displayName: 'José Ângelo Müller', company: 'Banco Atlântico', title: 'Head of Design', location: 'Lisbon' },
  {
    displayName: 'Ana Ribeiro',
    company: 'Müller & Söhne',
    tags: ['surf', 'jury 2026'],
    emails: ['ana.r@nordsee.example'],
  },
  { displayName: 'Łucja Wiśniewska', phones: ['+48 601 234 567'], howMet: 'At the harbour market in Gdańsk' },
  { displayName: 'Josephine Baker', company: 'Revue', location: 'Paris', phones: ['(0)30 901820'] },
  { displayName: 'Ahmed Said', title: 'Designer', location: 'Porto' },
  { displayName: 'Zoë Straße', tags: ['design'] },
  { displayName: '王小明', phones: ['+1 (555) 010-9999 ext. 7'] },
  { displayName: '김민준' },
  { displayName: 'Rosa Luz', company: '1871', phones: ['+49 30 5551999'] },
]
const noted: Record<string, string> = {
  'Ahmed Said':
    'Talked about the Lisbon budget; he wants an introduction to the lighthouse keeper in Peniche next spring.',
  'Ana Ribeiro': 'Her brother keeps the lighthouse.',
  王小明: '昨天在上海见了王总，他明年要搬去东京工作。',
}
for (const person of people) {
  const { connectionId } = await client.Connections_create(person)
  const text = noted[person.displayName]
  if (text) await client.Memory_addNote({ connectionId, text })
}

const names = async (query: string) =>
  (await client.Connections_search({ query })).connections.map(({ displayName }) => displayName)

const expected: [string, string, string[]][] = [
  ['a name, without its accents', 'jose angelo', ['José Ângelo Müller']],
  ['a name, in capitals and with others’ accents', 'JÖSÉ ANGELÓ', ['José Ângelo Müller']],
  ['the beginning of a name, the fuller match first', 'jos', ['José Ângelo Müller', 'Josephine Baker']],
  ['a name before a company', 'muller', ['José Ângelo Müller', 'Ana Ribeiro']],
  ['a name with a letter missing', 'ribero', ['Ana Ribeiro']],
  ['a name with two letters swapped', 'josehpine', ['Josephine Baker']],
  ['a name with a wrong letter', 'wisniewsko', ['Łucja Wiśniewska']],
  ['letters that fold to two', 'strasse', ['Zoë Straße']],
  ['a company', 'atlantico', ['José Ângelo Müller']],
  ['a title, and a tag before it', 'design', ['Zoë Straße', 'José Ângelo Müller', 'Ahmed Said']],
  ['a tag of two words', 'jury 2026', ['Ana Ribeiro']],
  ['a place, before a note that names it', 'lisbon', ['José Ângelo Müller', 'Ahmed Said']],
  ['how we met', 'gdansk market', ['Łucja Wiśniewska']],
  ['words of a note', 'lighthouse keeper', ['Ahmed Said']],
  ['a name and a word of a note', 'ahmed budget', ['Ahmed Said']],
  ['the whole e-mail', 'Ana.R@nordsee.example', ['Ana Ribeiro']],
  ['the beginning of an e-mail', 'ana.r@', ['Ana Ribeiro']],
  ['the domain of an e-mail', 'nordsee', ['Ana Ribeiro']],
  ['a phone number in another spelling', '0048-601-234-567', ['Łucja Wiśniewska']],
  ['a phone number without its country code', '601 234 567', ['Łucja Wiśniewska']],
  ['the end of a phone number', '4567', ['Łucja Wiśniewska']],
  ['a phone number with a country code that was not stored', '+49 30 901820', ['Josephine Baker']],
  ['the beginning of an e-mail that goes on differently', 'ana@', ['Ana Ribeiro']],
  ['a number without its extension', '5550109999', ['王小明']],
  ['part of a name in a script without spaces', '小明', ['王小明']],
  ['part of a name in Hangul', '민준', ['김민준']],
  ['a word of a note in a script without spaces', '东京', ['王小明']],
  [
    'the significant words of a long sentence',
    'who was the one that I met at the market by the harbour in gdansk',
    ['Łucja Wiśniewska'],
  ],
  ['a number that is a name', '1871', ['Rosa Luz']],
  ['only zeros: nobody', '0000', []],
  ['nobody', 'xylophone', []],
  ['only punctuation: nobody', '!?', []],
]

for (const [what, query, wanted] of expected) {
  test(`search finds by ${what}: ${query}`, async () => assert.deepEqual(await names(query), wanted))
}

test('a match says where it was found, with the part of the note around it', async () => {
  const { connections } = await client.Connections_search({ query: 'keeper' })
  assert.deepEqual(connections[0]?.matched, {
    field: 'note',
    text: '…about the Lisbon budget; he wants an introduction to the lighthouse keeper in Peniche next spring.',
    source: 'member',
  })
  assert.equal((await client.Connections_search({ query: 'ahmed' })).connections[0]?.matched, undefined)
})

test('an empty query lists the most recent people, with a note if there are more', async () => {
  const { connections, more } = await client.Connections_search({ limit: 2 })
  assert.deepEqual(
    connections.map(({ displayName }) => displayName),
    ['Rosa Luz', '김민준'],
  )
  assert.equal(more, 'Showing the 2 most recent. Add a query, or send next as cursor for the rest.')
})

test('another member’s people are never found', async () => {
  const other = await newMember(house)
  for (const [, query] of expected) assert.deepEqual((await other.client.Connections_search({ query })).connections, [])
})

test('of two common names, the one person who has both is found', async () => {
  const member = await newMember(house)
  await transaction(memberContext(house, member), async (ctx) => {
    await createConnection(ctx, { displayName: 'Anna Lopez' })
    for (let n = 0; n < 310; n++) {
      await createConnection(ctx, { displayName: `Anna ${n}` })
      await createConnection(ctx, { displayName: `Lopez ${n}` })
    }
  })
  for (const query of ['anna lopez', 'anno lopez', 'lopes annna']) {
    const { connections } = await member.client.Connections_search({ query })
    assert.deepEqual(
      connections.map(({ displayName }) => displayName),
      ['Anna Lopez'],
      query,
    )
  }
})

test('a snippet contains the match and never cuts a character in two', () => {
  const long = `${'🌊'.repeat(200)}東京で会った${'🌊'.repeat(200)}`
  const cut = snippet(long, ['東京'])
  assert.ok(cut.isWellFormed() && cut.includes('東京') && cut.length < 400, cut)
  assert.equal(snippet('Short and whole.', ['whole']), 'Short and whole.')
})

test('very long words and notes are indexed in bounded time', async () => {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({
    displayName: '㌖'.repeat(120),
    howMet: '㌖'.repeat(500),
  })
  await member.client.Memory_addNote({ connectionId, text: 'ab '.repeat(660) })
  const { connections } = await member.client.Connections_search({ query: '㌖'.repeat(20) })
  assert.equal(connections.length, 1)
  const rows = await house.kith.db
    .selectFrom('searchVariants')
    .select('term')
    .where('memberId', '=', member.memberId)
    .execute()
  assert.ok(rows.length < 200 && rows.every(({ term }) => term.length <= 80))
})

test('people of one first name fill a page, and whoever is found by a note is still counted', async () => {
  const { client } = await newMember(house)
  const add = async (displayName: string, more: { tags?: string[] } = {}) =>
    (await client.Connections_create({ displayName, ...more })).connectionId
  for (let at = 0; at < 21; at++) await add(`Maria Number${at}`)
  await add('Mara Lind', { tags: ['Maria'] })
  const zoe = await add('Zoë Straße')
  await client.Memory_addNote({ connectionId: zoe, text: 'Introduced by Maria.' })
  const all = (await client.Connections_search({ query: 'Maria', limit: 50 })).connections
  const page = await client.Connections_search({ query: 'Maria', limit: 20 })
  assert.equal(all.length, 23)
  assert.equal(all.at(-1)?.matched?.field, 'note')
  assert.deepEqual(page.connections, all.slice(0, 20))
  assert.match(page.more ?? '', /^Showing 20 of 23\./)
})
