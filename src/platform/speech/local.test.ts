import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { localTranscriber } from './local.ts'
import { TranscriptionFailure } from './transcriber.ts'

// Stand-ins for whisper-process.ts: real processes that fail as Whisper can.

const folder = mkdtempSync(join(tmpdir(), 'kith-local-'))
const echo = program(
  'process.send({ part: 0.5 }); process.send({ transcript: { text: [process.pid, file].join(" ") } })',
)

test('one process transcribes recordings one at a time and reports progress', async () => {
  const transcriber = localTranscriber({ program: echo })
  const parts: number[] = []
  const [first, second] = await Promise.all([
    transcriber.transcribe('a', { ...about(), onProgress: (part) => parts.push(part) }),
    transcriber.transcribe('b', about()),
  ])
  const [pid] = first.text.split(' ')
  assert.deepEqual([first.text, second.text], [`${pid} a`, `${pid} b`])
  assert.deepEqual(parts, [0, 0.5])
})

test('an idle process is ended, and a new one is started for the next recording', async () => {
  const transcriber = localTranscriber({ program: echo, idleMs: 50 })
  const [first] = (await transcriber.transcribe('a', about())).text.split(' ')
  await until(() => !lives(Number(first)))
  const [second] = (await transcriber.transcribe('b', about())).text.split(' ')
  assert.notEqual(first, second)
})

test('a killed process can be retried, and the next recording gets a new one', async () => {
  const once = join(folder, 'died')
  const transcriber = localTranscriber({
    program: program(`
      const { existsSync, writeFileSync } = await import('node:fs')
      if (existsSync(file)) process.send({ transcript: { text: 'alive' } })
      else { writeFileSync(file, ''); process.kill(process.pid, 'SIGKILL') }`),
  })
  assert.match((await failureOf(transcriber.transcribe(once, about()), true)).message, /ended early \(SIGKILL\)/)
  assert.equal((await transcriber.transcribe(once, about())).text, 'alive')
})

test('a process that cannot start can be retried', async () => {
  const transcriber = localTranscriber({ program: join(folder, 'missing.mjs') })
  await failureOf(transcriber.transcribe('a', about()), true)
})

test('a process that hangs is stopped', async () => {
  const transcriber = localTranscriber({ program: program('for (;;);'), stallMs: 300 })
  assert.match((await failureOf(transcriber.transcribe('a', about()), true)).message, /did not respond for 1 seconds/)
})

test('the error of the process is passed on, with whether it can be retried', async () => {
  const transcriber = localTranscriber({
    program: program('process.send({ failure: "It is damaged.", retryable: false })'),
  })
  assert.equal((await failureOf(transcriber.transcribe('a', about()), false)).message, 'It is damaged.')
})

test('an aborted transcription ends the process', async () => {
  const transcriber = localTranscriber({ program: program('process.send({ part: process.pid }); for (;;);') })
  const stop = new AbortController()
  let pid = 0
  const onProgress = (part: number) => {
    pid = part
    if (pid) stop.abort()
  }
  await assert.rejects(transcriber.transcribe('a', { ...about(), signal: stop.signal, onProgress }), {
    name: 'AbortError',
  })
  await until(() => !lives(pid))
})

test('a transcription aborted while it waits never starts', async () => {
  const transcriber = localTranscriber({ program: echo })
  const first = transcriber.transcribe('a', about())
  await assert.rejects(transcriber.transcribe('b', { ...about(), signal: AbortSignal.abort() }), { name: 'AbortError' })
  await first
})

test('the process does not get the secrets of the service', async () => {
  process.env.KITH_SECRET_FOR_TEST = 'a key'
  const transcriber = localTranscriber({
    program: program('process.send({ transcript: { text: Object.keys(process.env).join() } })'),
  })
  const { text } = await transcriber.transcribe('a', about())
  delete process.env.KITH_SECRET_FOR_TEST
  assert.doesNotMatch(text, /KITH/)
})

function program(body: string) {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(
    file,
    `process.on('message', async ({ file }) => { ${body} })\nprocess.on('disconnect', () => process.exit())\n`,
  )
  return file
}

function about() {
  return { mediaType: 'audio/wav', signal: new AbortController().signal, onProgress: (_part: number) => {} }
}

async function failureOf(asked: Promise<unknown>, retryable: boolean) {
  const failure: unknown = await asked.catch((error: unknown) => error)
  assert.ok(failure instanceof TranscriptionFailure, String(failure))
  assert.equal(failure.retryable, retryable)
  return failure
}

function lives(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(done: () => boolean) {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20))
}
