import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { streamEvents } from '#contract/client.ts'
import { waitForWork } from '#platform/context/shutdown.ts'
import { ask, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { patienceMs } from '../../../test/harness/patience.ts'
import { scripted } from '../../../test/models/scripted-model.ts'

const house = await useHouse()
const { client, token } = await newMember(house)
const options = { baseUrl: house.url, token }
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
await client.Memory_addNote({ connectionId, text: 'The budget of Ana is 40,000 at most.' })
const content = 'What did Ana say about the budget?'

test('a client that accepts events gets the question, each line of the answer, and the full answer', async () => {
  const id = randomUUID()
  const told = await Array.fromAsync(streamEvents(options, 'Threads_ask', { id, content }))
  const [first] = told
  const last = told.at(-1)
  assert.ok(first?.type === 'question' && last?.type === 'answer')
  const text = told.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('')
  assert.equal(text.trimEnd(), last.answer.content)
  assert.deepEqual((await client.Threads_get({ id })).messages, [first.question, last.answer])
  const again = await Array.fromAsync(streamEvents(options, 'Threads_retry', { id: last.answer.id }))
  assert.ok(again.at(-1)?.type === 'answer')
})

test('the stream responds 201 with the location of its thread, and is never cached', async () => {
  const id = randomUUID()
  const { status, headers, text } = await ask(house, `POST /api/ask/threads/${id}/messages`, {
    token,
    body: { content },
    headers: { accept: 'text/event-stream' },
  })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), `/api/ask/threads/${id}`)
  assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.equal(headers.get('cache-control'), 'private, no-store')
  assert.match(text, /^event: question\ndata: {"type":"question"/)
})

test('errors are the same as without a stream', async () => {
  await refused(Array.fromAsync(streamEvents(options, 'Threads_ask', { id: randomUUID(), content: ' ' })), 'invalid')
  await refused(Array.fromAsync(streamEvents(options, 'Threads_retry', { id: randomUUID() })), 'not_found')
})

test('clients that prefer JSON or accept anything get JSON', async () => {
  for (const accept of [
    '*/*',
    'application/json',
    'application/json, text/event-stream;q=0.5',
    'text/event-stream;q=0',
    'text/event-stream;Q=0',
    'text/event-streams',
    'text/event-stream;q=0.1, */*',
  ]) {
    const body = { content }
    const answer = await ask(house, `POST /api/ask/threads/${randomUUID()}/messages`, {
      token,
      body,
      headers: { accept },
    })
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, accept)
  }
})

test('the stream ends within a second after access is revoked, and the answer is still stored', async (t) => {
  const model = house.kith.model
  t.after(() => {
    house.kith.model = model
  })
  const slow = Promise.withResolvers<void>()
  const ready = scripted(['He found the rent too high. [1]'])
  house.kith.model = { ...ready, chat: (...asked) => after(slow.promise, ready.chat(...asked)) }
  const ana = await newMember(house)
  const listener = await ana.client.Tokens_create({ name: 'Listener', access: 'write' })
  const { connectionId } = await ana.client.Connections_create({ displayName: 'Ben Okafor' })
  await ana.client.Memory_addNote({ connectionId, text: 'Ben changed his mind about Lisbon: the rent is too high.' })
  const id = randomUUID()
  const heard: string[] = []
  const options = { baseUrl: house.url, token: listener.token }
  const over = (async () => {
    for await (const { type } of streamEvents(options, 'Threads_ask', {
      id,
      content: 'Why did Ben change his mind?',
    })) {
      heard.push(type)
      if (type === 'question') await ana.client.Tokens_revoke({ id: listener.id })
    }
  })()
  // The model has not answered yet.
  await refused(over, 'unauthenticated')
  assert.deepEqual(heard, ['question'])
  slow.resolve()
  await waitForWork(patienceMs)
  assert.equal((await ana.client.Threads_get({ id })).messages.at(-1)?.role, 'answer')
})

async function* after<T>(until: Promise<void>, pieces: AsyncIterable<T>) {
  await until
  yield* pieces
}

test('a client that disconnects doesn’t lose the answer', async () => {
  const id = randomUUID()
  for (const accept of ['text/event-stream', 'application/json']) {
    const leaving = new AbortController()
    const asked = fetch(`${house.url}/api/ask/threads/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ content }),
      signal: leaving.signal,
    })
    setTimeout(() => leaving.abort(), 3)
    await asked.catch(() => {})
  }
  await client.Threads_ask({ id, content })
  await waitForWork(patienceMs)
  const { messages } = await client.Threads_get({ id })
  const answers = messages.filter((each) => each.role === 'answer')
  assert.ok(answers.length > 0)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set(['complete']))
})
