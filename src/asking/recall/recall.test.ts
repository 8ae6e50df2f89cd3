import assert from 'node:assert/strict'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import type { RecallQuestion } from './passage.ts'
import { loadPeople, personPassage } from './people.ts'
import { type Options, recall } from './recall.ts'

const house = await useHouse()
const member = await newMember(house)
const { client } = member
const ctx = memberContext(house, member)

const someone = async (displayName: string, more: object = {}) =>
  (await client.Connections_create({ displayName, ...more })).connectionId
/** Each on a day of its own, unless it says when. */
let days = 0
const nextDay = () =>
  Temporal.Instant.from('2024-01-01T10:00:00Z')
    .add({ hours: 24 * days++ })
    .toString()
const noted = async (connectionId: string, text: string, occurredAt = nextDay()) =>
  (await client.Memory_addInteraction({ connectionId, kind: 'note', text, occurredAt })).ixId

const plain: Omit<RecallQuestion, 'words'> = {
  text: '',
  named: [],
  about: [],
  span: null,
  connectionId: null,
  timeZone: 'UTC',
}

async function found(words: string, more: Partial<RecallQuestion> = {}, options: Options = {}) {
  return recall(ctx, { ...plain, words: words.split(' ').filter(Boolean), text: words, ...more }, options)
}

const texts = async (...given: Parameters<typeof found>) => (await found(...given)).passages.map(({ text }) => text)

test('an entry is found by another form of its words, with its person and time', async () => {
  const id = await someone('Ana Ribeiro')
  const ixId = await noted(id, 'She is adopting a greyhound.', '2026-03-01T10:00:00Z')
  const [passage] = (await found('adoption greyhounds')).passages
  const { score, ...rest } = passage ?? { score: 0 }
  assert.ok(score > 0)
  assert.deepEqual(rest, {
    kind: 'interaction',
    id: ixId,
    connectionId: id,
    connectionName: 'Ana Ribeiro',
    text: 'She is adopting a greyhound.',
    at: '2026-03-01T10:00:00.000Z',
    source: 'member',
  })
})

test('one matching word is enough, and entries with more of the rarer words come first', async () => {
  const id = await someone('Bo Lind')
  for (const day of [10, 11, 12, 13]) await noted(id, 'We talked about the harbour.', `2026-02-${day}T10:00:00Z`)
  await noted(id, 'The harbour has a new lighthouse keeper.', '2026-02-01T10:00:00Z')
  const [first, ...others] = await texts('harbour lighthouse zeppelin')
  assert.equal(first, 'The harbour has a new lighthouse keeper.')
  assert.equal(others.length, 4)
})

test('entries about the named person come first, then others', async () => {
  const [one, other] = [await someone('Cleo'), await someone('Dan')]
  await noted(one, 'Her marathon was wet.', '2026-01-01T10:00:00Z')
  await noted(other, 'His marathon is in May.', '2026-01-05T10:00:00Z')
  assert.deepEqual(await texts('marathon', { about: [one] }), ['Her marathon was wet.', 'His marathon is in May.'])
  assert.deepEqual(await texts('marathon', { about: [other] }), ['His marathon is in May.', 'Her marathon was wet.'])
})

test('a question limited to one person finds nothing about others', async () => {
  const [one, other] = [await someone('Eva'), await someone('Finn')]
  await noted(one, 'Keeps bees.', '2026-01-01T10:00:00Z')
  await noted(other, 'Sells honey from bees.', '2026-01-01T10:01:00Z')
  assert.deepEqual(await texts('bees honey', { connectionId: one }), ['Keeps bees.'])
  assert.deepEqual(await texts('honey', { connectionId: one }), [])
})

test('the answer next to a matching entry is found, even without a matching word', async () => {
  const id = await someone('Gil')
  await noted(id, 'Asked him where the orchestra plays.', '2026-01-07T10:00:00Z')
  await noted(id, 'In the old tram depot.', '2026-01-07T10:01:00Z')
  await noted(id, 'Sent him a card.', '2026-01-09T10:01:00Z')
  assert.deepEqual(await texts('orchestra'), ['Asked him where the orchestra plays.', 'In the old tram depot.'])
})

test('a day is a day in the member’s time zone, also when the clocks change', async () => {
  const id = await someone('Hana')
  await noted(id, 'Rehearsal in the last hour of the day.', '2026-03-29T21:30:00Z')
  await noted(id, 'Rehearsal of the day after.', '2026-03-29T22:30:00Z')
  await noted(id, 'Rehearsal of the day before.', '2026-03-28T22:30:00Z')
  const days = (from: string, to: string) => ({
    from: Temporal.PlainDate.from(from),
    to: Temporal.PlainDate.from(to),
    said: 'then',
  })
  const first = async (timeZone: string, from: string, to: string) =>
    (await texts('rehearsal', { timeZone, span: days(from, to) }))[0]
  assert.match((await first('Europe/Berlin', '2026-03-29', '2026-03-30')) ?? '', /last hour/)
  assert.match((await first('Europe/Berlin', '2026-03-28', '2026-03-29')) ?? '', /day before/)
  assert.match((await first('Europe/Berlin', '2026-03-30', '2026-03-31')) ?? '', /day after/)
  assert.match((await first('America/Lima', '2026-03-28', '2026-03-29')) ?? '', /day before/)
})

