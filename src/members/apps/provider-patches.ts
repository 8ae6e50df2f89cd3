import { timingSafeEqual } from 'node:crypto'
import type { RefreshToken } from 'oidc-provider'
import { Provider } from 'oidc-provider/lib/provider.js'
import { Refusal } from '#contract/errors.ts'
import { storeRefusal } from '#platform/db/failures.ts'
import type { Limits } from '#platform/limits/rate-limits.ts'
import type { Log } from '#platform/log/log.ts'
import { hashToken, mintToken, type TokenKind } from '../access/token-secrets.ts'
import type { ClientDocuments } from './client-documents.ts'

/** What the library lets a token be called: a method of each model, which it does not declare. */
type Minting = { prototype: { generateTokenId: () => string } }

/** Tokens of apps are like all of ours: a prefix that secret scanners know, and a checksum. */
export function mintKithTokens(provider: Provider) {
  mint(provider.AccessToken as unknown as Minting, 'app')
  mint(provider.RefreshToken as unknown as Minting, 'refresh')
}

function mint({ prototype }: Minting, kind: TokenKind) {
  const usual = prototype.generateTokenId
  prototype.generateTokenId = function (this: typeof prototype) {
    // The library's own way also notes the format.
    usual.call(this)
    return mintToken(kind)
  }
}

/** The store has hashes of clients' secrets, so hashes are compared. */
export function compareHashedSecrets(provider: Provider) {
  provider.Client.prototype.compareClientSecret = function (actual) {
    const expected = Buffer.from(this.clientSecret ?? '')
    const given = Buffer.from(hashToken(actual))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
}

/** How the library looks a refresh token up, just before it holds against it what is asked for. */
type Finding = { find: (...sought: unknown[]) => Promise<RefreshToken | undefined> }

/** Codex asks at each refresh for all it asked for at first: it gets what it was granted of that, rather than a refusal. */
export function narrowRefreshScope(provider: Provider, limits: Limits) {
  const model = provider.RefreshToken as unknown as Finding
  const usual = model.find
  model.find = async (...sought) => {
    const token = await usual.apply(model, sought)
    const { oidc } = Provider.ctx ?? {}
    if (!token || oidc?.route !== 'token') return token
    // Within its moment one token gives any number of others, and each is kept for months.
    await limits.take('refreshApp', String(token.grantId))
    if (typeof oidc.params?.scope === 'string') oidc.params.scope = within(token, oidc.params.scope)
    return token
  }
}

const within = ({ scopes }: RefreshToken, asked: string) =>
  asked
    .split(' ')
    .filter((each) => scopes.has(each))
    .join(' ') || undefined

/** What nobody foresaw would otherwise be answered without a word of ours, and without our headers. */
export function answerProviderErrors(provider: Provider, log: Log) {
  provider.on('server_error', (ctx, error) => {
    const passing = error instanceof Refusal ? error : storeRefusal(error)
    if (!(error instanceof Refusal)) log.error({ err: error }, passing ? 'database error' : 'unexpected error')
    // An app that hears of a fault gives up; of one that will pass, it waits.
    if (passing?.retryAfter === undefined) return
    ctx.status = passing.status
    ctx.set('retry-after', String(passing.retryAfter))
  })
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      log.error({ err: error }, 'unexpected error')
      ctx.status = 500
      ctx.body = { error: 'server_error', error_description: 'Something went wrong on the server.' }
    }
  })
}

/** The library sets a cookie for sessions that are not kept, and tells of ways that no client has here, or none has now. */
export function correctMetadata(provider: Provider, introductions: ClientDocuments) {
  const session = provider.cookieName('session')
  provider.use(async (ctx, next) => {
    await next()
    const cookies = [ctx.response.headers['set-cookie'] ?? []].flat()
    const kept = cookies.filter((cookie) => !String(cookie).startsWith(session)).map(String)
    if (kept.length < cookies.length) ctx.remove('set-cookie')
    if (kept.length < cookies.length && kept.length > 0) ctx.set('set-cookie', kept)
    if (!isMetadata(ctx.body)) return
    ctx.body.response_modes_supported = ['query']
    if (introductions.areOutOfReach()) delete ctx.body.client_id_metadata_document_supported
  })
}

type Metadata = { response_modes_supported: string[]; client_id_metadata_document_supported?: true }

const isMetadata = (body: unknown): body is Metadata =>
  typeof body === 'object' && body !== null && 'response_modes_supported' in body

/** Anybody may register an address: our links lead there once a member has answered, and not before. */
export function blockUnansweredRedirects(provider: Provider) {
  provider.on('authorization.error', ({ oidc }, error: Error & { allow_redirect?: boolean }) => {
    if (oidc?.route !== 'resume') error.allow_redirect = false
  })
}
