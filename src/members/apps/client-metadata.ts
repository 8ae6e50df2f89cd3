import type { ClientMetadata } from 'oidc-provider'
import { InvalidClientMetadata } from 'oidc-provider/lib/helpers/errors.js'
import { loopback } from '#platform/config/hosts.ts'
import { bothScopes } from '../access/app-resource.ts'

/** The metadata that is kept; anything else is ignored rather than refused. */
const keptFields = [
  'client_id',
  'client_id_issued_at',
  'client_name',
  'client_secret',
  'client_secret_expires_at',
  'redirect_uris',
]

/**
 * Apps ask for more than Kith has: device codes, signed requests, scopes of other services. Their metadata, from a
 * registration or a document, is reduced to what every app gets here.
 */
export function normaliseMetadata(metadata: ClientMetadata) {
  const asked = metadata.token_endpoint_auth_method
  for (const name of Object.keys(metadata)) if (!keptFields.includes(name)) delete metadata[name]
  if (typeof metadata.client_name !== 'string' || metadata.client_name === '') delete metadata.client_name
  // Nobody sees a longer name, and strangers could fill the store with it.
  else metadata.client_name = metadata.client_name.slice(0, maxNameLength)
  const redirects = refuseBadRedirects(metadata.redirect_uris)
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

const maxNameLength = 400
const maxRedirects = 20
const maxUriLength = 2000

/** Addresses that a member's browser may be sent to: written in full, and nothing that a browser runs or shows itself. */
function refuseBadRedirects(uris: unknown): string[] {
  // Gemini CLI sends none after it was disconnected, and shows this message to its user.
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > maxRedirects)
    throw new InvalidClientMetadata(
      `redirect_uris must contain 1 to ${maxRedirects} addresses. If this app was disconnected, connect it again`,
    )
  for (const uri of uris) {
    if (!isPlain(uri))
      throw new InvalidClientMetadata(
        'redirect_uris must be https, loopback or app addresses in full, without user name, fragment or wildcard',
      )
  }
  return uris
}

function isPlain(uri: unknown) {
  if (typeof uri !== 'string' || uri.length > maxUriLength || !/^[\x21-\x7e]+$/.test(uri) || /[\\#*]/.test(uri))
    return false
  const url = URL.parse(uri)
  if (!url || url.username || url.password || /^[^?]*@/.test(uri)) return false
  if (!/^https?:$/.test(url.protocol)) return !isOwnedByBrowsers(url.protocol)
  // A browser reads `https:app.example` as a path of this site, and a semicolon in a host would end a security policy.
  if (!/^https?:\/\/[^/]/i.test(uri) || !/^[\w.-]+$|^\[/.test(url.hostname)) return false
  return url.protocol === 'https:' || loopback.includes(url.hostname)
}

/** Whether a browser or the system handles this scheme itself, whichever app is installed. */
function isOwnedByBrowsers(protocol: string) {
  const scheme = protocol.slice(0, -1)
  return browserSchemes.has(scheme) || browserSchemeFamilies.test(scheme)
}

const browserSchemes = new Set(
  `javascript vbscript data blob file filesystem about view-source jar feed resource chrome ftp ftps sftp ssh telnet smb afp
   nfs ldap ldaps gopher news nntp ws wss mailto tel sms callto facetime facetime-audio intent android-app market googlechrome
   googlechromes microsoft-edge shell search search-ms jnlp jnlps`.split(/\s+/),
)
const browserSchemeFamilies =
  /^(?:(?:chrome|moz)-extension|microsoft-edge-[a-z]+|itms[a-z-]*|x-apple[a-z.-]*|ms-[a-z-]+)$/
