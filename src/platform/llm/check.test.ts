import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { patienceMs } from '../../../test/harness/patience.ts'
import { littleServer, type Reply, says, saysJson, saysNothing } from '../../../test/servers/model-server.ts'
import { checkModel } from './check.ts'
import type { ModelConfig } from './open.ts'

const usage = { prompt_tokens: 40, completion_tokens: 60 }
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const delta = (content: string) => event({ choices: [{ delta: { content } }] })
const ending = `${event({ choices: [{ delta: {}, finish_reason: 'stop' }] })}${event({ choices: [], usage })}data: [DONE]\n\n`
const whole = (content: string) => saysJson({ choices: [{ message: { content }, finish_reason: 'stop' }] })
const shaped = '{"city":"Porto","people":["Ana","Luis"]}'

/** Counts, a word at a time. */
const counts: Reply = async (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const word of ['one, ', 'two, ', 'three']) {
    response.write(delta(word))
    await pause(10)
  }
  response.end(ending)
}

/** Counts when asked to, and gives the shape when that is asked for in a way it takes. */
const server = ({ talk = counts, takes = ['json_schema', 'json_object'] } = {}): Reply => {
  return (response, request) => {
    const { type } = (request.body.response_format ?? {}) as { type?: string }
    if (type && !takes.includes(type)) return saysJson({ error: 'response_format' }, 400)(response, request)
    const isShape = type || JSON.stringify(request.body.messages).includes('JSON Schema')
    return (isShape ? says(delta(shaped) + ending) : talk)(response, request)
  }
}

test('a good server answers, streams, follows a schema and reports its tokens', async (t) => {
  const { isGood, said } = await check(t, server())
  assert.match(said, /^Testing tiny at http:\/\/127\.0\.0\.1:\d+\/v1\/chat\/completions with the OpenAI protocol …\n/)
  assert.match(said, /It answers: the first word came after 0\.\d\d s, the last after 0\.\d\d s\./)
  assert.match(said, /It streams: 3 pieces over 0\.\d\d s\./)
  assert.match(said, /It reports token usage: 40 input, 60 output\./)
  assert.match(said, /It supports structured output with a JSON Schema\./)
  assert.match(said, /\nKith can use this model\.$/)
  assert.ok(isGood)
})

test('a server that does not stream or report tokens can be used', async (t) => {
  const { isGood, said } = await check(t, server({ talk: whole('one, two, three') }))
  assert.match(said, /It does not stream: the answer came in one piece\./)
  assert.match(said, /It does not report token usage/)
  assert.ok(isGood)
})

test('pieces that arrive all together are reported as buffered', async (t) => {
  const { said } = await check(t, server({ talk: says(delta('one, ') + delta('two') + ending) }))
  assert.match(said, /It streams, but all 2 pieces came at once/)
})

test('the check reports how the server supports structured output', async (t) => {
  assert.match((await check(t, server({ takes: ['json_object'] }))).said, /structured output as plain JSON/)
  assert.match((await check(t, server({ takes: [] }))).said, /structured output only through the prompt/)
  const none = await check(t, counts)
  assert.match(none.said, /It does not support structured output\./)
  assert.ok(none.isGood)
})

const failures: [what: string, reply: Reply, says: RegExp, more?: Partial<ModelConfig>][] = [
  ['a wrong key', saysJson({ error: 'no' }, 401), /did not accept the key.*\nSet KITH_MODEL_KEY to an API key/],
  [
    'an unknown model',
    saysJson({ error: 'no' }, 404),
    /refused the request.*404.*\nEither the server has no model called tiny /,
  ],
  ['a quota used up', saysJson({ error: 'no' }, 429), /busy or its quota.*\nWait a minute/],
  ['an error of its own', saysJson({ error: 'no' }, 500), /had an internal error.*\nSee the log of the model server/],
  [
    'a page',
    says('<!doctype html>', { type: 'text/html' }),
    /could not be read\.\nThe server does not use this protocol/,
  ],
  ['silence', saysNothing, /did not answer in time\.\nA local server may still be loading/, { timeoutMs: 100 }],
  ['another address', says('', { status: 307 }), /refused the request.*307.*\nThe server redirects to another URL/],
]

for (const [what, reply, sentence, more] of failures) {
  test(`${what} is reported with advice and without the key`, async (t) => {
    const { isGood, said } = await check(t, reply, more)
    assert.match(said, sentence)
    assert.ok(!isGood && !said.includes('sk-secret'))
  })
}

test('the script exits with 1 without a model, with a wrong setting or without a server, and with 0 otherwise', async (t) => {
  const { origin } = await littleServer(t, [server()])
  const url = (KITH_MODEL_URL: string) => ({ KITH_MODEL_URL, KITH_MODEL: 'tiny' })
  const runs = await Promise.all([
    run({}),
    run({ KITH_MODEL_URL: `${origin}/v1` }),
    run(url(`http://127.0.0.1:${await freePort()}/v1`)),
    run(url(`${origin}/v1`)),
  ])
  assert.deepEqual(
    runs.map(({ code }) => code),
    [1, 1, 1, 0],
  )
  assert.match(runs[0]?.said ?? '', /^No model is configured\. Kith works without one\./)
  assert.match(runs[1]?.said ?? '', /^KITH_MODEL must be the name of the model to use at KITH_MODEL_URL\.\n$/)
  assert.match(runs[2]?.said ?? '', /could not be reached \(ECONNREFUSED\)\.\nCheck that the server is running/)
})

async function check(t: TestContext, reply: Reply, more: Partial<ModelConfig> = {}) {
  const { origin } = await littleServer(t, [reply])
  const said: string[] = []
  const config: ModelConfig = {
    url: `${origin}/v1`,
    name: 'tiny',
    key: 'sk-secret',
    api: 'openai',
    timeoutMs: patienceMs,
    ...more,
  }
  const isGood = await checkModel(config, (sentence) => said.push(sentence))
  return { isGood, said: said.join('\n') }
}

async function freePort() {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  await new Promise((resolve) => taken.close(resolve))
  return port
}

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/check-model.ts'], { env: { PATH: process.env.PATH, ...env } })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said }
}
