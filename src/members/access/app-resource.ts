import type { Access } from '#contract/operation.ts'
import type { Config } from '#platform/config/config.ts'

type Place = Pick<Config, 'baseUrl'>

/** What apps ask for. */
export const scopes = ['read', 'write'] as const
export const bothScopes = scopes.join(' ')

/** What a token of an app is for. */
export const resourceUrl = ({ baseUrl }: Place) => `${baseUrl}/mcp`

/** The same place, as clients write it. */
export const resourceSpellings = ({ baseUrl }: Place) => [`${baseUrl}/mcp`, `${baseUrl}/mcp/`, baseUrl, `${baseUrl}/`]

/** Who may read may not always write; who may write may read. */
export const scopeForAccess = (access: Access) => (access === 'write' ? bothScopes : 'read')

export function accessForScope(scope: string | undefined): Access | null {
  const asked = scope?.split(' ') ?? []
  if (asked.includes('write')) return 'write'
  return asked.includes('read') ? 'read' : null
}

export const resourceMetadataUrl = (place: Place) => `${place.baseUrl}/.well-known/oauth-protected-resource/mcp`

/** RFC 9728: where a token for this is had. */
export function protectedResource(place: Place) {
  return {
    resource: resourceUrl(place),
    authorization_servers: [place.baseUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Kith',
    resource_documentation: `${place.baseUrl}/api/docs`,
  }
}
