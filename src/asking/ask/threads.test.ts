import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ask, connect, eventsOf, newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const { client, memberId, token } = await newMember(house)
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
await client.Memory_addNote({ connectionId, text: 'The budget of Ana is 40,000 at most.' })
const budget = 'What did Ana say about the budget?'

test('the first question to an unused id starts a thread and sets its title', async () => {
  const id = randomUUID()
  const { threadId, question, answer } = await client.Threads_ask({ id, content: `  ${budget}\nPlease. ` })
  assert.equal(threadId, id)
  assert.equal(question.content, `  ${budget}\nPlease. `)
  assert.deepEqual([question.turn, question.role, question.timeZone], [1, 'question', 'UTC'])
  assert.deepEqual([answer.turn, answer.role, answer.attempt, answer.status], [1, 'answer', 1, 'complete'])
  assert.equal(answer.questionId, question.id)
  const thread = await client.Threads_get({ id })
  assert.equal(thread.title, `${budget} Please.`)
  assert.deepEqual(thread.messages, [question, answer])
})

test('a thread created directly has the given id and title', async () => {
  const id = randomUUID()
  const made = await client.Threads_create({ id, title: 'Budgets' })
  assert.deepEqual([made.id, made.title, made.turns], [id, 'Budgets', 0])
  await refused(client.Threads_create({ id }), 'conflict')
  await client.Threads_ask({ id, content: budget })
  const { title, turns } = await client.Threads_get({ id })
  assert.deepEqual([title, turns], ['Budgets', 1])
  const renamed = await client.Threads_update({ id, title: 'Money' })
  assert.equal(renamed.title, 'Money')
})

test('threads are listed in pages, most recently used first', async () => {
  const other = await newMember(house)
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of ids) {
    await other.client.Threads_create({ id })
    await passing()
  }
  await other.client.Threads_ask({ id: ids[0] ?? '', content: budget })
  const listed = await other.client.Threads_list({})
  assert.deepEqual(
    listed.map(({ id }) => id),
    [ids[0], ids[2], ids[1]],
  )
  const page = await fetch(`${house.url}/api/ask/threads?limit=2`, {
    headers: { authorization: `Bearer ${other.token}` },
  })
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
  const rest = await fetch(house.url + next, { headers: { authorization: `Bearer ${other.token}` } })
  assert.deepEqual(
    ((await rest.json()) as { id: string }[]).map(({ id }) => id),
    [ids[1]],
  )
})

test('two simultaneous questions in one thread keep their order, each with its answer', async () => {
  const id = randomUUID()
  const asked = Array.from({ length: 12 }, (_, at) => `Question ${at}`)
  await Promise.all(asked.map((content) => client.Threads_ask({ id, content })))
  const { messages } = await client.Threads_get({ id })
  assert.deepEqual(
    messages.map(({ turn, role }) => `${turn} ${role}`),
    asked.flatMap((_, at) => [`${at + 1} question`, `${at + 1} answer`]),
  )
  assert.equal(new Set(messages.map(({ content }) => content)).size >= 12, true)
})

test('a thread of many turns is read in parts', async () => {
  const id = randomUUID()
  await client.Threads_ask({ id, content: budget })
  const { db } = house.kith
  await db.updateTable('threads').set({ turns: 150 }).where('memberId', '=', memberId).where('id', '=', id).execute()
  await client.Threads_ask({ id, content: 'And the last?' })
  const latest = await client.Threads_get({ id })
  assert.deepEqual(new Set(latest.messages.map(({ turn }) => turn)), new Set([151]))
  assert.match(latest.more ?? '', /before turn 52/)
  const earlier = await client.Threads_get({ id, before: 52 })
  assert.deepEqual([new Set(earlier.messages.map(({ turn }) => turn)), earlier.more], [new Set([1]), undefined])
})

test('a thread is removed with its messages, and its id can be used again', async () => {
  const id = randomUUID()
  const { answer } = await client.Threads_ask({ id, content: budget })
  await client.Threads_remove({ id })
  await refused(client.Threads_get({ id }), 'not_found')
  await refused(client.Threads_retry({ id: answer.id }), 'not_found')
  await refused(client.Threads_remove({ id }), 'not_found')
  await client.Threads_ask({ id, content: budget })
  assert.equal((await client.Threads_get({ id })).turns, 1)
})

