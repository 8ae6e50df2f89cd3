import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { MovedIds } from '#platform/db/schema/values.ts'
import { copyRows, forgetCause, sharedEntriesWith } from '../../entry-people/coming-and-going.ts'
import { readFactsAgain } from '../../facts/read-later.ts'
import { moveFacts } from '../../facts/store.ts'
import { removeTerms } from '../../search/index/later.ts'
import { entryTerms, indexRecords } from '../../search/index/terms.ts'

type Move = { from: string; to: string }

/** Of the entries of a person: those that another person has too, so that their own findings stay with them. */
export async function findContested(ctx: MemberContext, entries: string[], personId: string, mergeId: string | null) {
  const found = new Set<string>()
  for (const ids of chunks(entries)) {
    const rows = await ctx.db
      .selectFrom('entryPeople')
      .select(['interactionId', 'causeId'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', personId)
      .where('interactionId', 'in', ids)
      .execute()
    for (const { interactionId, causeId } of rows) if (causeId === null || causeId !== mergeId) found.add(interactionId)
  }
  return found
}

/** The findings of a person in entries that are not theirs alone. */
export async function findTheirFindings(ctx: MemberContext, personId: string, contested: ReadonlySet<string>) {
  const rows = await ctx.db
    .selectFrom('findings')
    .innerJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'findings.memberId')
        .onRef('interactions.id', '=', 'findings.interactionId'),
    )
    .select(['findings.id', 'interactionId', 'interactions.connectionId'])
    .where('findings.memberId', '=', ctx.member.id)
    .where('findings.connectionId', '=', personId)
    .where('interactions.shared', '=', 1)
    .execute()
  return rows.flatMap((row) => (row.connectionId !== personId || contested.has(row.interactionId) ? [row.id] : []))
}

type Merge = { id: string } & Move

/** Who stays is on the shared entries too. The rows of the other stay, unseen. Moves the search terms as well. */
export async function shareEntries(ctx: MemberContext, { id, from, to }: Merge) {
  const entries = await sharedEntriesWith(ctx, [from])
  await copyRows(ctx, { id, from, to })
  await moveFacts(ctx, { from, to })
  await indexRecords(ctx, recordsOf(entries, to))
  await removeTerms(
    ctx,
    recordsOf(
      entries.filter(({ rows }) => !rows.has(from)),
      from,
    ),
  )
  return entries
}

/** Undoes that, once the entries of the other have moved back. */
export async function separateEntries(ctx: MemberContext, { id, from, to }: Merge) {
  await forgetCause(ctx, id)
  const entries = await sharedEntriesWith(ctx, [to])
  await readFactsAgain(ctx, entries)
  await indexRecords(ctx, recordsOf(entries, to))
  await removeTerms(
    ctx,
    recordsOf(
      entries.filter(({ people }) => !people.has(from)),
      from,
    ),
  )
}

const recordsOf = (entries: Awaited<ReturnType<typeof sharedEntriesWith>>, connectionId: string) =>
  entries.map(({ id: sourceId, text, transcript }) => ({
    ...{ connectionId, sourceId, place: 'said' as const },
    terms: entryTerms(text, transcript),
  }))

/** Those of a person alone: their words are moved by statements. */
export async function unshared(ctx: MemberContext, moved: MovedIds): Promise<MovedIds> {
  const shared = new Set<string>()
  for (const ids of chunks(moved.interactions))
    for (const { id } of await ctx.db
      .selectFrom('interactions')
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('id', 'in', ids)
      .where('shared', '=', 1)
      .execute())
      shared.add(id)
  return shared.size === 0 ? moved : { ...moved, interactions: moved.interactions.filter((id) => !shared.has(id)) }
}
