import { Refusal } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { type Caller, instantText, type Kith } from '#platform/context/context.ts'
import { storeRefusal } from '#platform/db/failures.ts'
import { prepared } from '#platform/db/prepared.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { idleSince } from '../sessions/lifetime.ts'
import { type AppResource, opensResource } from './app-resource.ts'
import { hashToken, isAppToken, looksLikeToken } from './token-secrets.ts'

const lastUseKeptTo = Temporal.Duration.from({ minutes: 1 })

/** The caller named by an Authorization header; null without one. */
export async function authenticate(
  kith: Kith,
  authorization: string | undefined,
  resource: AppResource,
): Promise<Caller | null> {
  if (authorization === undefined) return null
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!token) throw new Refusal('unauthenticated', 'The header must be: Authorization: Bearer <ACCESS_TOKEN>.')
  return authenticateToken(kith, token, resource)
}

export const missingToken = () =>
  new Refusal('unauthenticated', 'Send a token in the header: Authorization: Bearer <ACCESS_TOKEN>.')

/** Tokens of apps open only the resource they were issued for. */
export async function authenticateToken(kith: Kith, token: string, resource: AppResource = 'api'): Promise<Caller> {
  const found = looksLikeToken(token) ? await findCaller(kith, token, resource) : null
  if (!found) throw new Refusal('unauthenticated', 'This token is wrong, expired or revoked. Create a new one.')
  return found
}

async function findCaller(kith: Kith, token: string, resource: AppResource): Promise<Caller | null> {
  if (isAppToken(token)) return findAppHolder(kith, token, resource)
  return findHolder(kith, token, 'session', 'personal')
}

/** The holder of a secret of one of these kinds: a device password opens nothing that takes a token. */
export async function findHolder(kith: Kith, secret: string, ...kinds: TokenHolderKind[]): Promise<Caller | null> {
  const [row] = await holder(kith.db, { hash: hashToken(secret) })
  if (!row || !kinds.includes(row.kind) || isExpired(kith, row)) return null
  if (row.kind === 'session' && (row.lastUsedAt ?? row.usableFrom) <= idleSince(kith)) return null
  await noteUse(kith, 'tokens', row)
  const { tokenId, kind, access, expiresAt } = row
  const manages = kind === 'session' || row.manages === 1
  return { tokenId, kind, access, manages, expiresAt, member: toMember(row) }
}

async function findAppHolder(kith: Kith, token: string, resource: AppResource): Promise<Caller | null> {
  const [row] = await app(kith.db, { hash: hashToken(token) })
  if (!row || isExpired(kith, row)) return null
  if (!opensResource(kith.config, row, resource)) throw wrongResource(row.audience, resource)
  await noteUse(kith, 'apps', row)
  const { tokenId, access, expiresAt, tools } = row
  return { tokenId, kind: 'app', access, manages: false, toolSet: tools, expiresAt, member: toMember(row) }
}

const isExpired = ({ now }: Kith, { expiresAt }: { expiresAt: string | null }) =>
  expiresAt !== null && Date.parse(expiresAt) <= now().epochMilliseconds

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
  return new Refusal(
    'unauthenticated',
    `This token is only for ${audience}. Connect the app again and ask for the resource that you call${orAllow}.`,
  )
}

type TokenHolderKind = Exclude<Caller['kind'], 'app'>
type TokenLookup = { hash: string }
type Used = { id: string; tokenId: string; lastUsedAt: string | null; usableFrom?: string }

/** At most once a minute: a write on every request would cost too much. And never by a clock that is behind. */
async function noteUse(kith: Kith, table: 'tokens' | 'apps', row: Used) {
  const now = kith.now()
  const minuteAgo = instantText(now.subtract(lastUseKeptTo))
  if (row.lastUsedAt !== null && row.lastUsedAt > minuteAgo) return
  if (row.usableFrom !== undefined && row.usableFrom > instantText(now)) return
  await kith.db
    .updateTable(table)
    .set({ lastUsedAt: instantText(now) })
    .where('memberId', '=', row.id)
    .where('id', '=', row.tokenId)
    .execute()
    .catch((error) => {
      // Reading works on a full disk.
      if (storeRefusal(error)?.code !== 'storage_full') throw error
    })
}
