import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { connectionExists, hasPerson } from '../connections/record/lock.ts'
import { findingsIn } from '../promises/findings.ts'
import { idsOf } from './others.ts'
import { findRow, getRow, interactionView, withFindings } from './row.ts'

// A client that sends an entry again, perhaps weeks later, sends the id it chose for it. The id stays used when its entry
// is removed, so that a late repetition does not bring it back.

type ChosenEntry = { ixId: string; connectionId: string }

/** Null if the id is new: the caller adds the entry in this transaction. Otherwise the entry as it is. */
export async function claimEntry(ctx: MemberContext, { ixId, connectionId }: ChosenEntry) {
  const isNew = await claimId(ctx, ixId)
  const row = await findRow(ctx, ixId)
  if (!row && (await isCapture(ctx, ixId))) throw ofCapture()
  if (!row && isNew) return null
  if (!row) throw new Refusal('gone', say('refusals.interactions.removed'))
  // A merged connection exists no longer: its entries are with the one that stayed.
  const isTheirs = idsOf(row).includes(connectionId)
  if (!isTheirs && (await connectionExists(ctx, connectionId))) throw aboutSomeoneElse()
  const seen = isTheirs ? await getRow(ctx, { id: connectionId, ixId }) : row
  return withFindings(interactionView(seen), await findingsIn(ctx, ixId))
}

/** True if the id is new, and for one of several requests at once: the others wait for its transaction. */
export async function claimId(ctx: MemberContext, id: string) {
  const claimed = await ctx.db
    .insertInto('chosenIds')
    .values({ memberId: ctx.member.id, id, createdAt: nowText(ctx) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined && !(await isRemoved(ctx, id))
}

/** An entry or capture whose id Kith made may have been removed as well, or be left of a removed person. */
async function isRemoved({ db, member }: MemberContext, id: string) {
  const removed = db
    .selectFrom('removedRecords')
    .select(sql<number>`1`.as('found'))
    .where('memberId', '=', member.id)
    .where('tableName', 'in', ['interactions', 'captures'])
    .where('recordId', '=', id)
  const left = db
    .selectFrom('interactions')
    .select(sql<number>`1`.as('found'))
    .where('memberId', '=', member.id)
    .where('id', '=', id)
    .where(({ not }) => not(hasPerson('interactions')))
  return (await removed.unionAll(left).execute()).length > 0
}

async function isCapture(ctx: MemberContext, id: string) {
  const row = await findOwn(ctx, 'captures', id, ['id'])
  return row !== undefined
}

function aboutSomeoneElse() {
  return new Refusal('conflict', say('refusals.interactions.ofAnotherPerson'))
}

function ofCapture() {
  return new Refusal('conflict', say('refusals.interactions.isCapture'))
}
