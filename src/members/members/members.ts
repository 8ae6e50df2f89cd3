import { forgetAllVectors } from '#asking/vectors/forget.ts'
import { photosOf } from '#cards/cards/photo-files.ts'
import { Refusal } from '#contract/errors.ts'
import { recordingsOf } from '#people/interactions/recordings.ts'
import { settleEveryoneLater } from '#people/moves/settle-everyone.ts'
import { forgetTerms } from '#people/search/terms.ts'
import { removeAllLater } from '#platform/blobs/remove.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { inParts } from '#platform/db/in-parts.ts'
import { archivesOf } from '#transfer/archive/importing/archive-keys.ts'
import { forgetImports } from '#transfer/imports/forget.ts'
import { leaveAllWorkspaces } from '../workspaces/leaving.ts'
import { usualZone } from './time-zone.ts'

export async function me(ctx: MemberContext) {
  return ctx.member
}

export async function updateMember(
  ctx: MemberContext,
  { name, timeZone }: { name?: string | undefined; timeZone?: string | undefined },
) {
  if (name === undefined && timeZone === undefined) return me(ctx)
  return transaction(ctx, async (ctx) => {
    const changed = await ctx.db
      .updateTable('members')
      .set({ name, timeZone: timeZone && usualZone(timeZone) })
      .where('id', '=', ctx.member.id)
      .returning(['id', 'name', 'email', 'timeZone', 'createdAt'])
      .executeTakeFirst()
    if (!changed) throw noMember()
    if (changed.timeZone !== ctx.member.timeZone) await settleEveryoneLater(ctx)
    return changed
  })
}

/** The account and all it owns: what other tables hold of the member goes with the row. */
export async function removeMember(ctx: MemberContext) {
  await transaction(ctx, async (ctx) => {
    await leaveAllWorkspaces(ctx)
    // The member's row is held by now: no card comes while they go.
    await removeCards(ctx)
    await removeAll(ctx, 'connections')
    await removeAll(ctx, 'threads')
    await forgetImports(ctx)
    await removeAll(ctx, 'deliveries')
    await forgetAllVectors(ctx)
    await handOverInstance(ctx)
    await ctx.db.deleteFrom('members').where('id', '=', ctx.member.id).execute()
    // Last: nobody can add to these once the member's row is held, and what was under way is there to be seen.
    await forgetTerms(ctx)
    await removeAllLater(ctx, recordingsOf(ctx))
    await removeAllLater(ctx, archivesOf(ctx))
    await ctx.db.deleteFrom('idempotency').where('scope', '=', ctx.member.id).execute()
  })
}

async function removeCards(ctx: MemberContext) {
  const cards = await ctx.db.deleteFrom('cards').where('memberId', '=', ctx.member.id).returning('id').execute()
  for (const { id } of cards) await removeAllLater(ctx, photosOf(id))
}

/** What belongs to a connection, or a thread, goes with it. */
async function removeAll(ctx: MemberContext, table: 'connections' | 'threads' | 'deliveries') {
  const some = ctx.db.selectFrom(table).select('id').where('memberId', '=', ctx.member.id).limit(part)
  const remove = ctx.db.deleteFrom(table).where('memberId', '=', ctx.member.id).where('id', 'in', some)
  await inParts(part, remove.returning('id'))
}

const part = 100

/** The account was removed while the request was on its way. */
const noMember = () => new Refusal('unauthenticated', 'This account no longer exists.')

/** To whoever has been here longest; to nobody, if nobody is left. */
async function handOverInstance(ctx: MemberContext) {
  // Held first: of an owner and an heir who leave at once, the second sees that the first has gone.
  await ctx.db.updateTable('instance').set({ id: 1 }).where('id', '=', 1).execute()
  await ctx.db
    .updateTable('instance')
    .set((set) => ({
      ownerId: set
        .selectFrom('members')
        .select('members.id')
        .where('members.id', '!=', ctx.member.id)
        .orderBy('members.createdAt')
        .orderBy('members.id')
        .limit(1),
    }))
    .where('ownerId', '=', ctx.member.id)
    .execute()
}
