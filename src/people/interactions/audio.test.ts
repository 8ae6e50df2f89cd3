import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { test } from 'node:test'
import fc from 'fast-check'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import { recording } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const { client, token } = await newMember(house)
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
const memo = await client.Memory_addInteraction({
  connectionId,
  audio: recording('memo.webm'),
  occurredAt: '2026-03-14T09:30:00Z',
})
const original = await readFile('test/samples/audio/memo.webm')
const size = original.length
const url = house.url + (memo.audio?.url ?? '')

async function get(headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(url, { method, headers: { authorization: `Bearer ${token}`, ...headers } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a recording is sent whole, with its media type, and is not cached by others', async () => {
  const { status, headers, bytes } = await get()
  assert.ok(status === 200 && bytes.equals(original))
  const expected = {
    'content-type': 'audio/webm',
    'content-length': String(size),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline; filename="memo-2026-03-14.webm"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    vary: 'Authorization',
  }
  for (const [name, value] of Object.entries(expected)) assert.equal(headers.get(name), value, name)
  assert.match(headers.get('etag') ?? '', /^"[0-9a-f]{32}"$/)
})

test('any byte range of a recording is sent', async () => {
  const parts: [string, number, number][] = [
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, size - 1],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=100-199', 100, 199],
    ['bytes=100-999999', 100, size - 1],
    ['bytes=-1', size - 1, size - 1],
    ['bytes=-500', size - 500, size - 1],
    ['bytes=-999999', 0, size - 1],
    ['BYTES= 5-9', 5, 9],
  ]
  for (const [range, start, end] of parts) {
    const { status, headers, bytes } = await get({ range })
    assert.equal(status, 206, range)
    assert.equal(headers.get('content-range'), `bytes ${start}-${end}/${size}`)
    assert.equal(headers.get('content-length'), String(end - start + 1))
    assert.ok(bytes.equals(original.subarray(start, end + 1)), range)
  }
  const span = fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  await fc.assert(
    fc.asyncProperty(span, async ([start, end]) => {
      const { bytes } = await get({ range: `bytes=${start}-${end}` })
      assert.ok(bytes.equals(original.subarray(start, end + 1)))
    }),
    { numRuns: 50 },
  )
})

test('a range past the end is refused with the length of the recording', async () => {
  for (const range of [`bytes=${size}-`, `bytes=${size}-${size + 5}`, 'bytes=999999999999999999999-', 'bytes=-0']) {
    const { status, headers, bytes } = await get({ range })
    assert.deepEqual([status, headers.get('content-range')], [416, `bytes */${size}`], range)
    assert.equal(JSON.parse(bytes.toString()).code, 'no_such_range')
  }
})

test('an invalid range, or one of several parts, gets the whole recording', async () => {
  for (const range of [
    'bytes=5-2',
    'bytes=a-b',
    'bytes=',
    'bytes=-',
    'lines=1-2',
    'bytes=0-1,5-6',
    '0-5',
    'bytes=1-2-3',
  ]) {
    const { status, bytes, headers } = await get({ range })
    assert.ok(status === 200 && bytes.equals(original), range)
    assert.equal(headers.get('content-range'), null)
  }
})

test('an unchanged recording is not sent again, and a range is sent only if the recording is unchanged', async () => {
  const etag = (await get()).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, bytes, headers } = await get({ 'if-none-match': known, range: 'bytes=0-9' })
    assert.deepEqual([status, bytes.length, headers.get('etag')], [304, 0, etag], known)
  }
  assert.equal((await get({ 'if-none-match': '"other"' })).status, 200)
  assert.equal((await get({ range: 'bytes=0-9', 'if-range': etag })).status, 206)
  for (const stale of ['"other"', `W/${etag}`, 'Sat, 14 Mar 2026 09:30:00 GMT']) {
    const { status, bytes } = await get({ range: 'bytes=0-9', 'if-range': stale })
    assert.ok(status === 200 && bytes.length === size, stale)
  }
})

test('HEAD answers like GET, without the bytes', async () => {
  for (const range of [undefined, 'bytes=0-9', 'bytes=-5', `bytes=${size}-`]) {
    const asked: Record<string, string> = range ? { range } : {}
    const [head, whole] = [await get(asked, 'HEAD'), await get(asked)]
    assert.deepEqual([head.status, head.bytes.length], [whole.status, 0])
    const names = ['content-length', 'content-type', 'content-range', 'etag', 'content-disposition']
    for (const name of range?.includes(String(size)) ? ['content-range', 'etag'] : names)
      assert.equal(head.headers.get(name), whole.headers.get(name), `${name} of ${range}`)
  }
})

test('an aborted download leaves no file open', async (t) => {
  if (process.platform !== 'linux') return t.skip('open files can only be counted on Linux')
  const openBlobs = async () => {
    const { readlink } = await import('node:fs/promises')
    const files = await readdir('/proc/self/fd')
    const places = await Promise.all(files.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
    return places.filter((place) => place.includes('/blobs/audio/')).length
  }
  const large = await client.Memory_addInteraction({ connectionId, audio: longWav(20) })
  const path = large.audio?.url ?? ''
  const sockets = await Promise.all(Array.from({ length: 20 }, () => halfAnswer(path)))
  assert.ok((await openBlobs()) > 0, 'nothing was being read')
  for (const socket of sockets) socket.destroy()
  await until(async () => (await openBlobs()) === 0)
})

/** The first bytes of an answer, of which the rest is not read. */
async function halfAnswer(path: string) {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await new Promise((resolve) => socket.once('readable', resolve))
  return socket
}

/** Silence of so many megabytes. */
function longWav(megabytes: number) {
  const data = Buffer.alloc(megabytes * 1024 * 1024)
  const head = Buffer.from(
    'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data',
    'latin1',
  )
  head.writeUInt32LE(data.length + 36, 4)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return new Blob([head, length, data])
}