test('a removed thread is restored with its questions, answers and ratings', async () => {
  const id = randomUUID()
  const { answer } = await client.Threads_ask({ id, content: budget })
  await client.Threads_feedback({ id: answer.id, rating: 'up', note: 'Right.' })
  const before = await client.Threads_get({ id })
  await client.Threads_remove({ id })
  const [removal] = await client.Removals_list({ limit: 1 })
  assert.deepEqual([removal?.kind, removal?.subjectId, removal?.label], ['thread', id, before.title])
  assert.equal((await client.Threads_restore({ id })).title, before.title)
  assert.deepEqual(await client.Threads_get({ id }), before)
  assert.equal((await client.Threads_restore({ id })).id, id)
  await refused(client.Threads_restore({ id: randomUUID() }), 'not_found')
})

test('questions asked under the id of a removed thread come after the restored ones', async () => {
  const questions = ['Who is Ben?', 'Who is Ana?', 'Who is Chloé?', 'Who is Dan?', 'Who is Eva?']
  const id = randomUUID()
  const ask = async (contents: string[]) => {
    for (const content of contents) await client.Threads_ask({ id, content })
  }
  const asked = async () => {
    const { messages } = await client.Threads_get({ id })
    return messages.filter(({ role }) => role === 'question').map(({ content }) => content)
  }
  await ask(questions.slice(0, 1))
  await client.Threads_remove({ id })
  await ask(questions.slice(1, 4))
  await client.Threads_remove({ id })
  await ask(questions.slice(4))
  assert.deepEqual(await asked(), ['Who is Eva?'])
  assert.equal((await client.Threads_restore({ id })).turns, 5)
  assert.deepEqual(await asked(), questions)
  await ask(['Who is Finn?'])
  assert.deepEqual(await asked(), [...questions, 'Who is Finn?'])
})

test('two members can use the same thread id without seeing each other’s thread', async () => {
  const id = randomUUID()
  const other = await newMember(house)
  const { answer } = await client.Threads_ask({ id, content: budget })
  await refused(other.client.Threads_get({ id }), 'not_found')
  await other.client.Threads_ask({ id, content: 'Whom do I know?' })
  assert.equal((await other.client.Threads_get({ id })).turns, 1)
  await other.client.Threads_remove({ id })
  assert.equal((await client.Threads_get({ id })).turns, 1)
  await refused(other.client.Threads_feedback({ id: answer.id, rating: 'up' }), 'not_found')
  await refused(other.client.Threads_retry({ id: answer.id }), 'not_found')
  await refused(other.client.Threads_ask({ id, content: budget, connectionId }), 'not_found')
})

test('an unknown time zone is refused, and the question is not stored', async () => {
  const id = randomUUID()
  await refused(client.Threads_ask({ id, content: budget, timeZone: 'Europe/Atlantis' }), 'invalid')
  await refused(client.Threads_ask({ id, content: budget, connectionId: randomUUID() }), 'not_found')
  await refused(client.Threads_get({ id }), 'not_found')
})

test('a question that is sent again with its key is asked once', async () => {
  const id = randomUUID()
  const again = connect(house, (await client.Tokens_create({ name: 'x', access: 'write' })).token, {
    'idempotency-key': randomUUID(),
  })
  const [first, second] = [
    await again.Threads_ask({ id, content: budget }),
    await again.Threads_ask({ id, content: budget }),
  ]
  assert.deepEqual(second, first)
  assert.equal((await client.Threads_get({ id })).turns, 1)
})

test('the stream of a repeated question says that it is a replay', async () => {
  const id = randomUUID()
  const headers = { 'idempotency-key': randomUUID(), accept: 'text/event-stream' }
  const send = () => ask(house, `POST /api/ask/threads/${id}/messages`, { token, headers, body: { content: budget } })
  const [first, second] = [await send(), await send()]
  assert.deepEqual(
    [first, second].map((each) => [each.status, each.headers.get('idempotency-replayed')]),
    [
      [201, null],
      [201, 'true'],
    ],
  )
})