test('without words, a time or a person is enough', async () => {
  const id = await someone('Ines')
  await noted(id, 'A walk.', '2025-07-03T10:00:00Z')
  const span = { from: Temporal.PlainDate.from('2025-07-03'), to: Temporal.PlainDate.from('2025-07-04'), said: 'then' }
  assert.deepEqual(await texts('', { span }), ['A walk.'])
  const { passages, coverage } = await found('', { about: [id] })
  assert.deepEqual(passages.map(({ kind }) => kind).sort(), ['connection', 'interaction'])
  assert.equal(coverage, 1)
})

test('passages that were rated down for a question come after others', async () => {
  const id = await someone('Juri')
  const ixId = await noted(id, 'The sailing club, sailing on Sunday.', '2026-01-02T10:00:00Z')
  await noted(id, 'Talked about sailing and a great many other things.', '2025-01-02T10:00:00Z')
  assert.match((await texts('sailing'))[0] ?? '', /club/)
  assert.match((await texts('sailing', {}, { lowered: new Set([ixId]) }))[0] ?? '', /other things/)
})

test('promises, waiting drafts and people’s fields are found as well as the timeline', async () => {
  const id = await someone('Kaya Demir', {
    company: 'Zitrus Labs',
    title: 'Chemist',
    location: 'Izmir',
    tags: ['choir'],
  })
  await noted(id, 'Talked about the velodrome and her thesis.')
  await client.Promises_create({ connectionId: id, text: 'Send the velodrome plans', dueOn: '2027-01-01' })
  const draft = await client.Followups_draft({ connectionId: id })
  const body = 'How did the velodrome race go?'
  await client.Followups_patch({ id: draft.id, action: 'edit', body })
  const kinds = (await found('velodrome')).passages.map(({ kind }) => kind)
  assert.deepEqual(kinds.sort(), ['followup', 'interaction', 'promise'])
  const [person] = (await found('chemists izmir')).passages
  assert.equal(person?.kind, 'connection')
  assert.equal(person?.text, 'Kaya Demir. Works as Chemist at Zitrus Labs. Location: Izmir. Tags: choir.')
  await client.Followups_patch({ id: draft.id, action: 'dismiss' })
  assert.deepEqual(
    (await found('velodrome race')).passages.filter(({ kind }) => kind === 'followup'),
    [],
  )
  await client.Followups_patch({ id: draft.id, action: 'restore' })
  assert.equal((await found('velodrome race')).passages[0]?.kind, 'followup')
  await client.Followups_patch({ id: draft.id, action: 'send' })
  const sent = (await found('velodrome race')).passages.filter(({ text }) => text.includes(body))
  assert.deepEqual(
    sent.map(({ kind }) => kind),
    ['interaction'],
  )
})

test('edited or removed text is no longer found', async () => {
  const id = await someone('Lotte')
  const ixId = await noted(id, 'Restores harpsichords.')
  assert.equal((await texts('harpsichord')).length, 1)
  await client.Memory_updateInteraction({ id, ixId, text: 'Restores clavichords.' })
  assert.deepEqual(await texts('harpsichord'), [])
  assert.equal((await texts('clavichord')).length, 1)
  await client.Memory_removeInteraction({ id, ixId })
  assert.deepEqual(await texts('clavichord'), [])
  const other = await noted(id, 'Tunes theorbos.')
  await client.Connections_remove({ connectionId: id })
  assert.deepEqual(
    (await found('theorbo')).passages.filter((passage) => passage.id === other),
    [],
  )
})

test('after a merge, all entries belong to the remaining person, and an undo separates them again', async () => {
  const [one, other] = [await someone('Rosa Luz'), await someone('Rosa Luz Dias')]
  await noted(other, 'Builds zithers.')
  await client.Promises_create({ connectionId: other, text: 'Lend the zither book', dueOn: '2027-01-01' })
  const { id } = await client.Followups_draft({ connectionId: other })
  await client.Followups_patch({ id, action: 'edit', body: 'How is the zither?' })
  const owners = async (connectionId: string) =>
    (await found('zither', { connectionId })).passages.map((passage) => `${passage.kind} ${passage.connectionName}`)
  const all = ['followup', 'interaction', 'promise']
  const { mergeId = '' } = await client.Connections_merge({ connectionId: one, otherId: other, dryRun: false })
  assert.deepEqual(
    (await owners(one)).sort(),
    all.map((kind) => `${kind} Rosa Luz`),
  )
  assert.deepEqual(await owners(other), [])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(
    (await owners(other)).sort(),
    all.map((kind) => `${kind} Rosa Luz Dias`),
  )
  assert.deepEqual(await owners(one), [])
  await client.Connections_remove({ connectionId: other })
  assert.deepEqual(await texts('zither'), [])
})

