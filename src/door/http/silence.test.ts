import assert from 'node:assert/strict'
import { request } from 'node:http'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { installBasics, newApp } from '#boot/new-app.ts'
import { useHouse } from '../../../test/harness/harness.ts'

const { kith, logged } = await useHouse({ KITH_ANSWER_SECONDS: '2' })
/** Longer than the service waits for a byte, with many bytes on the way. */
const [steps, stepMs] = [30, 100]

const app = newApp(kith)
installBasics(app, kith)
app.get('/never', () => new Promise(() => {}))
app.get('/begun', (_, reply) => {
  const stream = new PassThrough()
  stream.write('begun')
  return reply.send(stream)
})
app.get('/slow', (_, reply) => {
  const stream = new PassThrough()
  void trickle((text) => stream.write(text)).then(() => stream.end())
  return reply.send(stream)
})
app.post('/api/words', async ({ body }) => body)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())

async function trickle(write: (text: string) => void) {
  for (let step = 0; step < steps; step++) {
    write('x')
    await pause(stepMs)
  }
}

test('a request that is never answered gets 503 after a while, and the log names it', async () => {
  const answer = await fetch(`${url}/never`)
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '10'])
  const { code, detail } = (await answer.json()) as Record<string, string>
  assert.equal(code, 'unavailable')
  assert.match(detail ?? '', /Before you repeat a change, check whether it was made/)
  assert.ok(logged.some((line) => line.includes('a request was not answered in time')))
  // The connection is still good.
  assert.equal((await fetch(`${url}/api/words`, post({ a: 1 }))).status, 200)
})

test('an answer that stops halfway is cut off', async () => {
  const answer = await fetch(`${url}/begun`)
  assert.equal(answer.status, 200)
  await assert.rejects(answer.text())
})

test('slow responses and requests aren’t cut off while they make progress', async () => {
  assert.equal((await (await fetch(`${url}/slow`)).text()).length, steps)
  const arriving = request(`${url}/api/words`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    arriving.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
  })
  arriving.write('"')
  await trickle((text) => arriving.write(text))
  arriving.end('"')
  assert.equal(await answered, 200)
})

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
