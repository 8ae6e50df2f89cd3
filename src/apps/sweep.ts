import { instantText, type Kith } from '../context.ts'

const atOnce = 500

/** How long a program may have registered without anybody letting it in; and how long it is known without being let in. */
const unused = { hours: 24 }
const forgotten = { hours: 24 * 365 }
/** How long the use of an old refresh token still tells of a theft. */
const replayed = { hours: 24 * 30 }
/** How long an app may take to come for its tokens. */
const awaited = { hours: 1 }

/** What has expired, and what nobody came back for. */
export async function sweepApps(kith: Kith) {
  const { db } = kith
  const ago = (time: Temporal.DurationLike) => instantText(kith.now().subtract(time))
  const now = instantText(kith.now())
  await inParts(() =>
    db
      .deleteFrom('appTokens')
      .where('hash', 'in', (of) =>
        of
          .selectFrom('appTokens')
          .select('hash')
          .where((row) => row.or([row('expiresAt', '<=', now), row('consumedAt', '<', ago(replayed))]))
          .limit(atOnce),
      )
      .returning('hash')
      .execute(),
  )
  await inParts(() =>
    db
      .deleteFrom('appRequests')
      .where('id', 'in', (of) => of.selectFrom('appRequests').select('id').where('expiresAt', '<=', now).limit(atOnce))
      .returning('id')
      .execute(),
  )
  await inParts(() =>
    db
      .deleteFrom('apps')
      .where('id', 'in', (of) =>
        of
          .selectFrom('apps')
          .select('id')
          .where('connectedAt', '<', ago(awaited))
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('appTokens').select('hash').whereRef('appId', '=', 'apps.id'))),
          )
          .limit(atOnce),
      )
      .returning('id')
      .execute(),
  )
  await inParts(() =>
    db
      .deleteFrom('appClients')
      .where('id', 'in', (of) =>
        of
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
          .limit(atOnce),
      )
      .returning('id')
      .execute(),
  )
}

async function inParts(remove: () => Promise<unknown[]>) {
  for (let gone = atOnce; gone === atOnce; ) gone = (await remove()).length
}
