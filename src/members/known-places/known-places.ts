import { hash } from 'node:crypto'
import { type Context, instantText, nowText } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'
import { widerNetwork } from '#platform/network/caller-network.ts'

const knownFor = { hours: 24 * 90 }
const maxPlaces = 50

/** Where a member has signed in before: a browser, which has a cookie, or a network. */
type KnownPlace = { kind: 'device' | 'network'; hash: string }

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

/** Remembers where a session was opened, and forgets old or excess places. */
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

/**
 * Attempts are counted by origin, so that a stranger's guesses don't lock the member out: each known device and
 * network, each new network, and all new places together, which limits a botnet. Counted before the check: of a hundred
 * simultaneous guesses, only ten are checked.
 */
type Count = [name: LimitName, key: string]

/** A known device does not count towards its network, which others may use too. An unknown account takes as long. */
export async function countPasswordAttempt(ctx: Context, email: string, memberId: string | undefined) {
  const place = await findKnownPlace(ctx, memberId)
  const own: Count = ['signInAccount', place?.hash ?? newPlaceKey(ctx, email)]
  const shared: Count[] = place ? [] : [['signInNewPlaces', email]]
  if (place?.kind !== 'device') shared.push(['signInAddress', ctx.address])
  await takeAll(ctx, [own, ...shared])
  const forget = async () => {
    await ctx.limits.forget(...own)
    await giveBackAll(ctx, shared)
  }
  return { forget }
}

/** Codes of an authenticator app: six digits can be guessed, the 120 bits of a recovery code cannot. */
export async function countCodeAttempt(ctx: Context, memberId: string) {
  const place = await findKnownPlace(ctx, memberId)
  const counts: Count[] = [
    ['signInCode', place?.hash ?? newPlaceKey(ctx, memberId)],
    ['signInCodeDay', place?.hash ?? memberId],
  ]
  await takeAll(ctx, counts)
  return { giveBack: () => giveBackAll(ctx, counts) }
}

/** After a reset, wrong guesses at the old password no longer count. */
export async function forgetPasswordAttempts(ctx: Context, email: string) {
  await ctx.limits.forget('signInNewPlaces', email)
  await ctx.limits.forget('signInAccount', newPlaceKey(ctx, email))
}

const newPlaceKey = ({ address }: Context, account: string) => `${account} ${widerNetwork(address)}`

/** An attempt that is refused counts nowhere. */
async function takeAll(ctx: Context, counts: Count[]) {
  for (const [at, count] of counts.entries())
    try {
      await ctx.limits.take(...count)
    } catch (error) {
      await giveBackAll(ctx, counts.slice(0, at))
      throw error
    }
}

async function giveBackAll({ limits }: Context, counts: Count[]) {
  for (const count of counts) await limits.giveBack(...count)
}
