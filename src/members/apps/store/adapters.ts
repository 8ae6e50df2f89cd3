import type { Adapter, AdapterPayload } from 'oidc-provider'
import { isStorableText } from '#contract/fields.ts'
import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import { grantedResources, scopeForAccess } from '../../access/app-resource.ts'
import { hashToken } from '../../access/token-secrets.ts'

/** For models of the library that we do not store, above all its sessions: we have our own. */
export const emptyAdapter: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}

/** Registered apps. Only the hash of a secret is stored. Apps with a metadata document are not looked up here. */
export function clientAdapter(kith: Kith) {
  const { db } = kith
  return {
    ...emptyAdapter,
    upsert: async (id: string, { client_secret, ...rest }: AdapterPayload) => {
      const payload = JSON.stringify({ ...rest, ...(client_secret && { client_secret: hashToken(client_secret) }) })
      await db
        .insertInto('appClients')
        .values({ id, payload, createdAt: nowText(kith), grantedAt: null })
        .execute()
    },
    find: async (id: string): Promise<AdapterPayload | undefined> => {
      if (!isStorableText(id) || hasMetadataDocument(id)) return undefined
      const row = await db.selectFrom('appClients').select('payload').where('id', '=', id).executeTakeFirst()
      return row && JSON.parse(row.payload)
    },
  }
}

/** The id of an app with a metadata document is the address of the document. */
export const hasMetadataDocument = (id: string) => /^https:/i.test(id)

/** A member's grant to an app, in the library's format. Only the consent page writes it. */
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

/** Requests of apps, until the member has answered. */
export function requestAdapter(kith: Kith) {
  const { db } = kith
  return {
    ...emptyAdapter,
    upsert: async (id: string, asked: AdapterPayload, seconds = 0) => {
      const row = { payload: JSON.stringify(asked), expiresAt: instantText(kith.now().add({ seconds })) }
      await db
        .insertInto('appRequests')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
    find: async (id: string): Promise<AdapterPayload | undefined> => {
      if (!isStorableText(id)) return undefined
      const row = await db
        .selectFrom('appRequests')
        .select('payload')
        .where('id', '=', id)
        .where('expiresAt', '>', nowText(kith))
        .executeTakeFirst()
      return row && JSON.parse(row.payload)
    },
    destroy: async (id: string) => {
      await db.deleteFrom('appRequests').where('id', '=', id).execute()
    },
  }
}
