import type { AdapterPayload } from 'oidc-provider'
import { InvalidGrant, InvalidScope } from 'oidc-provider/lib/helpers/errors.js'
import { instantText, type Kith, nowText, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { accessForScope, grantedResources } from '../../access/app-resource.ts'
import { hashToken } from '../../access/token-secrets.ts'
import { emptyAdapter } from './adapters.ts'

type Kind = Schema['appTokens']['kind']

/** Clients refresh in parallel and lose answers: a used refresh token stays valid for a moment. */
const gracePeriod = { seconds: 60 }

/** How long the reuse of an old refresh token is detected as theft. */
const reuseDetectedFor = { hours: 24 * 30 }

/** Tokens and codes, stored as hashes. They are removed together with their app. */
export function tokenAdapter(kith: Kith, kind: Kind) {
  const { db } = kith
  const named = (id: string) => db.selectFrom('appTokens').where('hash', '=', hashToken(id)).where('kind', '=', kind)

  return {
    ...emptyAdapter,
    upsert: async (id: string, { jti: _, grantId = '', ...payload }: AdapterPayload, seconds = 0) => {
      const row = {
        hash: hashToken(id),
        appId: grantId,
        kind,
        ...(kind === 'access' ? accessColumns(payload) : { access: null, audience: null }),
        payload: JSON.stringify(payload),
        expiresAt: instantText(kith.now().add({ seconds })),
        consumedAt: null,
      }
      await transaction(kith, async (kith) => {
        if (!(await lockApp(kith, grantId))) throw new InvalidGrant('the app was disconnected')
        await kith.db.insertInto('appTokens').values(row).execute()
      })
    },
    find: async (id: string): Promise<AdapterPayload | undefined> => {
      const row = await named(id)
        .innerJoin('apps', 'apps.id', 'appTokens.appId')
        .select(['appId', 'payload', 'consumedAt', 'apps.resource'])
        .where('expiresAt', '>', nowText(kith))
        .executeTakeFirst()
      if (!row) return undefined
      const consumed = isUsedUp(row.consumedAt) && { consumed: true }
      const resource = kind !== 'access' && { resource: grantedResources(kith.config, row.resource) }
      return { ...JSON.parse(row.payload), jti: id, grantId: row.appId, ...resource, ...consumed }
    },
    /** If a code is used twice, one of the two stole it: the second use disconnects the app. */
    consume: async (id: string) => {
      const forgottenAt = kind === 'refresh' && { expiresAt: instantText(kith.now().add(reuseDetectedFor)) }
      const first = await db
        .updateTable('appTokens')
        .set({ consumedAt: nowText(kith), ...forgottenAt })
        .where('hash', '=', hashToken(id))
        .where('consumedAt', 'is', null)
        .returning('hash')
        .executeTakeFirst()
      if (first || kind === 'refresh') return
      await db.deleteFrom('apps').where('id', 'in', named(id).select('appId')).execute()
      throw new InvalidGrant('authorization code already consumed')
    },
  }

  function isUsedUp(consumedAt: string | null) {
    if (consumedAt === null) return false
    return kind === 'code' || consumedAt <= instantText(kith.now().subtract(gracePeriod))
  }
}

function accessColumns({ scope, aud }: AdapterPayload) {
  const access = accessForScope(scope)
  if (!access) throw new InvalidScope('ask for the scope read, or for read and write', scope ?? '')
  return { access, audience: String(aud) }
}

/** With the app's row locked, no token outlives an app that is being disconnected. */
async function lockApp({ db }: Kith, id: string) {
  const held = await db
    .updateTable('apps')
    .set((set) => ({ lastUsedAt: set.ref('lastUsedAt') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}
