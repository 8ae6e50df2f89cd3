import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, suite, test } from 'node:test'
import { type House, newMember, openHouse } from '../harness/harness.ts'
import { halfRequest } from './half-request.ts'

suite('slow clients, and clients that lie about their bodies', { concurrency: true }, () => {
  let house: House
  let token: string
  before(async () => {
    house = await openHouse()
    token = (await newMember(house)).token
  })
  after(() => house.close())

  test('endless headers are cut off after about 8 s, and others are served meanwhile', async (t) => {
    const began = performance.now()
    const slow = Array.from({ length: 200 }, () => exchange('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))
    const waits = await meanwhile(Promise.all(slow))
    const after = performance.now() - began
    t.diagnostic(`hung up after ${Math.round(after)} ms; others waited ${Math.round(Math.max(...waits))} ms at most`)
    // Node itself would hang up after a minute. Whoever waited for the slow ones would be answered once, at the end.
    assert.ok(after < 50_000, `${after} ms`)
    assert.ok(waits.length > 10, `${waits.length} others were answered`)
  })

  test('an endless body is cut off after about 15 s', async () => {
    const began = performance.now()
    const { closed } = await halfRequest(house.url, token)
    const answer = await closed
    assert.match(answer, /^(HTTP\/1\.1 408 |$)/)
    assert.ok(performance.now() - began < 60_000)
  })

  for (const [name, headers] of Object.entries({
    'a length and chunks': ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    'chunks and a length': ['Transfer-Encoding: chunked', 'Content-Length: 4'],
    'two lengths': ['Content-Length: 4', 'Content-Length: 5'],
    'chunks in disguise': ['Transfer-Encoding: xchunked'],
    'chunks, then something else': ['Transfer-Encoding: chunked, identity'],
    'a space before the colon': ['Content-Length : 4'],
    'a folded header': ['X-Folded: one', ' two'],
    'a length that is no number': ['Content-Length: +4'],
  })) {
    test(`a request with ${name} is refused, and the rest is not read as another request`, async () => {
      const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
      const start = ['POST /api/public/sign-in HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
      const answer = await exchange(`${[...start, ...headers].join('\r\n')}\r\n\r\n0\r\n\r\n${smuggled}`)
      assert.match(answer, /^HTTP\/1\.1 400 /)
      assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, answer)
    })
  }

  test('a body over 64 KB is refused, with or without a Content-Length', async () => {
    const body = JSON.stringify({ displayName: 'a'.repeat(70_000) })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    for (const sent of [body, new Blob([body]).stream()]) {
      const init = { method: 'POST', headers, body: sent, duplex: 'half' as const }
      const response = await fetch(`${house.url}/api/connections`, init)
      assert.equal(response.status, 413)
      assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/)
      assert.equal(((await response.json()) as { code: string }).code, 'too_large')
    }
  })

  /** Everything received until the connection closes. */
  async function exchange(text: string) {
    const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (part) => {
      answer += part
    })
    socket.write(text)
    await once(socket, 'close')
    return answer
  }

  /** How long other requests took until the work was done. */
  async function meanwhile(work: Promise<unknown>) {
    const waits: number[] = []
    let isOver = false
    void work.then(() => {
      isOver = true
    })
    while (!isOver) {
      const began = performance.now()
      assert.equal((await fetch(`${house.url}/healthz`)).status, 200)
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return waits
  }
})
