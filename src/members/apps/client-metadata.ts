import type { ClientMetadata } from 'oidc-provider'
import { InvalidClientMetadata } from 'oidc-provider/lib/helpers/errors.js'
import { loopback } from '#platform/config/hosts.ts'
import { bothScopes } from '../access/app-resource.ts'

/** What a program may tell of itself; anything else is passed over rather than refused. */
const kept = [
  'client_id',
  'client_id_issued_at',
  'client_name',
  'client_secret',
  'client_secret_expires_at',
  'redirect_uris',
]

/**
 * Programs ask for more than there is here: device codes, signed requests, scopes of other services. What they say of
 * themselves, by registering or in a document of theirs, is made what every app has here.
 */
export function normaliseMetadata(metadata: ClientMetadata) {
  const asked = metadata.token_endpoint_auth_method
  for (const name of Object.keys(metadata)) if (!kept.includes(name)) delete metadata[name]
  if (typeof metadata.client_name !== 'string' || metadata.client_name === '') delete metadata.client_name
  // Nobody sees more of it, and strangers fill the store with it.
  else metadata.client_name = metadata.client_name.slice(0, longestName)
  const redirects = refuseBad(metadata.redirect_uris)
  Object.assign(metadata, {
    application_type: redirects.every((uri) => uri.startsWith('https:')) ? 'web' : 'native',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    scope: `openid offline_access ${bothScopes}`,
    token_endpoint_auth_method: metadata.client_secret ? withSecret(asked) : 'none',
  })
}

const withSecret = (asked: unknown) => (asked === 'client_secret_post' ? asked : 'client_secret_basic')

const longestName = 400
const most = 20
const longest = 2000

/** Where a member's browser may be sent: written out in full, and nothing that a browser runs or shows by itself. */
function refuseBad(uris: unknown): string[] {
  // Gemini CLI sends none once its access was cut, and shows its user what it hears.
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > most)
    throw new InvalidClientMetadata(
      `redirect_uris must hold 1 to ${most} addresses; an app whose access has ended is connected again by its user`,
    )
  for (const uri of uris) {
    if (!isPlain(uri))
      throw new InvalidClientMetadata(
        'redirect_uris must be https, loopback or app addresses, written out in full, without user, fragment or wildcard',
      )
  }
  return uris
}

function isPlain(uri: unknown) {
  if (typeof uri !== 'string' || uri.length > longest || !/^[\x21-\x7e]+$/.test(uri) || /[\\#*]/.test(uri)) return false
  const url = URL.parse(uri)
  if (!url || url.username || url.password || /^[^?]*@/.test(uri)) return false
  if (!/^https?:$/.test(url.protocol)) return !ownedByBrowsers.test(url.protocol)
  // A browser reads `https:app.example` as a path of ours, and a policy ends where a host has a semicolon.
  if (!/^https?:\/\/[^/]/i.test(uri) || !/^[\w.-]+$|^\[/.test(url.hostname)) return false
  return url.protocol === 'https:' || loopback.includes(url.hostname)
}

/** Schemes that mean something to a browser or the system, whichever app is installed. */
const ownedByBrowsers = new RegExp(
  `^(${[
    'javascript|vbscript|data|blob|file|filesystem|about|view-source|jar|feed|resource|chrome|(chrome|moz)-extension',
    'ftps?|sftp|ssh|telnet|smb|afp|nfs|ldaps?|gopher|news|nntp|wss?|mailto|tel|sms|callto|facetime(-audio)?',
    'intent|android-app|market|itms[a-z-]*|x-apple[a-z.-]*|googlechromes?|microsoft-edge(-[a-z]+)?|ms-[a-z-]+',
    'shell|search|search-ms|jnlps?',
  ].join('|')}):$`,
)
