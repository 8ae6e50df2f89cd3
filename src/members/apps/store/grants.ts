import type { AdapterPayload } from 'oidc-provider'
import type { Kith } from '#platform/context/context.ts'
import { resourceSpellings, scopeForAccess } from '../../access/app-resource.ts'
import { emptyAdapter } from './empty-adapter.ts'

/** What a member allowed an app, in the library's form. Only the consent page writes it. */
export function grantAdapter(kith: Kith) {
  return {
    ...emptyAdapter,
    find: async (id: string): Promise<AdapterPayload | undefined> => {
      const app = await kith.db
        .selectFrom('apps')
        .select(['memberId', 'clientId', 'access'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!app) return undefined
      const { memberId: accountId, clientId, access } = app
      const refused = access === 'read' ? { rejected: grantedScopes(kith, 'write', 'write') } : {}
      const allowed = grantedScopes(kith, `openid offline_access ${scopeForAccess(access)}`, scopeForAccess(access))
      return { kind: 'Grant', jti: id, accountId, clientId, ...allowed, ...refused }
    },
    destroy: async (id: string) => {
      await kith.db.deleteFrom('apps').where('id', '=', id).execute()
    },
  }
}

/** For every spelling of our address that clients use. */
function grantedScopes({ config }: Kith, openid: string, resource: string) {
  const resources = Object.fromEntries(resourceSpellings(config).map((spelling) => [spelling, resource]))
  return { openid: { scope: openid }, resources }
}
