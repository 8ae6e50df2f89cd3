import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { streamEvents } from '#contract/client.ts'
import { waitForWork } from '#platform/context/shutdown.ts'
import { openModel } from '#platform/llm/open.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { patienceMs } from '../../../test/harness/patience.ts'
import {
  hangsUpAfter,
  littleServer,
  type Reply,
  says,
  saysNothing,
  stallsAfter,
} from '../../../test/servers/model-server.ts'

const house = await useHouse()
const { client, token } = await newMember(house)
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
await client.Memory_addNote({ connectionId, text: 'The budget for the harbour office is 40,000 at most.' })
const content = 'What did Ana say about the budget for the harbour office?'

const piece = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`
const ending = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 120, completion_tokens: 9 } })}\n\ndata: [DONE]\n\n`
const spoken = ['The budget for ', 'the office is ', '40,000 at most [1].']
const wellSaid = spoken.map(piece).join('') + ending

/** From now on, this server is the model. */
async function modelThat(t: TestContext, ...replies: Reply[]) {
  const { origin, requests } = await littleServer(t, replies)
  const patience = { timeoutMs: 400, firstByteMs: 300 }
  house.kith.model = openModel({ url: `${origin}/v1`, name: 'little', key: null, api: 'openai', ...patience })
  t.after(() => {
    house.kith.model = null
  })
  return requests
}

test('a model answers from recalled passages, with citations, its name and its token usage', async (t) => {
  const requests = await modelThat(t, says(wellSaid))
  const { answer } = await client.Threads_ask({ id: randomUUID(), content })
  assert.deepEqual([answer.status, answer.writtenBy], ['complete', 'little'])
  assert.equal(answer.content, 'The budget for the office is 40,000 at most. [1]')
  assert.deepEqual(answer.usage, { inputTokens: 120, outputTokens: 9 })
  assert.deepEqual(
    answer.citations.map(({ kind, connectionName, quote }) => [kind, connectionName, quote]),
    [['interaction', 'Ana Ribeiro', 'The budget for the harbour office is 40,000 at most.']],
  )
  assert.match(JSON.stringify(requests[0]?.body), /harbour office is 40,000/)
})

test('sentences are streamed while the model is still answering', async (t) => {
  const more = ' It is 40,000 for the office [1].'
  await modelThat(t, async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(spoken.map(piece).join('') + piece(' It '))
    await heardFirst
    response.end(piece(more.slice(4)) + ending)
  })
  let go = () => {}
  const heardFirst = new Promise<void>((resolve) => {
    go = resolve
  })
  const heard: string[] = []
  for await (const told of streamEvents({ baseUrl: house.url, token }, 'Threads_ask', { id: randomUUID(), content })) {
    heard.push(told.type)
    if (told.type === 'text') go()
  }
  assert.deepEqual(heard, ['question', 'text', 'text', 'answer'])
})

test('sentences that the notes don’t support are never shown, and the answer says so', async (t) => {
  const lies = [
    'The budget for the harbour office is 70,000 at most [1].',
    'The budget for the harbour office is not 40,000 at most [1].',
    'Ben set the budget for the harbour office [1].',
  ]
  await modelThat(t, says([...spoken.map(piece), ...lies.map((lie) => piece(` ${lie}`))].join('') + ending))
  const options = { baseUrl: house.url, token }
  const told = await Array.fromAsync(streamEvents(options, 'Threads_ask', { id: randomUUID(), content }))
  const shown = told.flatMap((each) => (each.type === 'text' ? [each.text.trimEnd()] : []))
  assert.deepEqual(shown, [
    'The budget for the office is 40,000 at most. [1]',
    'I left out 3 sentences that your notes do not bear out.',
  ])
  const last = told.at(-1)
  assert.ok(last?.type === 'answer')
  assert.equal(last.answer.content, shown.join('\n'))
})