test('a very long question is answered too', async () => {
  const id = await someone('Quin')
  await noted(id, 'Breeds okapis.')
  const words = Array.from({ length: 23 }, (_, n) => `planning${String.fromCharCode(97 + n)}tion`)
  assert.deepEqual(await texts(['okapi', ...words, ...words].join(' ')), ['Breeds okapis.'])
})

test('a long transcript scores by its best part, and is returned in full', async () => {
  const id = await someone('Mo')
  const talk = Array.from({ length: 240 }, (_, n) => `word${n}`)
  talk.splice(150, 0, 'the', 'glacier', 'melts', 'faster')
  const ixId = await noted(id, talk.join(' '), '2026-01-01T10:00:00Z')
  await noted(id, 'A glacier, he said.', '2026-01-03T10:00:00Z')
  const [first] = (await found('glacier melting fast')).passages
  assert.equal(first?.id, ixId)
  assert.equal(first?.text, talk.join(' '))
})

test('coverage is the share of the question in the best passages, and unknown words lower it', async () => {
  const [one, other] = [await someone('Nele'), await someone('Otto')]
  await noted(one, 'Her allotment has a pear tree.')
  await noted(other, 'Rides a unicycle.')
  const { coverage: all } = await found('allotment pear')
  const { coverage: some } = await found('allotment pear xylograph')
  const { coverage: theirs } = await found('unicycle', { about: [one] })
  const { coverage: none } = await found('xylograph')
  assert.equal(all, 1)
  assert.ok(some > 0.4 && some < 0.75, `${some}`)
  assert.deepEqual([theirs, none], [0, 0])
})

test('a visitor’s words are marked as theirs in the timeline, in fields and in drafts', async () => {
  const host = await newHost(house)
  const ctx = memberContext(house, host)
  const { id } = await leave(house, host, {
    displayName: 'Vic Torres',
    company: 'Quokka Works',
    note: 'We spoke of kelp.',
  })
  const { connectionId } = await host.client.Leads_connect({ id })
  await host.client.Memory_addNote({ connectionId, text: 'Nice talk on kelp farming.' })
  const draft = await host.client.Followups_draft({ connectionId })
  const [theirs] = (await host.client.Memory_listInteractions({ id: connectionId })).filter(
    ({ kind }) => kind === 'exchange',
  )
  await house.kith.db
    .updateTable('followups')
    .set({ drewOn: json({ ixIds: [theirs?.ixId], promiseIds: [] }) })
    .where('id', '=', draft.id)
    .execute()
  await host.client.Followups_patch({ id: draft.id, action: 'edit', body: 'Thanks for the talk on kelp.' })
  const sources = async (...words: string[]) =>
    (await recall(ctx, { ...plain, words })).passages.map(({ kind, source }) => `${kind} ${source}`)
  assert.deepEqual((await sources('kelp')).sort(), ['followup visitor', 'interaction member', 'interaction visitor'])
  assert.deepEqual(await sources('quokka'), ['connection visitor'])
})

test('a visitor’s details stay marked as theirs after their entry is removed or they are merged', async () => {
  const host = await newHost(house)
  const ctx = memberContext(house, host)
  const { id } = await leave(house, host, { displayName: 'Wim Torres', company: 'Numbat Works', note: 'Hello.' })
  const { connectionId } = await host.client.Leads_connect({ id })
  await host.client.Memory_addNote({ connectionId, text: 'A good talk on seaweed.' })
  await host.client.Followups_draft({ connectionId })
  const sources = async (...words: string[]) =>
    (await recall(ctx, { ...plain, words })).passages.map(({ kind, source }) => `${kind} ${source}`)
  for (const { ixId, kind } of await host.client.Memory_listInteractions({ id: connectionId })) {
    if (kind === 'exchange') await host.client.Memory_removeInteraction({ id: connectionId, ixId })
  }
  assert.deepEqual(await sources('numbat'), ['connection visitor'])
  assert.ok(!(await sources('wim')).includes('followup member'))
  const other = await host.client.Connections_create({ displayName: 'W. Torres' })
  await host.client.Connections_merge({ connectionId: other.connectionId, otherId: connectionId })
  assert.deepEqual(await sources('numbat'), ['connection visitor'])
  const people = await loadPeople(ctx, [other.connectionId])
  assert.deepEqual(
    people.map((person) => personPassage(person).source),
    ['visitor'],
  )
  const third = await host.client.Connections_create({ displayName: 'Willem Torres' })
  await host.client.Connections_merge({ connectionId: third.connectionId, otherId: other.connectionId })
  assert.deepEqual(await sources('numbat'), ['connection visitor'])
})

test('with an embedding model, similar meaning counts as well as words', async () => {
  const id = await someone('Pia')
  const ixId = await noted(id, 'Her little boy was born.', '2026-01-04T10:00:00Z')
  const meaning = async () =>
    new Map([
      [ixId, 0.8],
      [id, 0.1],
    ])
  assert.equal((await found('offspring', {}, { meaning })).passages[0]?.id, ixId)
  assert.deepEqual(await texts('offspring'), [])
})
