import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { entryTerms } from './terms.ts'

/** Removes the terms of a person's timeline, promises and drafts, a thousand terms in a statement. */
export async function forgetRecords(ctx: MemberContext, connectionId: string) {
  const entries = await ctx.db
    .selectFrom('interactions')
    .select(['text', 'transcript'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
  const promises = await ctx.db
    .selectFrom('promises')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
  const drafts = await ctx.db
    .selectFrom('followups')
    .select(['subject', 'body'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('closedAt', 'is', null)
    .execute()
  const said = [
    ...entries.flatMap(({ text, transcript }) => entryTerms(text, transcript)),
    ...promises.flatMap(({ text }) => entryTerms(text)),
  ]
  await removeTerms(ctx, connectionId, 'said', said)
  const drafted = drafts.flatMap(({ subject, body }) => entryTerms(subject, body))
  await removeTerms(ctx, connectionId, 'drafted', drafted)
}

async function removeTerms(ctx: MemberContext, connectionId: string, place: 'said' | 'drafted', words: string[]) {
  for (const part of chunks([...new Set(words)].sort())) {
    await ctx.db
      .deleteFrom('searchTerms')
      .where('memberId', '=', ctx.member.id)
      .where('place', '=', place)
      .where('term', 'in', part)
      .where('connectionId', '=', connectionId)
      .execute()
  }
}
