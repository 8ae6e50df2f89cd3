import { timingSafeEqual } from 'node:crypto'
import type { RefreshToken } from 'oidc-provider'
import { Provider } from 'oidc-provider/lib/provider.js'
import { Refusal } from '#contract/errors.ts'
import { storeRefusal } from '#platform/db/failures.ts'
import type { Limits } from '#platform/limits/rate-limits.ts'
import type { Log } from '#platform/log/log.ts'
import { hashToken, mintToken, type TokenKind } from '../access/token-secrets.ts'
import type { ClientDocuments } from './client-documents.ts'

/** The library's method that makes a token; it does not declare it. */
type TokenModel = { prototype: { generateTokenId: () => string } }

/** Tokens of apps look like all other tokens: a prefix that secret scanners know, and a checksum. */
export function mintKithTokens(provider: Provider) {
  mint(provider.AccessToken as unknown as TokenModel, 'app')
  mint(provider.RefreshToken as unknown as TokenModel, 'refresh')
}

function mint({ prototype }: TokenModel, kind: TokenKind) {
  const usual = prototype.generateTokenId
  prototype.generateTokenId = function (this: typeof prototype) {
    // The library's own method also sets the format.
    usual.call(this)
    return mintToken(kind)
  }
}

/** The store holds hashes of client secrets, so hashes are compared. */
export function compareHashedSecrets(provider: Provider) {
  provider.Client.prototype.compareClientSecret = function (actual) {
    const expected = Buffer.from(this.clientSecret ?? '')
    const given = Buffer.from(hashToken(actual))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
}

/** How the library looks up a refresh token, just before it checks the scope against it. */
type RefreshTokenModel = { find: (...sought: unknown[]) => Promise<RefreshToken | undefined> }

/** Codex asks at each refresh for everything it asked for at first: it gets what was granted of that, not a refusal. */
export function narrowRefreshScope(provider: Provider, limits: Limits) {
  const model = provider.RefreshToken as unknown as RefreshTokenModel
  const usual = model.find
  model.find = async (...sought) => {
    const token = await usual.apply(model, sought)
    const { oidc } = Provider.ctx ?? {}
    if (!token || oidc?.route !== 'token') return token
    // During its grace period one token can produce any number of others, and each is stored for months.
    await limits.take('refreshApp', String(token.grantId))
    if (typeof oidc.params?.scope === 'string') oidc.params.scope = intersectScopes(token, oidc.params.scope)
    return token
  }
}

const intersectScopes = ({ scopes }: RefreshToken, asked: string) =>
  asked
    .split(' ')
    .filter((each) => scopes.has(each))
    .join(' ') || undefined

/** Unexpected errors would otherwise be answered without our text and headers. */
export function answerProviderErrors(provider: Provider, log: Log) {
  provider.on('server_error', (ctx, error) => {
    const passing = error instanceof Refusal ? error : storeRefusal(error)
    if (!(error instanceof Refusal)) log.error({ err: error }, passing ? 'database error' : 'unexpected error')
    // An app gives up after an error, but waits if it is told to retry.
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

/** Removes the library's session cookie, which is not used, and features from its metadata that are not available. */
export function correctMetadata(provider: Provider, clientDocuments: ClientDocuments) {
  const session = provider.cookieName('session')
  provider.use(async (ctx, next) => {
    await next()
    const cookies = [ctx.response.headers['set-cookie'] ?? []].flat()
    const kept = cookies.filter((cookie) => !String(cookie).startsWith(session)).map(String)
    if (kept.length < cookies.length) ctx.remove('set-cookie')
    if (kept.length < cookies.length && kept.length > 0) ctx.set('set-cookie', kept)
    if (!isMetadata(ctx.body)) return
    ctx.body.response_modes_supported = ['query']
    if (await clientDocuments.areOutOfReach()) delete ctx.body.client_id_metadata_document_supported
  })
}

type Metadata = { response_modes_supported: string[]; client_id_metadata_document_supported?: true }

const isMetadata = (body: unknown): body is Metadata =>
  typeof body === 'object' && body !== null && 'response_modes_supported' in body

/** Anybody can register an address: we redirect there only after a member has answered. */
export function blockUnansweredRedirects(provider: Provider) {
  provider.on('authorization.error', ({ oidc }, error: Error & { allow_redirect?: boolean }) => {
    if (oidc?.route !== 'resume') error.allow_redirect = false
  })
}
