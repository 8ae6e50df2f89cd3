import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { Adapter, Configuration, ErrorOut } from 'oidc-provider'
import { InvalidTarget } from 'oidc-provider/lib/helpers/errors.js'
import { Provider } from 'oidc-provider/lib/provider.js'
import { isSecure } from '#platform/config/hosts.ts'
import type { Kith } from '#platform/context/context.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'
import { bothScopes, resourceSpellings, resourceUrl, scopes } from '../access/app-resource.ts'
import { consentHeader } from './authorization-request.ts'
import { type ClientDocuments, isConnected, openClientDocuments } from './client-documents.ts'
import { normaliseMetadata } from './client-metadata.ts'
import type { Keys } from './keys.ts'
import {
  answerProviderErrors,
  blockUnansweredRedirects,
  compareHashedSecrets,
  correctMetadata,
  mintKithTokens,
  narrowRefreshScope,
} from './provider-patches.ts'
import { clientAdapter, emptyAdapter, grantAdapter, requestAdapter } from './store/adapters.ts'
import { tokenAdapter } from './store/tokens.ts'

/** Draws a page in the language of the browser. */
export type ShowError = (out: ErrorOut, acceptLanguage: string | undefined) => string

const minute = 60
const day = 24 * 60 * minute

/** The library's authorization server with our store, our tokens and our resources. */
export function openProvider(
  kith: Kith,
  keys: Keys,
  showError: ShowError,
  clientDocuments = openClientDocuments(kith),
) {
  const provider = new Provider(kith.config.baseUrl, settings(kith, keys, showError, clientDocuments))
  // Host and protocol were set by our own server, which passes the request on.
  provider.proxy = true
  mintKithTokens(provider)
  compareHashedSecrets(provider)
  narrowRefreshScope(provider, kith.limits)
  answerProviderErrors(provider, kith.log)
  correctMetadata(provider, clientDocuments)
  blockUnansweredRedirects(provider)
  const koa: EventEmitter = provider
  koa.on('error', ({ code }) => kith.log.debug({ code }, 'an app closed the connection'))
  return provider
}

function settings(kith: Kith, keys: Keys, showError: ShowError, clientDocuments: ClientDocuments): Configuration {
  const { config } = kith
  const prefix = isSecure(config) ? '__Secure-' : ''
  return {
    adapter: createAdapter(kith),
    allowOmittingSingleRegisteredRedirectUri: false,
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clockTolerance: 0,
    cookies: {
      keys: keys.cookie,
      names: { session: `${prefix}kith_oauth`, interaction: `${prefix}kith_consent`, resume: `${prefix}kith_resume` },
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    expiresWithSession: async () => false,
    extraClientMetadata: { properties: ['kith'], validator: (_, __, ___, metadata) => normaliseMetadata(metadata) },
    features: features(kith),
    fetch: async (address, init) => clientDocuments.read(String(address), init),
    findAccount: async (_, id) =>
      (await isMember(kith, id)) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    interactions: { url: (_, { uid }) => `/oauth/consent/${uid}` },
    issueRefreshToken: async () => true,
    jwks: { keys: keys.signing },
    // An earlier consent does not count: the member answers every request.
    loadExistingGrant: async ({ oidc, req }) => {
      const { consent, login } = oidc.result ?? {}
      return consent?.grantId && login?.accountId === req.headers[consentHeader]
        ? oidc.provider.Grant.find(consent.grantId)
        : undefined
    },
    pkce: { required: () => true },
    renderError: (ctx, out) => {
      // An error that the library wanted to redirect with is shown here instead.
      if (ctx.status < 400) ctx.status = 400
      ctx.type = 'html'
      ctx.body = showError(out, ctx.req.headers['accept-language'])
    },
    responseTypes: ['code'],
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      registration: '/oauth/register',
      jwks: '/oauth/jwks',
    },
    scopes: ['offline_access', ...scopes],
    ttl: {
      AccessToken: 60 * minute,
      AuthorizationCode: minute,
      Grant: 90 * day,
      IdToken: 60 * minute,
      Interaction: 60 * minute,
      RefreshToken: 90 * day,
      Session: minute,
    },
  }
}

function features(kith: Kith): Configuration['features'] {
  const { config, limits } = kith
  const ours = resourceSpellings(config)
  return {
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      // A connected app is never refused: strangers cannot use up its limit.
      allowFetch: async (ctx, id) =>
        !ctx || (await isConnected(kith, id)) || limits.isWithin('clientDocument', callerNetwork(ctx.ip)),
      allowClient: () => true,
      cacheDuration: { min: 10 * minute, max: day },
    },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    // An id that starts with a hyphen would be read as an option on a command line.
    registration: { enabled: true, issueRegistrationAccessToken: false, idFactory: () => randomUUID() },
    resourceIndicators: {
      enabled: true,
      // Of those that the member allowed, an app's own resource is the first.
      defaultResource: async (_, __, [own] = []) => own ?? resourceUrl(config, 'mcp'),
      getResourceServerInfo: async (_, spelling) => {
        const resource = ours.get(spelling)
        if (!resource) throw new InvalidTarget('this server does not have this resource')
        return { scope: bothScopes, audience: resourceUrl(config, resource), accessTokenFormat: 'opaque' }
      },
      useGrantedResource: async () => true,
    },
    revocation: { enabled: true, allowedPolicy: async (_, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  }
}

async function isMember({ db }: Kith, id: string) {
  return (await db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Where our store keeps each of the library's models. */
function createAdapter(kith: Kith) {
  const adapters: Record<string, Adapter> = {
    AccessToken: tokenAdapter(kith, 'access'),
    RefreshToken: tokenAdapter(kith, 'refresh'),
    AuthorizationCode: tokenAdapter(kith, 'code'),
    Grant: grantAdapter(kith),
    Client: clientAdapter(kith),
    Interaction: requestAdapter(kith),
  }
  return (name: string) => adapters[name] ?? emptyAdapter
}
