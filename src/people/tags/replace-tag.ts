import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { updateConnection } from '../connections/connections.ts'
import { labelKey } from '../connections/record/labels.ts'
import { lockPeople } from '../connections/record/row.ts'

/** The key of a tag, and what to write instead; null removes it. */
type TagChange = Tasks['tags.replace']
type Position = { sortName: string; id: string }

const batchSize = 100
/** Somebody whose name changes meanwhile may be passed over at first. */
const maxPasses = 3

/** Changes the people left to a job, in batches. */
export async function replaceTagOfAll(kith: Kith, change: TagChange, { memberId, signal }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx) return
  for (let pass = 0, changed = 1; pass < maxPasses && changed > 0; pass++)
    changed = await replaceTagInPass(ctx, change, signal)
  await scanBookOf(ctx, change.to)
}

async function replaceTagInPass(ctx: MemberContext, change: TagChange, signal: AbortSignal) {
  let total = 0
  for (let after: Position | null = null, isLast = false; !isLast; isLast = after === null) {
    signal.throwIfAborted()
    await nextTurn()
    const { changed, next }: Batch = await replaceTagOfSome(ctx, change, after)
    total += changed
    after = next
  }
  return total
}

type Batch = { changed: number; next: Position | null }

/** The next people with the tag, in the order of names. */
export function replaceTagOfSome(ctx: MemberContext, change: TagChange, after: Position | null): Promise<Batch> {
  return transaction(ctx, async (ctx) => {
    const rows = await peopleWithTag(ctx, change, after)
    const ids = rows.map(({ id }) => id)
    const people = ids.length > 0 ? await lockPeople(ctx, ids) : []
    for (const { id, tags } of people) await updateConnection(ctx, { connectionId: id, tags: replaceIn(tags, change) })
    return { changed: people.length, next: rows.length < batchSize ? null : (rows.at(-1) ?? null) }
  })
}

/** Skips people whose tag already has this spelling. */
async function peopleWithTag(ctx: MemberContext, { from, to }: TagChange, after: Position | null) {
  return ctx.db
    .selectFrom('connectionLabels')
    .select(['sortName', 'connectionId as id'])
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'tag')
    .where('labelKey', '=', from)
    .where('label', '!=', to ?? '')
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(sort_name, connection_id) > (${after?.sortName}, ${after?.id})`),
    )
    .orderBy('sortName')
    .orderBy('connectionId')
    .limit(batchSize)
    .execute()
}

/** The new tag stands where the first of the two stood. */
function replaceIn(tags: string[], { from, to }: TagChange) {
  if (to === null) return tags.filter((tag) => labelKey(tag) !== from)
  const keys = [from, labelKey(to)]
  const first = tags.findIndex((tag) => keys.includes(labelKey(tag)))
  return tags.flatMap((tag, at) => (at === first ? [to] : keys.includes(labelKey(tag)) ? [] : [tag]))
}

/** An address book of the people with a tag follows its new name. If the tag is removed, the book is empty. */
export async function replaceTagOfBook(ctx: MemberContext, { from, to }: Tasks['tags.replace']) {
  const tag = await findTagOfBook(ctx)
  if (to === null || tag === null || labelKey(tag) !== from) return
  await updateBookWith(ctx, tag).set({ tag: to }).execute()
}

/**
 * Compares everybody with the address book again: people who had the other tag already belong in it too. Called once
 * everybody has the tag, or devices would hear that the others are gone.
 */
export async function scanBookOf(ctx: MemberContext, to: string | null) {
  const tag = await findTagOfBook(ctx)
  if (to === null || tag === null || labelKey(tag) !== labelKey(to)) return
  await updateBookWith(ctx, tag).set({ scannedTo: beforeEveryId }).execute()
}

async function findTagOfBook({ db, member }: MemberContext) {
  const book = await db.selectFrom('addressBooks').select('tag').where('memberId', '=', member.id).executeTakeFirst()
  return book?.tag ?? null
}

/** Unless another tag was chosen meanwhile. */
function updateBookWith({ db, member }: MemberContext, tag: string) {
  return db.updateTable('addressBooks').where('memberId', '=', member.id).where('tag', '=', tag)
}
