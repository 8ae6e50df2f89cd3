import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { patienceMs } from '../../../test/harness/patience.ts'
import { localEmbedder } from './local.ts'

// Stand-ins for embedding-process.ts: real processes that fail as the model can.

const folder = mkdtempSync(join(tmpdir(), 'kith-embedder-'))
after(() => rmSync(folder, { recursive: true }))
const echo = program('process.send(Float64Array.of(process.pid, Number(text)))')
const never = new AbortController().signal

test('the process is started once, and vectors are in the order of the texts', async () => {
  const embedder = localEmbedder({ program: echo })
  const [one, two] = await Promise.all([embedder.embed(['1', '2'], never), embedder.embed(['3'], never)])
  const answers = [...one, ...two]
  assert.deepEqual(
    answers.map(([, n]) => n),
    [1, 2, 3],
  )
  assert.equal(new Set(answers.map(([pid]) => pid)).size, 1)
  await embedder.close()
})

test('a question does not wait for all background work', async () => {
  const embedder = localEmbedder({ program: echo })
  const order: string[] = []
  const much = embedder.embed(Array(50).fill('1'), never).then(() => order.push('much'))
  const question = embedder.embed(['2'], never).then(() => order.push('question'))
  await Promise.all([much, question])
  assert.deepEqual(order, ['question', 'much'])
  await embedder.close()
})

test('an idle process is ended, and so is one that is closed', async () => {
  const embedder = localEmbedder({ program: echo, idleMs: 50 })
  const [[first] = []] = await embedder.embed(['1'], never)
  await until(() => !lives(first))
  const [[second] = []] = await embedder.embed(['1'], never)
  assert.notEqual(first, second)
  await embedder.close()
  await until(() => !lives(second))
})

test('a process that ends or fails is reported, and the next text gets a new one', async () => {
  const embedder = localEmbedder({
    program: program(`
      if (text === 'end') process.exit(3)
      if (text === 'die') process.kill(process.pid, 'SIGKILL')
      else process.send(Float32Array.of(1))`),
  })
  await assert.rejects(embedder.embed(['end'], never), { message: 'The sentence model ended early (exit code 3).' })
  await assert.rejects(embedder.embed(['die'], never), { message: 'The sentence model ended early (SIGKILL).' })
  assert.deepEqual(await embedder.embed(['1'], never), [Float32Array.of(1)])
  await embedder.close()
})

test('a process that hangs is ended after a timeout or when it is closed', async () => {
  const embedder = localEmbedder({ program: program('for (;;);'), stallMs: 500 })
  await assert.rejects(embedder.embed(['1'], never), { message: /did not respond for 1 seconds/ })
  await assert.rejects(embedder.embed(['1'], AbortSignal.timeout(100)), { name: 'TimeoutError' })
  await embedder.close()
})

test('a question behind a text that hangs waits no longer than its timeout', async () => {
  const embedder = localEmbedder({ program: program('for (;;);'), stallMs: 2 * patienceMs })
  const background = assert.rejects(embedder.embed(['1'], never), { message: /ended early/ })
  await assert.rejects(embedder.embed(['2'], AbortSignal.timeout(200)), { name: 'TimeoutError' })
  await embedder.close()
  await background
})

test('a process that starts slowly is not ended by questions that time out', async () => {
  const slow = `setTimeout(() => process.send(Float64Array.of(process.pid)), globalThis.isWarm ? 0 : 1500)
    globalThis.isWarm = true`
  const embedder = localEmbedder({ program: program(slow) })
  for (let n = 0; n < 3; n++) {
    await assert.rejects(embedder.embed(['1'], AbortSignal.timeout(300)), { name: 'TimeoutError' })
  }
  const answers = [
    ...(await embedder.embed(['2'], never)),
    ...(await embedder.embed(['3'], AbortSignal.timeout(patienceMs))),
  ]
  assert.equal(new Set(answers.map(([pid]) => pid)).size, 1)
  await embedder.close()
})

test('a text aborted while it waits is never embedded', async () => {
  const embedder = localEmbedder({ program: echo })
  const first = embedder.embed(['1'], never)
  await assert.rejects(embedder.embed(['2'], AbortSignal.abort()), { name: 'AbortError' })
  await first
  await embedder.close()
})

test('the process does not get the secrets of the service', async () => {
  process.env.KITH_SECRET_FOR_TEST = 'a key'
  const embedder = localEmbedder({
    program: program(
      'process.send(Float32Array.of(Object.keys(process.env).filter((key) => /KITH/.test(key)).length))',
    ),
  })
  const answer = await embedder.embed(['1'], never)
  delete process.env.KITH_SECRET_FOR_TEST
  assert.deepEqual(answer, [Float32Array.of(0)])
  await embedder.close()
})

function program(body: string) {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(file, `process.on('message', (text) => { ${body} })\nprocess.on('disconnect', () => process.exit())\n`)
  return file
}

function lives(pid = 0) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20))
}
