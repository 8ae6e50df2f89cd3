import type { AdapterPayload } from 'oidc-provider'
import type { Kith } from '#platform/context/context.ts'
import { grantedResources, scopeForAccess } from '../../access/app-resource.ts'
import { emptyAdapter } from './empty-adapter.ts'

/** What a member allowed an app, in the library's form. Only the consent page writes it. */
export function grantAdapter(kith: Kith) {
  return {
    ...emptyAdapter,
    find: async (id: string): Promise<AdapterPayload | undefined> => {
      const app = await kith.db
        .selectFrom('apps')
        .select(['memberId', 'clientId', 'access', 'resource'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!app) return undefined
      const { memberId: accountId, clientId, access } = app
      const spellings = grantedResources(kith.config, app.resource)
      const refused = access === 'read' ? { rejected: grantedScopes(spellings, 'write', 'write') } : {}
      const scope = scopeForAccess(access)
      const allowed = grantedScopes(spellings, `openid offline_access ${scope}`, scope)
      return { kind: 'Grant', jti: id, accountId, clientId, ...allowed, ...refused }
    },
    destroy: async (id: string) => {
      await kith.db.deleteFrom('apps').where('id', '=', id).execute()
    },
  }
}

/** For every spelling that clients use. */
function grantedScopes(spellings: string[], openid: string, resource: string) {
  const resources = Object.fromEntries(spellings.map((spelling) => [spelling, resource]))
  return { openid: { scope: openid }, resources }
}
