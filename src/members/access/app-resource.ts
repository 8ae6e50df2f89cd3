import type { Access } from '#contract/operation.ts'
import type { Config } from '#platform/config/config.ts'

type Site = Pick<Config, 'baseUrl'>

/** The scopes that apps can ask for. */
export const scopes = ['read', 'write'] as const
export const bothScopes = scopes.join(' ')

/** The resource that tokens of apps are for. */
export const resourceUrl = ({ baseUrl }: Site) => `${baseUrl}/mcp`

/** The same resource, in the spellings that clients use. */
export const resourceSpellings = ({ baseUrl }: Site) => [`${baseUrl}/mcp`, `${baseUrl}/mcp/`, baseUrl, `${baseUrl}/`]

/** Write access includes read access. */
export const scopeForAccess = (access: Access) => (access === 'write' ? bothScopes : 'read')

export function accessForScope(scope: string | undefined): Access | null {
  const asked = scope?.split(' ') ?? []
  if (asked.includes('write')) return 'write'
  return asked.includes('read') ? 'read' : null
}

export const resourceMetadataUrl = (site: Site) => `${site.baseUrl}/.well-known/oauth-protected-resource/mcp`

/** RFC 9728: where to get a token for this resource. */
export function protectedResource(site: Site) {
  return {
    resource: resourceUrl(site),
    authorization_servers: [site.baseUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Kith',
    resource_documentation: `${site.baseUrl}/api/docs`,
  }
}
