import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const atOnce = 500

/** How long a program may have registered without anybody letting it in; and how long it is known without being let in. */
const unused = { hours: 24 }
const forgotten = { hours: 24 * 365 }
/** How long an app may take to come for its tokens. */
const awaited = { hours: 1 }

/** What has expired, and what nobody came back for. */
export async function sweepApps(kith: Kith) {
  const { db } = kith
  const now = nowText(kith)
  const ago = (time: Temporal.DurationLike) => instantText(kith.now().subtract(time))

  const spent = db.selectFrom('appTokens').select('hash').where('expiresAt', '<=', now)
  await removeInBatches(atOnce, db.deleteFrom('appTokens').where('hash', 'in', spent.limit(atOnce)).returning('hash'))

  const unanswered = db.selectFrom('appRequests').select('id').where('expiresAt', '<=', now)
  await removeInBatches(
    atOnce,
    db.deleteFrom('appRequests').where('id', 'in', unanswered.limit(atOnce)).returning('id'),
  )

  const withNothing = db
    .selectFrom('apps')
    .select('id')
    .where('connectedAt', '<', ago(awaited))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('appTokens').select('hash').whereRef('appId', '=', 'apps.id'))),
    )
  await removeInBatches(atOnce, db.deleteFrom('apps').where('id', 'in', withNothing.limit(atOnce)).returning('id'))

  const letInByNobody = db
    .selectFrom('appClients')
    .select('appClients.id')
    .where((row) =>
      row.or([
        row.and([row('grantedAt', 'is', null), row('createdAt', '<', ago(unused))]),
        row('grantedAt', '<', ago(forgotten)),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('apps').select('apps.id').whereRef('clientId', '=', 'appClients.id'))),
    )
  await removeInBatches(
    atOnce,
    db.deleteFrom('appClients').where('id', 'in', letInByNobody.limit(atOnce)).returning('id'),
  )
}
