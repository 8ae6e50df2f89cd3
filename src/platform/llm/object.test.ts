import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { z } from 'zod'
import { patienceMs } from '../../../test/harness/patience.ts'
import { cutAfter, scripted, stall } from '../../../test/models/scripted-model.ts'
import {
  littleServer,
  type Reply,
  type Request,
  says,
  saysJson,
  stallsAfter,
} from '../../../test/servers/model-server.ts'
import { ModelFailure } from './failure.ts'
import { openModel } from './open.ts'

const City = z.object({ city: z.string(), people: z.int() })
const porto = { city: 'Porto', people: 230_000 }
const question = [{ role: 'user', content: 'Which city?' } as const]

const answers = (content: string) => saysJson({ choices: [{ message: { content }, finish_reason: 'stop' }] })
const right = answers(JSON.stringify(porto))
const formats = (requests: Request[]) =>
  requests.map(({ body }) => (body.response_format as { type: string } | undefined)?.type ?? 'words')

test('the schema is sent, and JSON is found within fences, sentences and thoughts', async (t) => {
  const fenced = `<think>{"city": 1}</think>Here:\n\`\`\`json\n${JSON.stringify(porto)}\n\`\`\`\nGood luck!`
  for (const content of [JSON.stringify(porto), fenced, `hm {x} so\n</think>${JSON.stringify(porto)}`]) {
    const { model, requests } = await open(t, 'openai', [answers(content)])
    assert.deepEqual(await model.object(City, question), porto)
    const format = requests[0]?.body.response_format as {
      json_schema: { schema: { required: string[]; additionalProperties: boolean } }
    }
    assert.deepEqual(format.json_schema.schema.required, ['city', 'people'])
    assert.equal(format.json_schema.schema.additionalProperties, false)
  }
})

test('an answer that does not match the schema is asked for once more', async (t) => {
  const { model, requests } = await open(t, 'openai', [answers('{"city": 7}'), right])
  assert.deepEqual(await model.object(City, question), porto)
  assert.match(JSON.stringify(requests[1]?.body.messages), /city/)
  const stubborn = await open(t, 'openai', [answers('Porto!')])
  assert.equal((await failureOf(stubborn.model.object(City, question))).kind, 'misshapen')
  assert.equal(stubborn.requests.length, 2)
})

test('a server that rejects schemas is asked for JSON, then in the prompt, and this is remembered', async (t) => {
  const picky =
    (...taken: string[]): Reply =>
    (response, request) => {
      const [format = ''] = formats([request])
      return (taken.includes(format) ? right : saysJson({ error: 'response_format' }, 400))(response, request)
    }
  const one = await open(t, 'openai', [picky('json_object', 'words')])
  assert.deepEqual([await one.model.object(City, question), await one.model.object(City, question)], [porto, porto])
  assert.deepEqual(formats(one.requests), ['json_schema', 'json_object', 'json_object'])

  const other = await open(t, 'openai', [picky('words')])
  assert.deepEqual([await other.model.object(City, question), await other.model.object(City, question)], [porto, porto])
  assert.deepEqual(formats(other.requests), ['json_schema', 'json_object', 'words', 'words'])
})

test('an unrelated error is not remembered as a rejected schema', async (t) => {
  const no = saysJson({ error: 'context too long' }, 400)
  const { model, requests } = await open(t, 'openai', [no, no, no, right])
  assert.equal((await failureOf(model.object(City, question))).kind, 'refused')
  assert.deepEqual(await model.object(City, question), porto)
  assert.equal(formats(requests).at(-1), 'json_schema')
})

test('Anthropic is asked through a tool, streamed or whole, and in the prompt if it rejects that', async (t) => {
  const events = [
    { type: 'content_block_start', content_block: { type: 'tool_use', name: 'answer', input: {} } },
    { type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"city":"Porto",' } },
    { type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '"people":230000}' } },
    { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
    { type: 'message_stop' },
  ]
  const streamed = says(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  const whole = saysJson({ content: [{ type: 'tool_use', name: 'answer', input: porto }], stop_reason: 'tool_use' })
  for (const reply of [streamed, whole]) {
    const { model, requests } = await open(t, 'anthropic', [reply])
    assert.deepEqual(await model.object(City, question), porto)
    assert.deepEqual(requests[0]?.body.tool_choice, { type: 'tool', name: 'answer' })
  }
  const words = saysJson({ content: [{ type: 'text', text: JSON.stringify(porto) }], stop_reason: 'end_turn' })
  const { model, requests } = await open(t, 'anthropic', [saysJson({ error: 'tools' }, 400), words])
  assert.deepEqual(await model.object(City, question), porto)
  assert.equal(requests[1]?.body.tools, undefined)
})

test('all attempts together share one time limit', async (t) => {
  const { model } = await open(t, 'openai', [answers('no'), stallsAfter(': wait\n\n')], 300)
  assert.equal((await failureOf(model.object(City, question))).kind, 'slow')
})

test('a scripted model answers in order, works answers out, fails, cuts and stalls', async () => {
  const model = scripted([
    porto,
    (messages) => ({ city: messages[0]?.content ?? '', people: 1 }),
    cutAfter('So'),
    stall,
  ])
  assert.deepEqual(await model.object(City, question), porto)
  assert.deepEqual(await model.object(City, question), { city: 'Which city?', people: 1 })
  const heard: string[] = []
  const cut = failureOf(
    (async () => {
      for await (const piece of model.chat(question)) heard.push(piece.type)
    })(),
  )
  assert.equal((await cut).kind, 'cut')
  assert.deepEqual(heard, ['text'])
  const signal = AbortSignal.timeout(30)
  assert.equal((await failureOf(model.object(City, question, { signal }))).kind, 'stopped')
  assert.equal((await failureOf(scripted([new ModelFailure('busy')]).object(City, question))).kind, 'busy')
})

async function open(t: TestContext, api: 'openai' | 'anthropic', replies: Reply[], timeoutMs = patienceMs) {
  const { origin, requests } = await littleServer(t, replies)
  const model = openModel({ url: origin, name: 'm', key: null, api, timeoutMs })
  assert.ok(model)
  return { model, requests }
}

async function failureOf(answer: Promise<unknown>): Promise<ModelFailure> {
  const failure = await answer.then(
    () => null,
    (error: unknown) => error,
  )
  assert.ok(failure instanceof ModelFailure, `${failure}`)
  return failure
}
