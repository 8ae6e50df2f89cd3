import type { Kith, MemberContext } from '../context.ts'
import { transaction } from '../context.ts'
import { entryTerms, forgetTerms, indexTerms, personTerms, searchVersion } from './terms.ts'

/** Builds the index of every member anew when the way terms are made has changed. Killed in the middle, it starts again. */
export async function rebuildSearch(kith: Kith) {
  const { searchVersion: built } = await kith.db
    .selectFrom('instance')
    .select('searchVersion')
    .executeTakeFirstOrThrow()
  if (built >= searchVersion) return
  const members = await kith.db.selectFrom('members').select('id').execute()
  if (members.length > 0) kith.log.info({ members: members.length }, 'building the search index anew')
  for (const { id } of members) await rebuildMember({ ...kith, member: { id } } as MemberContext)
  await kith.db.updateTable('instance').set({ searchVersion }).where('id', '=', 1).execute()
}

async function rebuildMember(ctx: MemberContext) {
  await transaction(ctx, async (ctx) => {
    await forgetTerms(ctx)
    await rebuildPeople(ctx)
    await rebuildTimelines(ctx)
  })
}

const atOnce = 500

async function rebuildPeople(ctx: MemberContext, after = '') {
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'howMet', 'emails', 'phones', 'tags'])
    .where('memberId', '=', ctx.member.id)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(atOnce)
    .execute()
  for (const row of rows) {
    await indexTerms(ctx, { connectionId: row.id, sourceId: row.id, place: 'own' }, [], personTerms(row))
  }
  const last = rows.at(-1)
  if (rows.length === atOnce && last) await rebuildPeople(ctx, last.id)
}

async function rebuildTimelines(ctx: MemberContext, after = '') {
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'text', 'transcript'])
    .where('memberId', '=', ctx.member.id)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(atOnce)
    .execute()
  for (const row of rows) {
    const { id: sourceId, connectionId, text, transcript } = row
    await indexTerms(ctx, { connectionId, sourceId, place: 'said' }, [], entryTerms(text, transcript))
  }
  const last = rows.at(-1)
  if (rows.length === atOnce && last) await rebuildTimelines(ctx, last.id)
}
