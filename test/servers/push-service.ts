import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

type ReceivedPush = { path: string; headers: IncomingHttpHeaders; payload: Record<string, unknown> }

/**
 * A push service on this machine, with the keys of a browser: it checks the signature (RFC 8292) and decrypts messages
 * (RFC 8188, 8291), like a real service and browser. `answer` gives the status.
 */
export async function openPushService(answer: (path: string) => number = () => 201) {
  const received: ReceivedPush[] = []
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const secret = randomBytes(16)
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const path = request.url ?? ''
    const status = answer(path)
    if (status === 201) {
      checkSignature(request.headers.authorization ?? '', origin)
      assert.equal(request.headers['content-encoding'], 'aes128gcm')
      received.push({ path, headers: request.headers, payload: JSON.parse(decrypt(body, keys, secret)) })
    }
    response.writeHead(status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => void server.close().closeAllConnections())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const auth = secret.toString('base64url')
  return { origin, received, subscription: (path: string) => ({ endpoint: origin + path, p256dh, auth }) }
}

/** `vapid t={a signed JWT}, k={the public key}`. */
function checkSignature(authorization: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  assert.ok(verify('sha256', signed, how, Buffer.from(signature, 'base64url')))
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  assert.equal(aud, origin)
  assert.match(sub, /^mailto:/)
  assert.ok(exp * 1000 > Date.now() && exp * 1000 <= Date.now() + 24 * 3600_000)
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, secret: Buffer) {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const encrypted = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), serverKey])
  const shared = derive(keys.computeSecret(serverKey), secret, info, 32)
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(encrypted.subarray(-16))
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  assert.ok(padded.subarray(end + 1).every((byte) => byte === 0))
  return padded.subarray(0, end).toString()
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))
