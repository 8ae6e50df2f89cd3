import { type Caller, instantText, type Kith } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import { Refusal } from '../errors.ts'
import { hashToken, looksLikeToken } from './secrets.ts'

const lastUseKeptTo = Temporal.Duration.from({ minutes: 1 })

/** Who is behind an Authorization header; null without one. */
export async function authenticate(kith: Kith, authorization: string | undefined): Promise<Caller | null> {
  if (authorization === undefined) return null
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!token) throw new Refusal('unauthenticated', 'The header must read: Authorization: Bearer <ACCESS_TOKEN>.')
  return byToken(kith, token)
}

export async function byToken(kith: Kith, token: string): Promise<Caller> {
  const found = looksLikeToken(token) ? await find(kith, hashToken(token)) : null
  if (!found)
    throw new Refusal('unauthenticated', 'This token is not valid: it is wrong, expired or revoked. Make a new one.')
  return found
}

const holder = prepared((db, { hash }: { hash: string }) =>
  db
    .selectFrom('tokens')
    .innerJoin('members', 'members.id', 'tokens.memberId')
    .select(['tokens.id as tokenId', 'tokens.kind', 'tokens.access', 'tokens.expiresAt', 'tokens.lastUsedAt'])
    .select(['members.id', 'members.name', 'members.email', 'members.timeZone', 'members.createdAt'])
    .where('tokens.hash', '=', hash),
)

async function find(kith: Kith, hash: string): Promise<Caller | null> {
  const [row] = await holder(kith.db, { hash })
  if (!row) return null
  const now = kith.now()
  if (row.expiresAt !== null && Date.parse(row.expiresAt) <= now.epochMilliseconds) return null
  await noteUse(kith, row, now)
  const { tokenId, kind, access, id, name, email, timeZone, createdAt } = row
  return { tokenId, kind, access, member: { id, name, email, timeZone, createdAt } }
}

/** To the minute: a write on every request would cost more than it tells. */
async function noteUse(
  kith: Kith,
  row: { id: string; tokenId: string; lastUsedAt: string | null },
  now: Temporal.Instant,
) {
  const minuteAgo = instantText(now.subtract(lastUseKeptTo))
  if (row.lastUsedAt !== null && row.lastUsedAt > minuteAgo) return
  await kith.db
    .updateTable('tokens')
    .set({ lastUsedAt: instantText(now) })
    .where('memberId', '=', row.id)
    .where('id', '=', row.tokenId)
    .execute()
}
