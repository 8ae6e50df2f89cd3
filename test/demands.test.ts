import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolList } from '#door/mcp/tool-sets.ts'
import { newMember, useHouse } from './harness/harness.ts'
import { recording } from './samples/recordings.ts'

// Features that people often ask of such a service. Those about rhythms are in src/people/moves/demands.test.ts, those about
// merging in src/people/duplicates/merging/merge.test.ts, and the one about very many notes in src/people/search/bounded.test.ts.

const house = await useHouse()
const { client } = await newMember(house, { timeZone: 'Europe/Lisbon' })

const first = async (query: string) => (await client.Connections_search({ query })).connections[0]

test('search covers notes, transcripts and promises, and shows the matching words', async () => {
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  await client.Memory_addNote({ connectionId, text: 'Her brother keeps the lighthouse at Peniche.' })
  const audio = recording('memo.webm')
  await client.Memory_addInteraction({ connectionId, audio, transcript: 'We spoke of the harpsichord she restores.' })
  await client.Promises_create({ connectionId, text: 'Lend her the sextant', dueOn: '2027-01-05' })
  for (const [query, field] of [
    ['lighthouse', 'note'],
    ['harpsichord', 'transcript'],
    ['sextant', 'promise'],
  ] as const) {
    const { displayName, matched } = (await first(query)) ?? {}
    assert.deepEqual([displayName, matched?.field], ['Ana Ribeiro', field])
    assert.ok(matched?.text.includes(query), JSON.stringify(matched))
  }
})

test('a phone number is found in any format or by its last digits, and an e-mail by its beginning', async () => {
  await client.Connections_create({
    displayName: 'Bento Lima',
    phones: ['+351 (912) 345-678'],
    emails: ['bento.lima@example.com'],
  })
  for (const query of [
    '+351912345678',
    '912 345 678',
    '00351 912.345.678',
    '345678',
    'bento.lima@',
    'Bento.Lima@Example.com',
  ])
    assert.equal((await first(query))?.displayName, 'Bento Lima', query)
})

test('accents do not matter in a search, nor do ß, æ and ø', async () => {
  for (const [stored, asked] of [
    ['José Muñoz', 'jose munoz'],
    ['Jose Peralta', 'José Peraltá'],
    ['Jürgen Weiß', 'juergen weiss'],
    ['Groß Meister', 'gross meister'],
    ['Søren Kjær', 'soren kjaer'],
    ['Lars Aarestad', 'Lars Årestad'],
    ['Юлия Смирнова', 'Yulia Smirnova'],
    ['Yuri Gagarin', 'Юрий Гагарин'],
  ] as const) {
    await client.Connections_create({ displayName: stored })
    assert.equal((await first(asked))?.displayName, stored, asked)
  }
})

test('there are eight tools with short descriptions, and each says which access it needs', () => {
  assert.deepEqual(
    toolList.map(({ name }) => name),
    [
      'add_note',
      'complete_promise',
      'draft_followup',
      'get_connection',
      'list_next_moves',
      'list_open_promises',
      'list_reconnect_nudges',
      'search_connections',
    ],
  )
  assert.ok(Buffer.byteLength(JSON.stringify(toolList)) < 8_000)
  for (const { annotations, description } of toolList)
    assert.equal(/Requires write scope\.$/.test(description), !annotations.readOnlyHint)
})
