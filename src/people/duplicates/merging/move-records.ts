import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { entryTerms } from '../../search/index/terms.ts'

type Way = { from: string; to: string }
const tables = ['interactions', 'promises', 'followups'] as const

/** The ids of all that belongs to a person. */
export async function idsOf(ctx: MemberContext, connectionId: string): Promise<MovedIds> {
  const moved: MovedIds = { interactions: [], promises: [], followups: [] }
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

/** How much of the two kinds that are not counted by their ids. */
export async function countedIn(ctx: MemberContext, entries: string[]) {
  let [recordings, findings] = [0, 0]
  for (const ids of parts(entries)) {
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

/** Gives what one person has to another, as far as it is still there. In parts: no statement may take long. */
export async function moveRows(ctx: MemberContext, moved: MovedIds, { from, to }: Way) {
  for (const table of tables) {
    for (const ids of parts(moved[table])) {
      await ctx.db
        .updateTable(table as 'interactions')
        .set({ connectionId: to })
        .where('memberId', '=', ctx.member.id)
        .where('id', 'in', ids)
        .where('connectionId', '=', from)
        .execute()
    }
  }
  for (const ids of parts(moved.interactions)) {
    await ctx.db
      .updateTable('findings')
      .set({ connectionId: to })
      .where('memberId', '=', ctx.member.id)
      .where('interactionId', 'in', ids)
      .where('connectionId', '=', from)
      .execute()
  }
}

/** The words of what has been moved lead to its new person: a part of its ids at a time, by word, as the index has them. */
export async function moveWords(ctx: MemberContext, moved: MovedIds, way: Way) {
  for (const ids of parts(moved.interactions.toSorted())) {
    const rows = await ctx.db
      .selectFrom('interactions')
      .select(['text', 'transcript'])
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .execute()
    const terms = rows.map(({ text, transcript }) => entryTerms(text, transcript))
    await moveTerms(ctx, { place: 'said', ids, terms }, way)
  }
  for (const ids of parts(moved.promises.toSorted())) {
    const rows = await ctx.db
      .selectFrom('promises')
      .select('text')
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .execute()
    await moveTerms(ctx, { place: 'said', ids, terms: rows.map(({ text }) => entryTerms(text)) }, way)
  }
  for (const ids of parts(moved.followups.toSorted())) {
    const rows = await ctx.db
      .selectFrom('followups')
      .select(['subject', 'body'])
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .where('closedAt', 'is', null)
      .execute()
    const terms = rows.map(({ subject, body }) => entryTerms(subject, body))
    await moveTerms(ctx, { place: 'drafted', ids, terms }, way)
  }
}

type Part = { place: 'said' | 'drafted'; ids: string[]; terms: string[][] }

/**
 * Between the first and the last of the ids others may stand. They are told apart as text: as ids, PostgreSQL would look
 * for each of them with each of the words.
 */
async function moveTerms(ctx: MemberContext, { place, ids, terms: all }: Part, { from, to }: Way) {
  for (const terms of shares(all)) {
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

/** So many words at a time that no statement changes many more rows than `mostChanged`. */
function* shares(all: string[][]) {
  const counts = new Map<string, number>()
  for (const term of all.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
  let [terms, rows]: [string[], number] = [[], 0]
  for (const [term, count] of counts) {
    terms.push(term)
    rows += count
    if (rows < mostChanged && terms.length < mostChanged / 4) continue
    yield terms
    terms = []
    rows = 0
  }
  if (terms.length > 0) yield terms
}

const mostChanged = 2_000

function parts(ids: string[], size = 1_000) {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size))
}
