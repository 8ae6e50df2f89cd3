import { Refusal } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import type { Caller, Kith } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { faultOf } from '#platform/db/failures.ts'
import { unlessLockedOut } from '#platform/db/others-wait.ts'
import { prepared } from '#platform/db/prepared.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { idleMs } from '../sessions/sessions.ts'
import { type AppResource, opensResource } from './app-resource.ts'
import { hashToken, isAppToken, looksLikeToken } from './token-secrets.ts'

const lastUseKeptToMs = 60_000

/** The caller named by an Authorization header; null without one. */
export async function authenticate(
  kith: Kith,
  authorization: string | undefined,
  resource: AppResource,
): Promise<Caller | null> {
  if (authorization === undefined) return null
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!token) throw new Refusal('unauthenticated', say('refusals.access.wrongHeader'))
  return authenticateToken(kith, token, resource)
}

export const missingToken = () => new Refusal('unauthenticated', say('refusals.access.tokenMissing'))

/** Tokens of apps open only the resource they were issued for. */
export async function authenticateToken(kith: Kith, token: string, resource: AppResource = 'api'): Promise<Caller> {
  const found = looksLikeToken(token) ? await findCaller(kith, token, resource) : null
  if (!found) throw new Refusal('unauthenticated', say('refusals.access.tokenInvalid'))
  return found
}

async function findCaller(kith: Kith, token: string, resource: AppResource): Promise<Caller | null> {
  if (isAppToken(token)) return findAppHolder(kith, token, resource)
  return findHolder(kith, token, 'session', 'personal')
}

/** The holder of a secret of one of these kinds: a device password opens nothing that takes a token. */
export async function findHolder(kith: Kith, secret: string, ...kinds: TokenHolderKind[]): Promise<Caller | null> {
  const [row] = await holder(kith.db, { hash: hashToken(secret) })
  const now = kith.now().epochMilliseconds
  if (!row || !kinds.includes(row.kind) || isExpired(row, now)) return null
  if (row.kind === 'session' && Date.parse(row.lastUsedAt ?? row.usableFrom) <= now - idleMs(kith)) return null
  if (isUseNew(row, now)) await noteUse(kith, 'tokens', row, now)
  const { tokenId, kind, access, expiresAt } = row
  const manages = kind === 'session' || row.manages === 1
  return { tokenId, kind, access, manages, expiresAt, member: toMember(row) }
}

async function findAppHolder(kith: Kith, token: string, resource: AppResource): Promise<Caller | null> {
  const [row] = await app(kith.db, { hash: hashToken(token) })
  const now = kith.now().epochMilliseconds
  if (!row || isExpired(row, now)) return null
  if (!opensResource(kith.config, row, resource)) throw wrongResource(row.audience, resource)
  if (isUseNew(row, now)) await noteUse(kith, 'apps', row, now)
  const { tokenId, access, expiresAt, tools } = row
  return { tokenId, kind: 'app', access, manages: false, toolSet: tools, expiresAt, member: toMember(row) }
}

const isExpired = ({ expiresAt }: { expiresAt: string | null }, now: number) =>
  expiresAt !== null && Date.parse(expiresAt) <= now

const holder = prepared((db, { hash }: TokenLookup) =>
  db
    .selectFrom('tokens')
    .innerJoin('members', 'members.id', 'tokens.memberId')
    .select(['tokens.id as tokenId', 'tokens.kind', 'tokens.access', 'tokens.manages'])
    .select(['tokens.expiresAt', 'tokens.lastUsedAt'])
    .select('tokens.createdAt as usableFrom')
    .select(memberColumns)
    .where('tokens.hash', '=', hash),
)

const app = prepared((db, { hash }: TokenLookup) =>
  db
    .selectFrom('appTokens')
    .innerJoin('apps', 'apps.id', 'appTokens.appId')
    .innerJoin('members', 'members.id', 'apps.memberId')
    .select(['apps.id as tokenId', 'appTokens.access', 'appTokens.audience', 'appTokens.expiresAt', 'apps.lastUsedAt'])
    .select('apps.tools')
    .$narrowType<{ access: Access }>()
    .select(memberColumns)
    .where('appTokens.hash', '=', hash)
    .where('appTokens.kind', '=', 'access'),
)

function wrongResource(audience: string | null, resource: AppResource) {
  const orAllow = resource === 'mcp/full' ? ', or allow it all tools in your settings' : ''
  return new Refusal('unauthenticated', say('refusals.access.otherResource', { audience: audience ?? '', orAllow }))
}

type TokenHolderKind = Exclude<Caller['kind'], 'app'>
type TokenLookup = { hash: string }
type Used = { id: string; tokenId: string; lastUsedAt: string | null; usableFrom?: string }

/** At most once a minute: a write on every request would cost too much. And never by a clock that is behind. */
function isUseNew({ lastUsedAt, usableFrom }: Used, now: number) {
  if (lastUsedAt !== null && Date.parse(lastUsedAt) > now - lastUseKeptToMs) return false
  return usableFrom === undefined || Date.parse(usableFrom) <= now
}

/** Whose use is being noted: it may have to wait. */
const noting = new Set<string>()

async function noteUse({ db }: Kith, table: 'tokens' | 'apps', row: Used, now: number) {
  if (noting.has(row.tokenId)) return
  noting.add(row.tokenId)
  const noted = db
    .updateTable(table)
    .set({ lastUsedAt: new Date(now).toISOString() })
    .where('memberId', '=', row.id)
    .where('id', '=', row.tokenId)
    .execute()
    .catch((error) => {
      // Reading works while nothing can be written.
      if (!worksForReading.has(faultOf(error))) throw error
    })
    .finally(() => noting.delete(row.tokenId))
  await unlessLockedOut(db, noted)
}

const worksForReading = new Set<ReturnType<typeof faultOf>>(['full', 'failing', 'locked'])

type Holder = { memberId: string; tokenId: string }

/** SQLite takes a thousand conditions in a statement. */
const batchSize = 200

/** Which of these tokens and apps still exist: not revoked, and their member not removed. */
export async function findActiveTokens({ db }: Pick<Kith, 'db'>, holders: Holder[]): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const some of chunks(holders, batchSize)) {
    for (const table of ['tokens', 'apps'] as const) {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where((row) =>
          row.or(some.map(({ memberId, tokenId }) => row('memberId', '=', memberId).and('id', '=', tokenId))),
        )
        .execute()
      for (const { id } of rows) kept.add(id)
    }
  }
  return kept
}
