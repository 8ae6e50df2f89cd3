import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { ask, newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()
const { client, token } = await newMember(house)
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
await client.Memory_addNote({ connectionId, text: 'The budget of Ana is 40,000 at most.' })
const content = 'What did Ana say about the budget?'
const asked = () => client.Threads_ask({ id: randomUUID(), content })

test('a retry, of the answer or of its question, makes a new answer and keeps the earlier one', async () => {
  const { threadId, question, answer } = await asked()
  const second = await client.Threads_retry({ id: answer.id })
  const third = await client.Threads_retry({ id: question.id, timeZone: 'Asia/Tokyo' })
  assert.deepEqual([second.answer.attempt, third.answer.attempt], [2, 3])
  assert.deepEqual([second.question, third.question], [question, question])
  const { messages, turns } = await client.Threads_get({ id: threadId })
  assert.equal(turns, 1)
  assert.deepEqual(messages, [question, answer, second.answer, third.answer])
})

test('retries of an early question are next to it, not at the end', async () => {
  const { threadId, answer } = await asked()
  await client.Threads_ask({ id: threadId, content: 'And her husband?' })
  await client.Threads_retry({ id: answer.id })
  const { messages } = await client.Threads_get({ id: threadId })
  assert.deepEqual(
    messages.map((each) => `${each.turn}${each.role === 'answer' ? `.${each.attempt}` : ''}`),
    ['1', '1.1', '1.2', '2', '2.1'],
  )
})

test('after ten answers, a question can no longer be retried', async () => {
  const { answer } = await asked()
  for (let more = 0; more < 9; more++) await client.Threads_retry({ id: answer.id })
  const { message } = await refused(client.Threads_retry({ id: answer.id }), 'conflict')
  assert.match(message, /Ask it again/)
})

test('an answer can be rated again, and a rating without a note removes the old note', async () => {
  const { answer } = await asked()
  const down = await client.Threads_feedback({ id: answer.id, rating: 'down', note: 'The other Ana.' })
  assert.deepEqual([down.feedback?.rating, down.feedback?.note], ['down', 'The other Ana.'])
  const up = await client.Threads_feedback({ id: answer.id, rating: 'up' })
  assert.deepEqual([up.feedback?.rating, up.feedback?.note], ['up', undefined])
  assert.deepEqual({ ...up, feedback: undefined }, { ...answer, feedback: undefined })
})

test('only finished answers can be rated', async () => {
  const { question, answer } = await asked()
  assert.match(
    (await refused(client.Threads_feedback({ id: question.id, rating: 'up' }), 'conflict')).message,
    /question/,
  )
  await house.kith.db.updateTable('messages').set({ answeredAt: null }).where('id', '=', answer.id).execute()
  await refused(client.Threads_feedback({ id: answer.id, rating: 'up' }), 'conflict')
  await refused(client.Threads_feedback({ id: randomUUID(), rating: 'up' }), 'not_found')
})

test('a pending answer can’t be retried, but one left by a dead process can', async () => {
  const { threadId, answer } = await asked()
  await house.kith.db.updateTable('messages').set({ answeredAt: null }).where('id', '=', answer.id).execute()
  await refused(client.Threads_retry({ id: answer.id }), 'conflict')
  house.clock.set(house.clock.now().add({ minutes: 2 }).toString())
  const { messages } = await client.Threads_get({ id: threadId })
  const left = messages[1]
  assert.ok(left?.role === 'answer')
  assert.deepEqual([left.status, left.failure], ['failed', 'The service stopped before it answered. Try again.'])
  assert.match(
    (await refused(client.Threads_feedback({ id: answer.id, rating: 'down' }), 'conflict')).message,
    /This answer failed/,
  )
  const { answer: again } = await client.Threads_retry({ id: answer.id })
  house.clock.reset()
  assert.equal(again.status, 'complete')
})

test('ratings are a data set: each answer with its question and its citations, a page at a time', async () => {
  const other = await newMember(house)
  const rated = []
  for (const rating of ['up', 'down', 'up'] as const) {
    const { question, answer } = await other.client.Threads_ask({ id: randomUUID(), content: `Who is ${rating}?` })
    rated.unshift({ question, answer: await other.client.Threads_feedback({ id: answer.id, rating, note: 'Well.' }) })
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  assert.deepEqual(await other.client.Threads_ratings({}), rated)
  const page = await ask(house, 'GET /api/ask/feedback?limit=2', { token: other.token })
  const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
  const rest = await ask(house, `GET ${next}`, { token: other.token })
  assert.deepEqual([...page.body, ...rest.body], rated)
  assert.ok(!(await ask(house, 'GET /api/ask/feedback', { token })).text.includes(rated[0]?.answer.id ?? ''))
})
