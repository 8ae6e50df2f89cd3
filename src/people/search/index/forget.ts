import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { pacedChunks } from '#platform/db/batches.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import { entryTerms } from './terms.ts'

/** Removes the terms of people's timelines, promises and drafts, a hundred terms in a statement. */
export async function forgetRecords(ctx: MemberContext, people: string[]) {
  const entries = await ctx.db
    .selectFrom('interactions')
    .select(['connectionId', 'text', 'transcript'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', people)
    .execute()
  const promises = await ctx.db
    .selectFrom('promises')
    .select(['connectionId', 'text'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', people)
    .execute()
  const drafts = await ctx.db
    .selectFrom('followups')
    .select(['connectionId', 'subject', 'body'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', people)
    .where('closedAt', 'is', null)
    .execute()
  const said = [
    ...entries.map(({ connectionId, text, transcript }) => ({ connectionId, texts: [text, transcript] })),
    ...promises.map(({ connectionId, text }) => ({ connectionId, texts: [text] })),
  ]
  await removeTerms(ctx, 'said', said)
  const drafted = drafts.map(({ connectionId, subject, body }) => ({ connectionId, texts: [subject, body] }))
  await removeTerms(ctx, 'drafted', drafted)
}

type Place = 'said' | 'drafted'
type Texts = { connectionId: string; texts: (string | null)[] }

async function removeTerms({ db, member }: MemberContext, place: Place, records: Texts[]) {
  const giveTurn = takeTurns()
  for (const [connectionId, of] of Map.groupBy(records, (record) => record.connectionId)) {
    const terms = new Set<string>()
    for (const { texts } of of) {
      await giveTurn()
      for (const term of entryTerms(...texts)) terms.add(term)
    }
    for await (const part of pacedChunks([...terms].sort()))
      await deleteTerms(db, { memberId: member.id, place, connectionId }, part)
  }
}

const deleteTerms = preparedForLists((db, { memberId, place, connectionId }: OfPerson, terms) =>
  db
    .deleteFrom('searchTerms')
    .where('memberId', '=', memberId)
    .where('place', '=', place)
    .where('term', 'in', terms)
    .where('connectionId', '=', connectionId),
)

type OfPerson = { memberId: string; place: Place; connectionId: string }