const megabyte = piece('word '.repeat(230_000))
const faults: Record<string, [Reply, RegExp]> = {
  'is over its quota (429)': [says('{"error":"quota"}', { status: 429 }), /busy/],
  'breaks (500)': [says('oops', { status: 500 }), /internal error/],
  'never begins': [saysNothing, /in time/],
  'stalls in the middle': [stallsAfter(piece('The budget ')), /in time/],
  'hangs up in the middle': [hangsUpAfter(piece('The budget for the office is 40,000 [1]. And ')), /cut off/],
  'answers with garbage': [says('<html>It works!</html>'), /could not be read/],
  'answers with a megabyte': [says(megabyte + megabyte + ending), /too large|in time/],
  'cites an unknown passage': [says(piece('The budget is 40,000 at most [7].') + ending), /./],
  'makes an unsupported claim': [says(piece('Ana is a lighthouse keeper with eleven cats [1].') + ending), /./],
}

for (const [what, [reply, why]] of Object.entries(faults)) {
  test(`a model that ${what}: the question is stored, rules answer, and a retry works`, async (t) => {
    await modelThat(t, reply, says(wellSaid))
    const { threadId, question, answer } = await client.Threads_ask({ id: randomUUID(), content })
    assert.deepEqual([answer.status, answer.writtenBy], ['failed', 'rules'])
    assert.match(answer.failure ?? '', why)
    assert.match(answer.content, /40,000 at most/)
    assert.equal(answer.citations.length, 1)
    const again = await client.Threads_retry({ id: answer.id })
    assert.deepEqual([again.answer.status, again.answer.writtenBy], ['complete', 'little'])
    assert.deepEqual((await client.Threads_get({ id: threadId })).messages, [question, answer, again.answer])
  })
}

test('sentences of a failing model are withdrawn', async (t) => {
  await modelThat(t, hangsUpAfter(piece('The budget for the office is 40,000 [1]. And then ')))
  const options = { baseUrl: house.url, token }
  const told = await Array.fromAsync(streamEvents(options, 'Threads_ask', { id: randomUUID(), content }))
  const kinds = told.map(({ type }) => type)
  assert.deepEqual(kinds.slice(0, kinds.indexOf('withdrawn') + 1), ['question', 'text', 'withdrawn'])
  const last = told.at(-1)
  assert.ok(last?.type === 'answer')
  const kept = told.slice(kinds.indexOf('withdrawn')).flatMap((each) => (each.type === 'text' ? [each.text] : []))
  assert.equal(kept.join('').trimEnd(), last.answer.content)
})

test('when a model finds nothing, the answer has our own wording', async (t) => {
  await modelThat(t, says(piece('NOTHING') + ending))
  const { answer } = await client.Threads_ask({ id: randomUUID(), content })
  assert.deepEqual([answer.status, answer.writtenBy, answer.citations], ['complete', 'little', []])
  assert.match(answer.content, /nothing/i)
})

test('a thread that is removed while it is answering stays removed', async (t) => {
  const id = randomUUID()
  await modelThat(t, async (response) => {
    await client.Threads_remove({ id })
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(wellSaid)
  })
  await refused(client.Threads_ask({ id, content }), 'not_found')
  await refused(client.Threads_get({ id }), 'not_found')
})

test('a client that disconnects during an answer finds it later', async (t) => {
  const id = randomUUID()
  const leaving = new AbortController()
  await modelThat(t, async (response) => {
    leaving.abort()
    await new Promise((resolve) => setTimeout(resolve, 50))
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(wellSaid)
  })
  const left = fetch(`${house.url}/api/ask/threads/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ content }),
    signal: leaving.signal,
  })
  await assert.rejects(left.then((response) => response.text()))
  await waitForWork(patienceMs)
  const [, answer] = (await client.Threads_get({ id })).messages
  assert.ok(answer?.role === 'answer')
  assert.deepEqual([answer.status, answer.writtenBy], ['complete', 'little'])
})

test('an answer is stored once the database works again', async (t) => {
  const id = randomUUID()
  const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`
  await modelThat(t, async (response) => {
    await rename('messages', 'messages_away').execute(house.kith.db)
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(wellSaid)
  })
  await assert.rejects(client.Threads_ask({ id, content }))
  await rename('messages_away', 'messages').execute(house.kith.db)
  const [, waiting] = (await client.Threads_get({ id })).messages
  assert.ok(waiting?.role === 'answer')
  assert.equal(waiting.status, 'waiting')
  await waitForWork(patienceMs)
  const [, answer] = (await client.Threads_get({ id })).messages
  assert.ok(answer?.role === 'answer')
  assert.deepEqual([answer.status, answer.writtenBy], ['complete', 'little'])
})
