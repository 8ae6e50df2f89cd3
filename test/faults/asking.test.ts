import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { createClient, streamEvents } from '#contract/client.ts'
import { openStore } from '../harness/stores.ts'
import { killGroup, signUp, startService } from '../machine/running.ts'
import { littleServer, saysNothing, stallsAfter } from '../servers/model-server.ts'

test('a service killed before the answer keeps the question, marks the answer as failed at the next start, and can retry it', async (t) => {
  const store = await openStore()
  t.after(store.remove)
  const { origin } = await littleServer(t, [saysNothing])
  const model = { KITH_MODEL_URL: `${origin}/v1`, KITH_MODEL: 'silent' }
  const first = await startService({ ...store.env, ...model })
  const token = await signUp(first)
  const { connectionId } = await createClient({ baseUrl: first.url, token }).Connections_create({ displayName: 'Ana' })
  const id = randomUUID()
  const asked = { id, content: 'What did Ana say about the budget?' }
  await createClient({ baseUrl: first.url, token }).Memory_addNote({ connectionId, text: 'Her budget is 40,000.' })
  for await (const told of streamEvents({ baseUrl: first.url, token }, 'Threads_ask', asked)) {
    assert.equal(told.type, 'question')
    break
  }
  await killGroup(first)
  const second = await startService(store.env)
  const client = createClient({ baseUrl: second.url, token })
  const [question, lost] = (await client.Threads_get({ id })).messages
  assert.equal(question?.content, asked.content)
  assert.ok(lost?.role === 'answer')
  assert.deepEqual([lost.status, lost.content], ['failed', ''])
  assert.match(lost.failure ?? '', /stopped before it answered/)
  const { answer } = await client.Threads_retry({ id: lost.id })
  assert.equal(answer.status, 'complete')
  assert.match(answer.content, /40,000/)
  await killGroup(second)
})

test('a service that stops while a model is slow answers without it and stops cleanly', async (t) => {
  // The connection of the stream is closed with the answer: nobody waits until it is cut off, at least four seconds later. A
  // busy machine may take as long once.
  let stoppedAfter = await stopWhileModelIsSlow(t)
  for (let tries = 0; tries < 4 && stoppedAfter >= 3_000; tries += 1) stoppedAfter = await stopWhileModelIsSlow(t)
  assert.ok(stoppedAfter < 3_000, `${stoppedAfter} ms`)
})

/** Returns how long the service took to stop after it had answered. */
async function stopWhileModelIsSlow(t: TestContext) {
  const store = await openStore()
  t.after(store.remove)
  const { origin } = await littleServer(t, [stallsAfter(piece('The budget is '))])
  const patient = { KITH_MODEL_TIMEOUT_MS: '60000' }
  const service = await startService({ ...store.env, ...patient, KITH_MODEL_URL: `${origin}/v1`, KITH_MODEL: 'slow' })
  const token = await signUp(service)
  const client = createClient({ baseUrl: service.url, token })
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Memory_addNote({ connectionId, text: 'Her budget is 40,000.' })
  const asked = { id: randomUUID(), content: 'What did Ana say about the budget?' }
  let last: { status: string; failure?: string | undefined; content: string } | undefined
  for await (const told of streamEvents({ baseUrl: service.url, token }, 'Threads_ask', asked)) {
    if (told.type === 'question') setTimeout(() => service.child.kill('SIGTERM'), 300)
    if (told.type === 'answer') last = told.answer
  }
  assert.equal(last?.status, 'failed')
  assert.match(last.failure ?? '', /stopped before the model answered/)
  assert.match(last.content, /40,000/)
  const answered = performance.now()
  assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
  return performance.now() - answered
}

const piece = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`
