import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '#contract/client.ts'
import { type House, newMember, openHouse, type Someone } from '../harness/harness.ts'
import { incoming } from '../samples/recordings.ts'
import { signUp, startService } from './running.ts'

suite('recordings over a slow connection', { concurrency: true }, () => {
  let house: House
  let member: Someone
  let connectionId: string
  before(async () => {
    house = await openHouse()
    member = await newMember(house)
    connectionId = (await member.client.Connections_create({ displayName: 'Ana' })).connectionId
  })
  after(() => house.close())

  test('a recording that takes 20 s to arrive is accepted', async () => {
    const bytes = await readFile('test/samples/audio/memo.webm')
    const { socket, answered } = await begin(member.token, bytes.length, 'close')
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 20)) {
      socket.write(bytes.subarray(at, at + Math.ceil(bytes.length / 20)))
      await setTimeout(1_000)
    }
    socket.write('\r\n--x--\r\n')
    assert.match(await answered, /^HTTP\/1\.1 201 /)
    assert.deepEqual(await incoming(house), [])
  })

  test('an upload without access is cut off after about 15 s', async () => {
    const began = performance.now()
    const { answered } = await begin('nonsense', 1_000_000, 'keep-alive')
    assert.match(await answered, /^HTTP\/1\.1 401 /)
    assert.ok(performance.now() - began < 60_000)
  })

  test('a stopping service waits seven seconds for an upload, then removes it', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'kith-stop-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    const service = await startService({ KITH_DATA: folder })
    const token = await signUp(service)
    const person = await createClient({ baseUrl: service.url, token }).Connections_create({ displayName: 'Ana' })
    const { socket } = await begin(token, 1_000_000, 'close', { url: service.url, ...person })
    socket.write(await readFile('test/samples/audio/memo.webm'))
    const waiting = () => readdir(join(folder, 'incoming')).catch(() => [])
    while ((await waiting()).length === 0) await setTimeout(10)
    const began = performance.now()
    service.child.kill('SIGTERM')
    assert.deepEqual(await service.ended, { code: 0, signal: null }, service.output())
    assert.ok(performance.now() - began < 60_000)
    assert.deepEqual(await waiting(), [])
  })

  /** Sends only the head of a form, and returns everything received until the connection closes. */
  async function begin(token: string, length: number, connection: string, to = { url: house.url, connectionId }) {
    const start = '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\n'
    const head = [
      `POST /api/connections/${to.connectionId}/interactions HTTP/1.1`,
      'Host: localhost',
      `Connection: ${connection}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${start.length + length + '\r\n--x--\r\n'.length}`,
    ]
    const socket = connect(Number(new URL(to.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (part) => {
      answer += part
    })
    const answered = once(socket, 'close').then(() => answer)
    socket.write(`${head.join('\r\n')}\r\n\r\n${start}`)
    return { socket, answered }
  }
})
