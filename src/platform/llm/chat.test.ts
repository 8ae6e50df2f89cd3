import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { patienceMs } from '../../../test/harness/patience.ts'
import {
  drips,
  hangsUpAfter,
  littleServer,
  type Reply,
  says,
  saysJson,
  saysNothing,
  stallsAfter,
} from '../../../test/servers/model-server.ts'
import type { ChatMessage, ChatOptions, Piece } from './dialect.ts'
import { ModelFailure } from './failure.ts'
import { type ModelConfig, openModel } from './open.ts'

const secret = 'sk-very-secret'
const question: ChatMessage[] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Who is Ana?' },
]

const events = (...data: unknown[]) => data.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')
const delta = (content: string | null) => ({ choices: [{ delta: { content }, finish_reason: null }] })
const stop = { choices: [{ delta: {}, finish_reason: 'stop' }] }

/** One answer in each dialect: "Ana met you in Porto. 😀", with thoughts, comments and usage around it. */
const spoken = {
  openai:
    ': waiting\r\n\r\n' +
    events(
      { choices: [{ delta: { role: 'assistant', content: null, reasoning_content: 'Hm.' } }] },
      delta('<think>who?'),
      delta('</think>\n'),
      delta('Ana met you '),
      delta('in Porto. 😀'),
      stop,
      { choices: [], usage: { prompt_tokens: 12, completion_tokens: 5 } },
    ).replaceAll('\n', '\r\n') +
    'data: [DONE]\n\n',
  anthropic: [
    { type: 'message_start', message: { usage: { input_tokens: 12, output_tokens: 1 } } },
    { type: 'ping' },
    { type: 'content_block_start', index: 0, content_block: { type: 'thinking', thinking: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm.' } },
    { type: 'content_block_start', index: 1, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'Ana met you ' } },
    { type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: 'in Porto. 😀' } },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ]
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join(''),
}

