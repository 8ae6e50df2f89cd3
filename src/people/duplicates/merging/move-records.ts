import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { MergeRecord } from '#platform/db/schema/people.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { occasionTerms, selectOccasions } from '../../connections/merged/occasions.ts'
import { findExtras, findUids, fitExtras, removeUids, saveExtras, saveUids } from '../../connections/record/extras.ts'
import { entryTerms } from '../../search/index/terms.ts'
import { type Heir, separateLines } from './separate.ts'

type Move = { from: string; to: string }
const tables = ['interactions', 'promises', 'followups', 'dates', 'gifts'] as const

/** The ids of everything that belongs to a person. */
export async function findRecordIds(ctx: MemberContext, connectionId: string): Promise<MovedIds> {
  const moved: MovedIds = { interactions: [], promises: [], followups: [], dates: [], gifts: [] }
  for (const table of tables) {
    const rows = await ctx.db
      .selectFrom(table)
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', connectionId)
      .orderBy('id')
      .execute()
    moved[table] = rows.map((row) => row.id)
  }
  return moved
}

/** Recordings and findings are not listed by id: they are counted. */
export async function countRecordingsAndFindings(ctx: MemberContext, entries: string[]) {
  let [recordings, findings] = [0, 0]
  for (const ids of chunks(entries)) {
    const heard = ctx.db
      .selectFrom('interactions')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .where('audio', 'is not', null)
    const found = ctx.db
      .selectFrom('findings')
      .select((count) => count.fn.countAll<number>().as('total'))
      .where('memberId', '=', ctx.member.id)
      .where('interactionId', 'in', ids)
    recordings += (await heard.executeTakeFirstOrThrow()).total
    findings += (await found.executeTakeFirstOrThrow()).total
  }
  return { recordings, findings }
}

/** Moves the records that still exist to another person, in batches: no statement may take long. */
export async function moveRows(
  ctx: MemberContext,
  moved: MovedIds,
  { from, to }: Move,
  contested: ReadonlySet<string>,
) {
  for (const table of tables) {
    for (const ids of chunks(moved[table] ?? [])) {
      await ctx.db
        .updateTable(table as 'interactions')
        .set({ connectionId: to })
        .where('memberId', '=', ctx.member.id)
        .where('id', 'in', ids)
        .where('connectionId', '=', from)
        .execute()
    }
  }
  const findings = ctx.db
    .updateTable('findings')
    .set({ connectionId: to })
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', from)
  for (const ids of chunks(moved.interactions.filter((id) => !contested.has(id))))
    await findings.where('interactionId', 'in', ids).execute()
  for (const ids of chunks(moved.findings ?? [])) await findings.where('id', 'in', ids).execute()
}

/** Moves the search terms of the records, a batch of ids at a time. */
export async function moveSearchTerms(ctx: MemberContext, moved: MovedIds, move: Move) {
  for (const ids of chunks(moved.interactions.toSorted())) {
    const rows = await ctx.db
      .selectFrom('interactions')
      .select(['text', 'transcript'])
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .execute()
    const terms = rows.map(({ text, transcript }) => entryTerms(text, transcript))
    await moveTerms(ctx, { place: 'said', ids, terms }, move)
  }
  for (const ids of chunks(moved.promises.toSorted())) {
    const rows = await ctx.db
      .selectFrom('promises')
      .select('text')
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .execute()
    await moveTerms(ctx, { place: 'said', ids, terms: rows.map(({ text }) => entryTerms(text)) }, move)
  }
  for (const table of ['dates', 'gifts'] as const) {
    for (const ids of chunks(moved[table]?.toSorted() ?? [])) {
      const rows = await selectOccasions(ctx, table).where('id', 'in', ids).execute()
      await moveTerms(ctx, { place: 'said', ids, terms: rows.map(occasionTerms) }, move)
    }
  }
  for (const ids of chunks(moved.followups.toSorted())) {
    const rows = await ctx.db
      .selectFrom('followups')
      .select(['subject', 'body'])
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .where('closedAt', 'is', null)
      .execute()
    const terms = rows.map(({ subject, body }) => entryTerms(subject, body))
    await moveTerms(ctx, { place: 'drafted', ids, terms }, move)
  }
}

type Batch = { place: 'said' | 'drafted'; ids: string[]; terms: string[][] }

/**
 * The range narrows the ids down, and the list, compared as text, picks them: with a list of ids alone, PostgreSQL would
 * look up each id with each term.
 */
async function moveTerms(ctx: MemberContext, { place, ids, terms: all }: Batch, { from, to }: Move) {
  for (const terms of batchTerms(all)) {
    await ctx.db
      .updateTable('searchTerms')
      .set({ connectionId: to })
      .where('memberId', '=', ctx.member.id)
      .where('place', '=', place)
      .where('term', 'in', terms)
      .where('connectionId', '=', from)
      .where('sourceId', '>=', ids.at(0) ?? '')
      .where('sourceId', '<=', ids.at(-1) ?? '')
      .where(sql`cast(source_id as text)`, 'in', ids)
      .execute()
  }
}

/** Batches of terms, such that a statement changes about `maxChanged` rows. */
function* batchTerms(all: string[][]) {
  const counts = new Map<string, number>()
  for (const term of all.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
  let [terms, rows]: [string[], number] = [[], 0]
  for (const [term, count] of counts) {
    terms.push(term)
    rows += count
    if (rows < maxChanged && terms.length < maxChanged / 4) continue
    yield terms
    terms = []
    rows = 0
  }
  if (terms.length > 0) yield terms
}

const maxChanged = 2_000

type Pair = { connectionId: string; otherId: string }

/** The extras of the other person, read before they are removed. */
export async function readExtras(ctx: MemberContext, otherId: string) {
  const lines = (await findExtras(ctx, [otherId])).get(otherId) ?? []
  const uids = (await findUids(ctx, [otherId])).get(otherId) ?? []
  return { lines, uids }
}

/** Adds them to the person who stays, and returns what was new. */
export async function addExtras(
  ctx: MemberContext,
  { connectionId }: Pair,
  { lines, uids }: Extras,
): Promise<MergeRecord> {
  if (lines.length + uids.length === 0) return {}
  const had = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  // Lines that do not fit are not lost: the merge record keeps all lines.
  const added = fitExtras(
    had,
    lines.filter((line) => !had.includes(line)),
  )
  if (added.length > 0) await saveExtras(ctx, connectionId, [...had, ...added])
  await saveUids(
    ctx,
    uids.map((uid) => ({ uid, connectionId })),
  )
  return { beside: { lines, added, uids } }
}

type Extras = Awaited<ReturnType<typeof readExtras>>

/** Takes the lines away again, and gives the ids back. */
export async function returnExtras(
  ctx: MemberContext,
  { connectionId, otherId }: Pair,
  of: MergeRecord,
  heirs: Heir[],
) {
  if (!of.beside) return
  const { added, uids } = of.beside
  const had = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  await saveExtras(ctx, connectionId, separateLines(had, added, heirs))
  await removeUids(ctx, connectionId, uids)
  await saveUids(
    ctx,
    uids.map((uid) => ({ uid, connectionId: otherId })),
  )
}
