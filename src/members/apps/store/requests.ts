import type { AdapterPayload } from 'oidc-provider'
import { isStorableText } from '#contract/fields.ts'
import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import { emptyAdapter } from './empty-adapter.ts'

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
