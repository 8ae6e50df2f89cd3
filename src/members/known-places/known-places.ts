import { hash } from 'node:crypto'
import { type Context, instantText, nowText } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'

const knownFor = { hours: 24 * 90 }
const maxPlaces = 50

/** Where a member has signed in before: a browser, which has a cookie, or a network. */
export type KnownPlace = { kind: 'device' | 'network'; hash: string }

/** The place of this request, if the member signed in from it in the last 90 days. An unknown account takes as long. */
export async function findKnownPlace(ctx: Context, memberId = beforeEveryId): Promise<KnownPlace | undefined> {
  const places = placesOf(ctx, memberId)
  const known = await ctx.db
    .selectFrom('knownPlaces')
    .select('hash')
    .where('memberId', '=', memberId)
    .where(
      'hash',
      'in',
      places.map(({ hash }) => hash),
    )
    .where('seenAt', '>', instantText(ctx.now().subtract(knownFor)))
    .execute()
  return places.find((place) => known.some(({ hash }) => hash === place.hash))
}

/** Remembers where a session was opened, and forgets what is too old or too much. */
export async function rememberPlaces(ctx: Context, memberId: string) {
  const seenAt = nowText(ctx)
  await ctx.db
    .insertInto('knownPlaces')
    .values(placesOf(ctx, memberId).map(({ hash }) => ({ memberId, hash, seenAt })))
    .onConflict((conflict) => conflict.columns(['memberId', 'hash']).doUpdateSet({ seenAt }))
    .execute()
  const places = ctx.db.selectFrom('knownPlaces').select('hash').where('memberId', '=', memberId)
  const latest = places
    .where('seenAt', '>', instantText(ctx.now().subtract(knownFor)))
    .orderBy('seenAt', 'desc')
    .limit(maxPlaces)
  await ctx.db.deleteFrom('knownPlaces').where('memberId', '=', memberId).where('hash', 'not in', latest).execute()
}

export async function forgetPlaces({ db }: Pick<Context, 'db'>, memberId: string) {
  await db.deleteFrom('knownPlaces').where('memberId', '=', memberId).execute()
}

/** Stored as hashes, which differ for each member. The device comes first: nobody else has its cookie. */
function placesOf({ address, deviceSecret }: Context, memberId: string): KnownPlace[] {
  const place = (kind: KnownPlace['kind'], of: string) => ({ kind, hash: hash('sha256', `${memberId} ${kind} ${of}`) })
  return [...(deviceSecret === undefined ? [] : [place('device', deviceSecret)]), place('network', address)]
}