const whole = {
  openai: {
    choices: [{ message: { content: 'Ana met you in Porto. 😀' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 12, completion_tokens: 5 },
  },
  anthropic: {
    content: [{ type: 'text', text: 'Ana met you in Porto. 😀' }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 12, output_tokens: 5 },
  },
}

/** Where each dialect's answer above is in the middle of its words. */
const middle = (text: string) => text.slice(0, text.indexOf('in Porto') + 3)

for (const api of ['openai', 'anthropic'] as const) {
  const heard = { text: 'Ana met you in Porto. 😀', usage: { inputTokens: 12, outputTokens: 5 }, cutShort: false }

  test(`${api}: an answer is the same in one piece, byte by byte, and as one document`, async (t) => {
    for (const reply of [says(spoken[api]), drips(spoken[api]), saysJson(whole[api])]) {
      assert.deepEqual(await ask(t, { api, replies: [reply] }), heard)
    }
  })

  test(`${api}: each status has its failure, without the key and without the server's words`, async (t) => {
    const statuses = { 400: 'refused', 401: 'denied', 404: 'refused', 429: 'busy', 500: 'broken', 529: 'busy' }
    for (const [status, kind] of Object.entries(statuses)) {
      const body = { error: { message: `bad ${secret} <script>`, type: 'x' } }
      const failure = await failureOf(ask(t, { api, replies: [saysJson(body, Number(status))] }))
      assert.equal(failure.kind, kind)
      assert.equal(failure.retryable, ['busy', 'broken'].includes(kind))
      assert.match(failure.message, new RegExp(`^[A-Z].*\\(status ${status}\\)\\.$`))
      assert.doesNotMatch(JSON.stringify([failure.message, failure, failure.stack, failure.cause]), /secret|script/)
    }
  })

  test(`${api}: a server that stalls, before or after its first word, is given up`, async (t) => {
    for (const reply of [saysNothing, stallsAfter(''), stallsAfter(middle(spoken[api]))]) {
      const failure = await failureOf(ask(t, { api, replies: [reply], timeouts: { timeoutMs: 300, firstByteMs: 100 } }))
      assert.deepEqual([failure.kind, failure.retryable], ['slow', true])
    }
  })

  test(`${api}: an answer that breaks off is a failure, whether the line drops or just ends`, async (t) => {
    for (const reply of [hangsUpAfter(middle(spoken[api])), says(middle(spoken[api]))]) {
      const failure = await failureOf(ask(t, { api, replies: [reply] }))
      assert.deepEqual([failure.kind, failure.retryable], ['cut', true])
    }
  })

  test(`${api}: garbage is a failure`, async (t) => {
    const garbage = ['<html>Sign in</html>', '', 'data: {"a\n\n', 'data: 7\n\n', '{"choices": 7, "content": 7}', '{"a']
    for (const body of garbage) {
      const failure = await failureOf(ask(t, { api, replies: [says(body)] }))
      assert.match(failure.kind, /^(garbled|cut)$/, body)
    }
  })

  test(`${api}: at most 1 MB is read`, async (t) => {
    const failure = await failureOf(ask(t, { api, replies: [says(`: ${'x'.repeat(1_100_000)}\n\n${spoken[api]}`)] }))
    assert.deepEqual([failure.kind, failure.retryable], ['too_large', false])
  })

  test(`${api}: an error inside a stream is a failure`, async (t) => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: secret } }
    const failure = await failureOf(ask(t, { api, replies: [says(`data: ${JSON.stringify(error)}\n\n`)] }))
    assert.equal(failure.kind, 'busy')
    assert.doesNotMatch(failure.message, /secret/)
    const whole = await failureOf(ask(t, { api, replies: [saysJson({ error: 'boom' })] }))
    assert.equal(whole.kind, 'broken')
  })

  test(`${api}: a redirect is not followed, so that the key stays where it was meant to go`, async (t) => {
    const elsewhere = await littleServer(t, [says(spoken[api])])
    const away: Reply = (response) => {
      response.writeHead(307, { location: elsewhere.origin }).end()
    }
    assert.equal((await failureOf(ask(t, { api, replies: [away] }))).kind, 'refused')
    assert.equal(elsewhere.requests.length, 0)
  })

  test(`${api}: a caller who no longer wants the answer stops it`, async (t) => {
    const gone = AbortSignal.abort()
    const soon = new AbortController()
    setTimeout(() => soon.abort(), 50)
    for (const signal of [gone, soon.signal]) {
      const options = { signal }
      const failure = await failureOf(ask(t, { api, replies: [stallsAfter(middle(spoken[api]))], options }))
      assert.deepEqual([failure.kind, failure.retryable], ['stopped', false])
    }
  })

  test(`${api}: who stops listening hangs up`, async (t) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const reply: Reply = (response, request) => {
      response.on('close', resolve)
      return stallsAfter(middle(spoken[api]))(response, request)
    }
    const { model } = await open(t, { api, replies: [reply] })
    for await (const _ of model.chat(question)) break
    await promise
  })

  test(`${api}: a temperature that is refused is left out from then on`, async (t) => {
    const refuse: Reply = saysJson({ error: { message: "Unsupported value: 'temperature'" } }, 400)
    const { model, requests } = await open(t, { api, replies: [refuse, says(spoken[api])] })
    assert.equal((await listen(model.chat(question, { temperature: 0.2 }))).text, heard.text)
    await listen(model.chat(question, { temperature: 0.2 }))
    assert.deepEqual(
      requests.map(({ body }) => body.temperature),
      [0.2, undefined, undefined],
    )
  })
}

