import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { remoteTranscriber } from './remote.ts'
import { TranscriptionFailure } from './transcriber.ts'

const folder = mkdtempSync(join(tmpdir(), 'kith-remote-'))
const memo = join(folder, '0193-no-ending')
writeFileSync(memo, 'the sound of a voice')

test('the server gets the file, the model and the key, and returns text, language and duration', async (t) => {
  const asked = Promise.withResolvers<{ request: IncomingMessage; form: FormData }>()
  const { url } = await serve(t, async (request, response) => {
    asked.resolve({ request, form: await formOf(request) })
    response.end(JSON.stringify({ text: ' Coffee with Ana. ', language: 'english', duration: 2.5 }))
  })
  const parts: number[] = []
  const transcript = await transcribe(
    { url: `${url}/v1/`, key: 'a-secret', model: 'whisper-large' },
    { onProgress: (part) => parts.push(part) },
  )
  assert.deepEqual(transcript, { text: 'Coffee with Ana.', language: 'english', seconds: 2.5 })
  assert.deepEqual(parts, [0, 1])
  const { request, form } = await asked.promise
  assert.equal(`${request.method} ${request.url}`, 'POST /v1/audio/transcriptions')
  assert.equal(request.headers.authorization, 'Bearer a-secret')
  assert.equal(form.get('model'), 'whisper-large')
  const file = form.get('file') as File
  assert.deepEqual(
    [file.name, file.type, await file.text()],
    ['memo.webm', 'audio/webm;codecs=opus', 'the sound of a voice'],
  )
})

test('without a key no header is sent, and a response with only text is accepted', async (t) => {
  let key: string | undefined = 'not asked'
  const { url } = await serve(t, (request, response) => {
    key = request.headers.authorization
    request.resume().on('end', () => response.end('{"text":""}'))
  })
  assert.deepEqual(await transcribe({ url }), { text: '' })
  assert.equal(key, undefined)
})

test('the URL may include the path of the operation', async (t) => {
  const asked: (string | undefined)[] = []
  const { url } = await serve(t, (request, response) => {
    asked.push(request.url)
    request.resume().on('end', () => response.end('{"text":""}'))
  })
  for (const path of ['', '/', '/v1', '/v1/', '/v1/audio/transcriptions']) await transcribe({ url: `${url}${path}` })
  const [bare, versioned] = ['/audio/transcriptions', '/v1/audio/transcriptions']
  assert.deepEqual(asked, [bare, bare, versioned, versioned, versioned])
})

test('a large file is streamed', async (t) => {
  const large = join(folder, 'large')
  writeFileSync(large, Buffer.alloc(25 * 1024 * 1024))
  let received = 0
  const { url } = await serve(t, (request, response) => {
    request.on('data', (chunk) => {
      received += chunk.length
    })
    request.on('end', () => response.end('{"text":"long"}'))
  })
  await remoteTranscriber({ url, key: null, model: 'whisper-1' }).transcribe(large, about())
  assert.ok(received > 25 * 1024 * 1024)
})

test('a rate-limited request is retried after Retry-After', async (t) => {
  const failure = await failureOf(await answering(t, 429, { 'retry-after': '7' }))
  assert.equal(failure.retryable, true)
  assert.equal(failure.retryAfter, 7)
})

test('Retry-After may be a date, and is ignored if invalid', async (t) => {
  const soon = await failureOf(await answering(t, 503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }))
  assert.ok(soon.retryAfter && soon.retryAfter > 50 && soon.retryAfter <= 60)
  assert.equal((await failureOf(await answering(t, 503, { 'retry-after': 'later' }))).retryAfter, undefined)
})

for (const [status, retryable] of [
  [500, true],
  [502, true],
  [408, true],
  [400, false],
  [401, false],
  [404, false],
  [413, false],
  [302, false],
] as const) {
  test(`a response with status ${status} is ${retryable ? '' : 'not '}retried`, async (t) => {
    const failure = await failureOf(await answering(t, status))
    assert.equal(failure.retryable, retryable)
    assert.match(failure.message, new RegExp(`^The transcription server answered ${status}\\b.*\\.$`))
  })
}

