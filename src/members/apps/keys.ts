import { generateKeyPairSync, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

type Kind = Schema['appKeys']['kind']
export type Keys = { cookie: string[]; signing: JWK[] }

/** Every process reads a new key before any of them signs with it. */
const ripeAfter = { hours: 1 }
const newEvery = { hours: 24 * 90 }
const keptFor = { hours: 24 * 180 }

/** The first key of each kind signs; the others only verify. Created if there is none. */
export async function readKeys(kith: Kith): Promise<Keys> {
  const rows = await kith.db
    .selectFrom('appKeys')
    .select(['kind', 'payload', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const cookie = inOrder(kith, rows, 'cookie')
  const signing = inOrder(kith, rows, 'signing')
  if (cookie.length > 0 && signing.length > 0) return { cookie, signing } as Keys
  for (const kind of ['cookie', 'signing'] as const) await makeKey(kith, kind)
  return readKeys(kith)
}

function inOrder(kith: Kith, rows: Pick<Schema['appKeys'], 'kind' | 'payload' | 'createdAt'>[], kind: Kind) {
  const ripe = instantText(kith.now().subtract(ripeAfter))
  const keys = rows.filter((row) => row.kind === kind)
  const current = keys.find(({ createdAt }) => createdAt <= ripe) ?? keys.at(-1)
  return keys
    .toSorted((one, other) => Number(other === current) - Number(one === current))
    .map(({ payload }) => JSON.parse(payload) as string | JWK)
}

/** Runs daily: makes a new key every three months, and removes old keys once a newer one has signed for long enough. */
export async function rotateKeys(kith: Kith) {
  const longAgo = instantText(kith.now().subtract(keptFor))
  const recently = instantText(kith.now().subtract(newEvery))
  for (const kind of ['cookie', 'signing'] as const) {
    const young = await kith.db
      .selectFrom('appKeys')
      .select('id')
      .where('kind', '=', kind)
      .where('createdAt', '>', recently)
      .executeTakeFirst()
    if (!young) await makeKey(kith, kind)
    else await kith.db.deleteFrom('appKeys').where('kind', '=', kind).where('createdAt', '<', longAgo).execute()
  }
}

async function makeKey(kith: Kith, kind: Kind) {
  const id = randomUUIDv7()
  const payload = JSON.stringify(kind === 'cookie' ? randomBytes(32).toString('base64url') : signingKey(id))
  await kith.db
    .insertInto('appKeys')
    .values({ id, kind, payload, createdAt: nowText(kith) })
    .execute()
}

function signingKey(kid: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
}