test('a merged person is replaced by the remaining one, in follow-up questions and retries', async () => {
  const berta = await client.Connections_create({ displayName: 'Berta Lindqvist' })
  const carla = await client.Connections_create({ displayName: 'Carla Lindqvist' })
  await client.Memory_addNote({ connectionId: berta.connectionId, text: 'Her husband Olaf sails a wooden boat.' })
  const id = randomUUID()
  const asked = { id, content: 'What boat does her husband sail?', connectionId: berta.connectionId }
  const { answer } = await client.Threads_ask(asked)
  await client.Connections_merge({ connectionId: carla.connectionId, otherId: berta.connectionId })
  const again = await client.Threads_retry({ id: answer.id })
  assert.match(again.answer.content, /wooden boat/)
  const more = await client.Threads_ask({ id, content: 'And who is her husband?' })
  assert.match(more.answer.content, /Olaf/)
})

test('each of several short questions repeats the last full question', async () => {
  for (const displayName of ['Will Bergman', 'Rosa Bergman', 'Otto Bank']) {
    await client.Connections_create({ displayName, location: `Near ${displayName.slice(0, 4)}ville` })
  }
  const id = randomUUID()
  await client.Threads_ask({ id, content: 'Where does Will live?' })
  for (const [content, place] of [
    ['And Rosa?', /Near Rosaville/],
    ['And Will?', /Near Willville/],
    ['And Otto Bank?', /Near Ottoville/],
  ] as const) {
    const { answer } = await client.Threads_ask({ id, content })
    assert.match(answer.content, place)
  }
})

test('a follow-up question about another place covers everybody', async () => {
  const other = await newMember(house)
  await other.client.Connections_create({ displayName: 'Ana Ribeiro', location: 'Lisbon' })
  await other.client.Connections_create({ displayName: 'Jan Nowak', location: 'Warsaw' })
  const id = randomUUID()
  const said = async (content: string) => (await other.client.Threads_ask({ id, content })).answer.content
  assert.match(await said('Who lives in Lisbon?'), /^Ana Ribeiro/)
  assert.match(await said('And in Warsaw?'), /^Jan Nowak/)
  assert.match(await said('And in Tokyo?'), /^I found nobody/)
})

test('a question about a day is answered with entries about anybody', async () => {
  const other = await newMember(house)
  const { connectionId } = await other.client.Connections_create({ displayName: 'Nils Holm' })
  const on = (day: number, text: string) =>
    other.client.Memory_addInteraction({ connectionId, text, occurredAt: `2026-03-0${day}T23:30:00Z` })
  await on(2, 'He found a key.')
  await on(4, 'He lost it.')
  const told = async (content: string, timeZone: string) =>
    (await other.client.Threads_ask({ id: randomUUID(), content, timeZone })).answer.content
  assert.match(await told('What happened on 2 March 2026?', 'UTC'), /On 2 March you noted about Nils Holm: “He found/)
  assert.match(await told('What happened on 2 March 2026?', 'Asia/Tokyo'), /^You have no entries/)
  assert.match(await told('What did I note on 5 March 2026?', 'Asia/Tokyo'), /On 5 March .*He lost it/)
})

test('a note that uses a full name is found despite a namesake', async () => {
  const other = await newMember(house)
  const { connectionId } = await other.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await other.client.Connections_create({ displayName: 'Ana Kowalski' })
  await other.client.Memory_addNote({ connectionId, text: 'She told me that Ana Kowalski moves to Berlin.' })
  const content = 'Where does Ana Kowalski move, to Berlin?'
  const { answer } = await other.client.Threads_ask({ id: randomUUID(), content })
  assert.match(answer.content, /Ana Kowalski moves to Berlin/)
})

test('each answer publishes an event', async () => {
  const { answer } = await client.Threads_ask({ id: randomUUID(), content: budget })
  const last = (await eventsOf(house, memberId)).at(-1)
  assert.deepEqual([last?.kind, last?.subjectId], ['answer.given', answer.id])
})

const passing = () => new Promise((resolve) => setTimeout(resolve, 5))