test('a server that does not respond times out, and the request is retried later', async (t) => {
  const { url } = await serve(t, (request) => request.resume())
  const failure = await failureOf(url, { timeoutMs: 200 })
  assert.equal(failure.retryable, true)
  assert.match(failure.message, /did not answer within 1 seconds/)
})

test('a server that stalls during its response times out too', async (t) => {
  const { url } = await serve(t, (request, response) => {
    request.resume()
    response.write('{"text":"Coff')
  })
  assert.match((await failureOf(url, { timeoutMs: 200 })).message, /did not answer within/)
})

test('a response that is not a transcript is rejected without a retry', async (t) => {
  for (const body of ['<html>Welcome</html>', '', '"text"', 'null', '{"text":7}', '{"transcript":"Coffee"}']) {
    const { url } = await serve(t, (request, response) => request.resume().on('end', () => response.end(body)))
    const failure = await failureOf(url)
    assert.equal(failure.retryable, false, body)
    assert.match(failure.message, /is not a transcript/)
  }
})

test('an endless response is cut off', async (t) => {
  let written = 0
  const { url } = await serve(t, (request, response) => {
    request.resume()
    const part = Buffer.alloc(64 * 1024, 'a')
    const write = () => {
      while (!response.destroyed && written < 1024 ** 3) {
        written += part.length
        if (!response.write(part)) return
      }
    }
    response.on('drain', write)
    write()
  })
  const failure = await failureOf(url)
  assert.match(failure.message, /is too large/)
  assert.equal(failure.retryable, false)
  assert.ok(written < 32 * 1024 * 1024, `${written} bytes were taken`)
})

test('an unreachable server is retried later', async (t) => {
  const { url, close } = await serve(t, () => {})
  await close()
  const failure = await failureOf(url)
  assert.equal(failure.retryable, true)
  assert.match(failure.message, /could not be reached/)
})

test('a broken connection is retried later', async (t) => {
  const { url } = await serve(t, (request) => request.socket.destroy())
  assert.equal((await failureOf(url)).retryable, true)
})

test('a missing recording is not retried', async (t) => {
  const { url } = await serve(t, () => {})
  const asked = remoteTranscriber({ url, key: null, model: 'whisper-1' }).transcribe(join(folder, 'gone'), about())
  await assert.rejects(asked, (error) => error instanceof TranscriptionFailure && !error.retryable)
})

test('an aborted request does not count as a failure of the server', async (t) => {
  const { url } = await serve(t, (request) => request.resume())
  const asked = transcribe({ url }, { signal: AbortSignal.timeout(100) })
  await assert.rejects(asked, { name: 'TimeoutError' })
})

type Options = { url: string; key?: string; model?: string; timeoutMs?: number }

function transcribe({ key, model = 'whisper-1', ...rest }: Options, extra: Partial<ReturnType<typeof about>> = {}) {
  return remoteTranscriber({ key: key ?? null, model, ...rest }).transcribe(memo, { ...about(), ...extra })
}

function about() {
  return {
    mediaType: 'audio/webm;codecs=opus',
    signal: new AbortController().signal,
    onProgress: (_part: number) => {},
  }
}

async function failureOf(url: string, options: { timeoutMs?: number } = {}) {
  const failure: unknown = await transcribe({ url, ...options }).catch((error: unknown) => error)
  assert.ok(failure instanceof TranscriptionFailure, String(failure))
  return failure
}

async function answering(t: TestContext, status: number, headers: Record<string, string> = {}) {
  const { url } = await serve(t, (request, response) => {
    request.resume().on('end', () => response.writeHead(status, headers).end('{"error":{"message":"no"}}'))
  })
  return url
}

async function serve(t: TestContext, listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  t.after(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function formOf(request: IncomingMessage) {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(await buffer(request), { headers }).formData()
}
