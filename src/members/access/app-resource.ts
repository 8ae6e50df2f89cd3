import type { Access, ToolSet } from '#contract/operation.ts'
import type { Config } from '#platform/config/config.ts'

type Site = Pick<Config, 'baseUrl'>

/** The scopes that apps can ask for. */
export const scopes = ['read', 'write'] as const
export const bothScopes = scopes.join(' ')

/** The resources of app tokens: the tools, the full set of tools, or the whole API, each by its path. */
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
    [`${baseUrl}/mcp/full`, 'mcp/full'],
    [`${baseUrl}/mcp/full/`, 'mcp/full'],
    [`${baseUrl}/api`, 'api'],
    [`${baseUrl}/api/`, 'api'],
  ])

/** The resources an app can get tokens for, the requested one first. */
const included: Record<AppResource, readonly AppResource[]> = {
  mcp: ['mcp'],
  'mcp/full': ['mcp/full', 'mcp'],
  api: ['api', 'mcp', 'mcp/full'],
}

/** The widest of the resources that an app names. */
export function widestResource(site: Site, named: string[]): AppResource {
  const ours = resourceSpellings(site)
  const asked = named.map((each) => ours.get(each))
  return (['api', 'mcp/full'] as const).find((each) => asked.includes(each)) ?? 'mcp'
}

export function grantedResources(site: Site, resource: AppResource) {
  const spellings = [...resourceSpellings(site)]
  return included[resource].flatMap((each) =>
    spellings.filter(([, means]) => means === each).map(([spelling]) => spelling),
  )
}

type Held = { audience: string | null; tools: ToolSet }

/** A token for the full set opens `/mcp` too. One for `/mcp` opens the full set if the member allowed the app all tools. */
export function opensResource(site: Site, { audience, tools }: Held, resource: AppResource) {
  if (audience === resourceUrl(site, resource)) return true
  if (resource === 'mcp') return audience === resourceUrl(site, 'mcp/full')
  return resource === 'mcp/full' && tools === 'full' && audience === resourceUrl(site, 'mcp')
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