test('requests look as each server wants them; a key that is required but ignored is made up', async (t) => {
  const one = await open(t, { api: 'openai', replies: [says(spoken.openai)] })
  await listen(one.model.chat(question, { maxTokens: 50 }))
  assert.equal(one.requests[0]?.url, '/v1/chat/completions')
  assert.equal(one.requests[0]?.headers.authorization, `Bearer ${secret}`)
  assert.deepEqual(one.requests[0]?.body.messages, question)
  assert.equal(one.requests[0]?.body.max_tokens, 50)

  const other = await open(t, { api: 'anthropic', replies: [says(spoken.anthropic)] })
  await listen(other.model.chat(question))
  assert.equal(other.requests[0]?.url, '/v1/messages')
  assert.equal(other.requests[0]?.headers['x-api-key'], secret)
  assert.equal(other.requests[0]?.body.system, 'Be brief.')
  assert.deepEqual(other.requests[0]?.body.messages, question.slice(1))

  const free = await open(t, { api: 'openai', replies: [says(spoken.openai)], key: null })
  await listen(free.model.chat(question))
  assert.equal(free.requests[0]?.headers.authorization, 'Bearer none')
})

test('an answer that ran out of tokens says so, and one that was declined is a failure', async (t) => {
  const end = (reason: string) => says(events(delta('Ana'), { choices: [{ delta: {}, finish_reason: reason }] }))
  assert.equal((await ask(t, { api: 'openai', replies: [end('length')] })).cutShort, true)
  assert.equal((await failureOf(ask(t, { api: 'openai', replies: [end('content_filter')] }))).kind, 'declined')
})

test('newer servers that want max_completion_tokens get it', async (t) => {
  const refuse = saysJson({ error: { message: "'max_tokens' is not supported" } }, 400)
  const { model, requests } = await open(t, { api: 'openai', replies: [refuse, says(spoken.openai)] })
  await listen(model.chat(question, { maxTokens: 50 }))
  assert.equal(requests[1]?.body.max_completion_tokens, 50)
  assert.equal(requests[1]?.body.max_tokens, undefined)
})

test('a server that is not there is unreachable, and a key that cannot be sent is not shown', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await once(closed.close(), 'close')
  const config = { url: `http://127.0.0.1:${port}/v1`, name: 'm', api: 'openai', timeoutMs: patienceMs } as const
  const failure = await failureOf(listen(openModel({ ...config, key: null })?.chat(question) ?? []))
  assert.deepEqual([failure.kind, failure.retryable], ['unreachable', true])
  assert.match(failure.message, /ECONNREFUSED/)
  const broken = await failureOf(listen(openModel({ ...config, key: `${secret}\n😀` })?.chat(question) ?? []))
  assert.doesNotMatch(JSON.stringify([broken.message, broken.stack, broken.cause]), /secret/)
})

test('without an address there is no model, and without a name there is a sentence that says so', () => {
  const config = { key: null, api: 'openai', timeoutMs: 100 } as const
  assert.equal(openModel({ ...config, url: null, name: null }), null)
  assert.throws(() => openModel({ ...config, url: 'http://x', name: null }), /KITH_MODEL must be the name of the model/)
})

type Case = {
  api: ModelConfig['api']
  replies: Reply[]
  timeouts?: { timeoutMs: number; firstByteMs: number }
  options?: ChatOptions
  key?: string | null
}

async function open(t: TestContext, { api, replies, timeouts, key = secret }: Case) {
  const { origin, requests } = await littleServer(t, replies)
  const model = openModel({ url: `${origin}/v1/`, name: 'm', key, api, timeoutMs: patienceMs, ...timeouts })
  assert.ok(model)
  return { model, requests }
}

async function ask(t: TestContext, what: Case) {
  const { model } = await open(t, what)
  return listen(model.chat(question, what.options))
}

async function listen(pieces: AsyncIterable<Piece> | Piece[]) {
  let text = ''
  for await (const piece of pieces) {
    if (piece.type === 'end') return { text, usage: piece.usage, cutShort: piece.cutShort }
    text += piece.text
  }
  throw new Error('An answer without an end.')
}

async function failureOf(answer: Promise<unknown>): Promise<ModelFailure> {
  const failure = await answer.then(
    () => null,
    (error: unknown) => error,
  )
  assert.ok(failure instanceof ModelFailure, `${failure}`)
  return failure
}
