import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { localEmbedder } from './local.ts'

// Stand-ins for embed-worker.ts: real threads, which do what the model does on a bad day.

const folder = mkdtempSync(join(tmpdir(), 'kith-embedder-'))
const echo = program('parentPort.postMessage(Float32Array.of(threadId, Number(text)))')
const never = new AbortController().signal

test('the thread is started once, and answers each text in its place', async () => {
  const embedder = localEmbedder({ program: echo })
  const [one, two] = await Promise.all([embedder.embed(['1', '2'], never), embedder.embed(['3'], never)])
  assert.deepEqual(
    [...one, ...two].map(([, n]) => n),
    [1, 2, 3],
  )
  assert.equal(new Set([...one, ...two].map(([thread]) => thread)).size, 1)
  await embedder.close()
})

test('a question does not wait until all that is read in the background is done', async () => {
  const embedder = localEmbedder({ program: echo })
  const order: string[] = []
  const much = embedder.embed(Array(50).fill('1'), never).then(() => order.push('much'))
  const question = embedder.embed(['2'], never).then(() => order.push('question'))
  await Promise.all([much, question])
  assert.deepEqual(order, ['question', 'much'])
  await embedder.close()
})

test('a thread that ends or fails is said so, and the next text gets a new one', async () => {
  const embedder = localEmbedder({
    program: program(`
      if (text === 'end') process.exit(3)
      if (text === 'fail') throw new Error('The weights are damaged.')
      parentPort.postMessage(Float32Array.of(1))`),
  })
  await assert.rejects(embedder.embed(['end'], never), { message: 'The thread of the sentence model has ended.' })
  await assert.rejects(embedder.embed(['fail'], never), { message: 'The weights are damaged.' })
  assert.deepEqual(await embedder.embed(['1'], never), [Float32Array.of(1)])
  await embedder.close()
})

test('a thread that hangs is ended, by the clock or by whoever no longer waits', async () => {
  const embedder = localEmbedder({ program: program('for (;;);'), stallMs: 300 })
  await assert.rejects(embedder.embed(['1'], never), { message: /has said nothing for 1 seconds/ })
  await assert.rejects(embedder.embed(['1'], AbortSignal.timeout(100)), { name: 'AbortError' })
  await embedder.close()
})

test('what is called off while it waits for its turn never starts', async () => {
  const embedder = localEmbedder({ program: echo })
  const first = embedder.embed(['1'], never)
  await assert.rejects(embedder.embed(['2'], AbortSignal.abort()), { name: 'AbortError' })
  await first
  await embedder.close()
})

test('the thread does not get the keys of the service', async () => {
  process.env.KITH_SECRET_FOR_TEST = 'a key'
  const embedder = localEmbedder({
    program: program('parentPort.postMessage(Float32Array.of(Object.keys(process.env).length))'),
  })
  assert.deepEqual(await embedder.embed(['1'], never), [Float32Array.of(0)])
  delete process.env.KITH_SECRET_FOR_TEST
  await embedder.close()
})

function program(body: string) {
  const file = join(folder, `${Math.random()}.mjs`)
  const imports = `import { parentPort, threadId } from 'node:worker_threads'`
  writeFileSync(file, `${imports}\nvoid threadId\nparentPort.on('message', (text) => { ${body} })\n`)
  return pathToFileURL(file)
}
