import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** An authenticator in software, for what a real one would never send. It signs with ES256. */
export function softwareAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16).toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const defaults: Lies = { origin, rpId, id, counter: 0, flags: userPresent | userVerified, statement: {}, fmt: 'none' }

  return {
    id,
    /** What `navigator.credentials.create()` would return. */
    create({ challenge }: Options, lies: Partial<Lies> = {}) {
      const told = { ...defaults, ...lies }
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.from(told.id, 'base64url')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const authData = Buffer.concat([header(told, attested), Buffer.alloc(16), length, credential, key])
      const attestationObject = cborMap([
        ['fmt', told.fmt],
        ['attStmt', cborMap(Object.entries(told.statement))],
        ['authData', authData],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, told.origin).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
      }
      return { id: told.id, rawId: told.id, type: 'public-key' as const, response }
    },
    /** What `navigator.credentials.get()` would return. */
    get({ challenge }: Options, lies: Partial<Lies> = {}) {
      const told = { ...defaults, ...lies }
      const authData = header(told, 0)
      const data = clientData(told.type ?? 'webauthn.get', challenge, told.origin)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(told.userHandle && { userHandle: told.userHandle }),
      }
      return { id: told.id, rawId: told.id, type: 'public-key' as const, response }
    },
  }
}

/** What it says of itself; a test changes one of these. */
type Lies = {
  origin: string
  rpId: string
  id: string
  counter: number
  flags: number
  fmt: string
  statement: Record<string, Cbor>
  type?: string
  userHandle?: string
}
type Options = { [field: string]: unknown; challenge?: unknown }

export const userPresent = 0x01
export const userVerified = 0x04
const attested = 0x40

function header({ rpId, flags, counter }: Lies, more: number) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags | more)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

function clientData(type: string, challenge: unknown, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** A buffer made by `cborMap` is a map; any other is a byte string. */
type Cbor = number | string | Buffer | Cbor[]
const maps = new WeakSet<Buffer>()

function cborMap(entries: [Cbor, Cbor][]) {
  const map = Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)])
  maps.add(map)
  return map
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Array.isArray(value)) return Buffer.concat([cborHead(4, value.length), ...value.map(cbor)])
  return maps.has(value) ? value : Buffer.concat([cborHead(2, value.length), value])
}

function cborHead(major: number, length: number) {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
