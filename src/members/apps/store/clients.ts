import type { AdapterPayload } from 'oidc-provider'
import { isStorableText } from '#contract/fields.ts'
import { type Kith, nowText } from '#platform/context/context.ts'
import { hashToken } from '../../access/token-secrets.ts'
import { emptyAdapter } from './empty-adapter.ts'

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
