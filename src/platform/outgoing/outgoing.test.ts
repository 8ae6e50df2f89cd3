import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { after, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { Refusal } from '#contract/errors.ts'
import { patienceMs } from '../../../test/harness/patience.ts'
import { spellings } from '../../../test/samples/addresses.ts'
import {
  authority,
  expired,
  forAnotherName,
  good,
  privateKey,
  signedByItself,
} from '../../../test/servers/certificates.ts'
import { readConfig } from '../config/config.ts'
import { isPublicAddress } from '../network/public-addresses.ts'
import type { OutgoingFailure } from './failure.ts'
import { createGuardedFetch, guardedFetch, type Outgoing, type Request } from './guarded-fetch.ts'

/** Listens on every address of this machine, and counts connections. */
const canary = await listening('::')
const strict = settings('')

test('no spelling of an address of this machine or its network is reached', async () => {
  const { port } = canary
  for (const host of spellings) {
    for (const scheme of ['http', 'https']) {
      const refused = await failure(guardedFetch(strict, `${scheme}://${host}:${port}/`, { timeoutMs: 500 }))
      assert.equal(refused.problem, 'refused', host)
    }
  }
  assert.ok(spellings.length >= 59)
  assert.equal(canary.connections(), 0)
})

test('a name is refused if any of its addresses is on this machine or its network', async () => {
  for (const addresses of [
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['93.184.216.34', '127.0.0.1'],
    ['2606:2800:220:1::1', '::127.0.0.1'],
    ['169.254.169.254'],
    ['fe80::1%lo'],
  ]) {
    const outgoing = { ...strict, resolve: async () => addresses }
    const refused = await failure(guardedFetch(outgoing, `https://hooks.example.com:${canary.port}/`))
    assert.equal(refused.problem, 'refused', String(addresses))
  }
  assert.equal(canary.connections(), 0)
})

test('a name is resolved once, and the request goes to the checked address', async () => {
  const honest = await listening('127.0.0.2', (_, response) => response.end('honest'))
  const answers = [['127.0.0.2'], ['127.0.0.1']]
  const outgoing = { ...settings('127.0.0.2'), resolve: async () => answers.shift() ?? [] }
  const { body } = await guardedFetch(outgoing, `http://hooks.example.com:${honest.port}/`)
  assert.equal(String(body), 'honest')
  assert.equal(answers.length, 1)
  const second = await failure(guardedFetch(outgoing, `http://hooks.example.com:${canary.port}/`))
  assert.deepEqual([second.problem, canary.connections()], ['refused', 0])
})

test('a redirect is returned and not followed', async () => {
  const sly = await listening('127.0.0.2', (_, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${canary.port}/` }).end()
  })
  const outgoing = settings('127.0.0.2')
  const address = `http://127.0.0.2:${sly.port}/`
  assert.equal((await guardedFetch(outgoing, address, { method: 'POST', body: 'x' })).status, 307)
  assert.equal((await createGuardedFetch(outgoing)(address, { redirect: 'follow' })).status, 307)
  assert.equal(canary.connections(), 0)
})

test('only HTTPS URLs without a password and on a web port are requested', async () => {
  for (const address of [
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'https://user:password@hooks.example.com/',
    'https://user@hooks.example.com/',
    'https://hooks.example.com:25/',
    'https://hooks.example.com:22/',
    'http://hooks.example.com:443/',
    'https://',
    'nonsense',
  ]) {
    const outgoing = { ...strict, resolve: async () => assert.fail(`${address} was looked up`) }
    assert.equal((await failure(guardedFetch(outgoing, address))).problem, 'refused', address)
  }
})

test('only hosts that the operator allows are reached', async () => {
  const inside = await listening('127.0.0.1', (_, response) => response.end('inside'))
  const at = (host: string, port = inside.port) => `http://${host}:${port}/`
  const reaches = async (allow: string, address: string) =>
    (await guardedFetch(settings(allow), address).catch((error: OutgoingFailure) => error.problem)) !== 'refused'
  for (const [allow, address, isReached] of [
    ['127.0.0.0/8', at('127.0.0.1'), true],
    ['127.0.0.1', at('0x7f.1'), true],
    [`127.0.0.1:${inside.port}`, at('127.0.0.1'), true],
    ['127.0.0.1:1', at('127.0.0.1'), false],
    ['localhost', at('localhost.'), true],
    [`localhost:${inside.port}`, at('LOCALHOST'), true],
    ['localhost', at('127.0.0.1'), false],
    ['127.0.0.2, 10.0.0.0/8', at('127.0.0.1'), false],
    ['hooks.lan', at('localhost'), false],
    ['[::1]:80', at('127.0.0.1'), false],
  ] as const) {
    assert.equal(await reaches(allow, address), isReached, `${allow} ${address}`)
  }
  for (const wrong of ['10.0.0.0/33', 'host:0', 'http://host', 'host:99999', '[nonsense]', 'a/b']) {
    assert.throws(() => settings(wrong), Refusal, wrong)
  }
})

test('over HTTPS the certificate is checked for the host name at the checked address', async () => {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, authority])
  const outgoing = { ...settings('127.0.0.1'), resolve: async () => ['127.0.0.1'] }
  const said = async (server: Server) => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    after(() => void server.close())
    const url = `https://hooks.example.com:${(server.address() as AddressInfo).port}/`
    return guardedFetch(outgoing, url).then(
      ({ body }) => body.toString(),
      (error: OutgoingFailure) => error.message,
    )
  }
  const showing = (cert: string) =>
    createTlsServer({ key: privateKey, cert }, ({ socket, headers }, response) =>
      response.end(`${(socket as TLSSocket).servername} ${headers.host?.replace(/\d+$/, '')}`),
    )
  assert.equal(await said(showing(good)), 'hooks.example.com hooks.example.com:')
  assert.equal(await said(showing(forAnotherName)), 'The host’s certificate is for another host name.')
  assert.equal(await said(showing(expired)), 'The host’s certificate has expired.')
  assert.equal(await said(showing(signedByItself)), 'The host’s certificate is self-signed.')
  assert.match(await said(createServer()), /TLS handshake failed/)
  assert.equal(await said(createTcpServer((socket) => socket.destroy())), 'The host closed the connection.')
  setDefaultCACertificates(known)
  assert.match(await said(showing(good)), /by an authority that is not trusted/)
})

