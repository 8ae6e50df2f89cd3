import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const batchSize = 500

/** How long an app stays registered if it was never connected, or no longer is. */
const neverGranted = { hours: 24 }
const noLongerGranted = { hours: 24 * 365 }
/** How long an app may take to fetch its tokens. */
const withoutTokens = { hours: 1 }

/** Removes expired tokens and requests, apps that never fetched tokens, and unused registrations. */
export async function sweepApps(kith: Kith) {
  const { db } = kith
  const now = nowText(kith)
  const ago = (time: Temporal.DurationLike) => instantText(kith.now().subtract(time))

  const spent = db.selectFrom('appTokens').select('hash').where('expiresAt', '<=', now)
  await removeInBatches(
    batchSize,
    db.deleteFrom('appTokens').where('hash', 'in', spent.limit(batchSize)).returning('hash'),
  )

  const unanswered = db.selectFrom('appRequests').select('id').where('expiresAt', '<=', now)
  await removeInBatches(
    batchSize,
    db.deleteFrom('appRequests').where('id', 'in', unanswered.limit(batchSize)).returning('id'),
  )

  const withNothing = db
    .selectFrom('apps')
    .select('id')
    .where('connectedAt', '<', ago(withoutTokens))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('appTokens').select('hash').whereRef('appId', '=', 'apps.id'))),
    )
  await removeInBatches(
    batchSize,
    db.deleteFrom('apps').where('id', 'in', withNothing.limit(batchSize)).returning('id'),
  )

  const letInByNobody = db
    .selectFrom('appClients')
    .select('appClients.id')
    .where((row) =>
      row.or([
        row.and([row('grantedAt', 'is', null), row('createdAt', '<', ago(neverGranted))]),
        row('grantedAt', '<', ago(noLongerGranted)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('apps').select('apps.id').whereRef('clientId', '=', 'appClients.id'))),
    )
  await removeInBatches(
    batchSize,
    db.deleteFrom('appClients').where('id', 'in', letInByNobody.limit(batchSize)).returning('id'),
  )
}
