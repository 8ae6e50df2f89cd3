import type { Access } from '#contract/operation.ts'
import type { Config } from '#platform/config/config.ts'

type Site = Pick<Config, 'baseUrl'>

/** The scopes that apps can ask for. */
export const scopes = ['read', 'write'] as const
export const bothScopes = scopes.join(' ')

/** What tokens of apps can be for: the tools, the full set of tools, or the whole API. Each is the path of its address. */
export const appResources = ['mcp', 'mcp/full', 'api'] as const
export type AppResource = (typeof appResources)[number]

export const resourceUrl = ({ baseUrl }: Site, resource: AppResource) => `${baseUrl}/${resource}`

/** Every spelling of our resources that clients use, and which one it means. */
export const resourceSpellings = ({ baseUrl }: Site) =>
  new Map<string, AppResource>([
    [`${baseUrl}/mcp`, 'mcp'],
    [`${baseUrl}/mcp/`, 'mcp'],
    [baseUrl, 'mcp'],
    [`${baseUrl}/`, 'mcp'],
    [`${baseUrl}/api`, 'api'],
    [`${baseUrl}/api/`, 'api'],
  ])

/** What an app may ask tokens for, its own resource first. The whole API includes the tools. */
export function grantedResources(site: Site, resource: AppResource) {
  const spellings = [...resourceSpellings(site)]
  const own = spellings.filter(([, means]) => means === resource)
  const others = resource === 'api' ? spellings.filter(([, means]) => means === 'mcp') : []
  return [...own, ...others].map(([spelling]) => spelling)
}

/** Write access includes read access. */
export const scopeForAccess = (access: Access) => (access === 'write' ? bothScopes : 'read')

export function accessForScope(scope: string | undefined): Access | null {
  const asked = scope?.split(' ') ?? []
  if (asked.includes('write')) return 'write'
  return asked.includes('read') ? 'read' : null
}

export const resourceMetadataUrl = (site: Site, resource: AppResource) =>
  `${site.baseUrl}/.well-known/oauth-protected-resource/${resource}`

/** RFC 9728: where to get a token for this resource. */
export function protectedResource(site: Site, resource: AppResource) {
  return {
    resource: resourceUrl(site, resource),
    authorization_servers: [site.baseUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: resourceNames[resource],
    resource_documentation: `${site.baseUrl}/api/docs`,
  }
}

const resourceNames: Record<AppResource, string> = { mcp: 'Kith', 'mcp/full': 'Kith, all tools', api: 'Kith API' }