test('a response has a time limit and a size limit', async () => {
  const slow = await listening('127.0.0.1', () => {})
  const endless = await listening('127.0.0.1', (_, response) => {
    const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.once('close', () => clearInterval(timer))
  })
  const garbled = await talking('SSH-2.0-OpenSSH\r\n')
  const outgoing = settings('127.0.0.1')
  const problem = async (port: number, request: Request) =>
    (await failure(guardedFetch(outgoing, `http://127.0.0.1:${port}/`, request))).problem
  assert.equal(await problem(slow.port, { timeoutMs: 100 }), 'timed_out')
  assert.equal(await problem(slow.port, { signal: AbortSignal.timeout(50) }), 'aborted')
  assert.equal(await problem(endless.port, { maxBytes: 10_000 }), 'too_large')
  assert.equal(await problem(endless.port, { maxBytes: 1e9, timeoutMs: 200 }), 'timed_out')
  assert.equal(await problem(garbled, {}), 'garbled')
  const hinting = await talking('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000))
  assert.equal(await problem(hinting, {}), 'garbled')
  for (const [code, is] of Object.entries({
    ENOTFOUND: 'unknown_host',
    ENODATA: 'unknown_host',
    ETIMEOUT: 'unreachable',
  })) {
    const asking = { ...strict, resolve: () => Promise.reject(Object.assign(new Error('queryA'), { code })) }
    assert.equal((await failure(guardedFetch(asking, 'https://hooks.example.com', {}))).problem, is, code)
  }
  const stuck = { ...strict, resolve: () => new Promise<string[]>(() => {}) }
  assert.equal(
    (await failure(guardedFetch(stuck, 'https://hooks.example.com', { timeoutMs: 50 }))).problem,
    'timed_out',
  )
  const { status, body } = await guardedFetch(outgoing, `http://127.0.0.1:${endless.port}/`, { maxBytes: null })
  assert.deepEqual([status, body.length], [200, 0])
})

test('the fetch adapter returns a Response', async () => {
  const inside = await listening('127.0.0.1', async (request, response) => {
    if (request.url === '/empty') return void response.writeHead(204).end()
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ method: request.method, accept: request.headers.accept, body: await readAll(request) }),
    )
  })
  const fetch = createGuardedFetch(settings('127.0.0.1'), { timeoutMs: patienceMs })
  const headers = new Headers({ accept: 'application/json' })
  const url = `http://127.0.0.1:${inside.port}`
  const response = await fetch(url, { method: 'POST', headers, body: 'hello', signal: AbortSignal.timeout(patienceMs) })
  assert.ok(response instanceof Response && response.ok)
  assert.equal(response.headers.get('content-type'), 'application/json')
  assert.deepEqual(await response.json(), { method: 'POST', accept: 'application/json', body: 'hello' })
  assert.equal((await fetch(`${url}/empty`)).status, 204)
  await assert.rejects(fetch(url, { signal: AbortSignal.abort() }), { problem: 'aborted' })
})

test('internet addresses are public, reserved ones are not', () => {
  for (const address of [
    '1.1.1.1',
    '93.184.216.34',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])
    assert.equal(isPublicAddress(address), true, address)
  for (const address of [
    '100.64.0.1',
    '172.31.255.255',
    '168.63.129.16',
    '2001:0:1::1',
    '2002:7f00:1::',
    '3fff::1',
    '',
  ])
    assert.equal(isPublicAddress(address), false, address)
})

test('the server that counts connections does count them', async () => {
  await fetch(`http://127.0.0.1:${canary.port}/`)
  assert.equal(canary.connections(), 1)
})

async function failure(request: Promise<unknown>) {
  return request.then(
    () => assert.fail('it was answered'),
    (error: OutgoingFailure) => error,
  )
}

function settings(allow: string): Outgoing {
  return { config: readConfig({ KITH_OUTGOING_ALLOW: allow }) }
}

async function listening(host: string, answer: RequestListener = (_, response) => response.end()) {
  let connections = 0
  const server = createServer(answer).on('connection', () => (connections += 1))
  await once(server.listen(0, host), 'listening')
  after(() => void server.close().closeAllConnections())
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}

async function talking(words: string) {
  const server = createTcpServer((socket) => socket.on('error', () => {}).end(words))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => void server.close())
  return (server.address() as AddressInfo).port
}

async function readAll(stream: AsyncIterable<Buffer>) {
  return Buffer.concat(await Array.fromAsync(stream)).toString()
}
