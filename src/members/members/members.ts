import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Member, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { deviceOf } from '#platform/network/device.ts'
import { logSecurity } from '../security-log/record.ts'
import type { MemberHooks } from './hooks.ts'
import { canonicalTimeZone, memberColumns, toMember } from './member-fields.ts'
import { lockTimeZone } from './member-row.ts'

export async function me(ctx: MemberContext) {
  return ctx.member
}

type MemberChange = {
  name?: string | undefined
  timeZone?: string | undefined
  locale?: string | null | undefined
  theme?: Member['theme'] | undefined
  keys?: boolean | undefined
  firstSteps?: boolean | undefined
}

export async function updateMember(
  ctx: MemberContext,
  { keys, firstSteps, timeZone, ...changes }: MemberChange,
  { timeZoneChanged }: Pick<MemberHooks, 'timeZoneChanged'>,
) {
  const set = {
    ...changes,
    timeZone: timeZone && canonicalTimeZone(timeZone),
    keysOffAt: offAt(ctx, keys),
    firstStepsOffAt: offAt(ctx, firstSteps),
  }
  if (Object.values(set).every((value) => value === undefined)) return me(ctx)
  return transaction(ctx, async (ctx) => {
    const before = await lockTimeZone(ctx)
    const changed = await ctx.db
      .updateTable('members')
      .set(set)
      .where('id', '=', ctx.member.id)
      .returning(memberColumns)
      .executeTakeFirst()
    if (!changed) throw noMember()
    if (changed.timeZone !== before) await timeZoneChanged(ctx)
    return toMember(changed)
  })
}

/** When it was turned off: now, or null if it is on. Undefined leaves it as it is. */
const offAt = (ctx: MemberContext, isOn: boolean | undefined) =>
  isOn === undefined ? undefined : isOn ? null : nowText(ctx)

/**
 * Removes the account and all it owns. Most of what other tables hold of the member goes with the row. `requireRight` refuses
 * if the password was changed meanwhile. It comes after the workspaces are left, because they are locked before members.
 */
export async function removeMember(
  ctx: MemberContext,
  requireRight: (ctx: MemberContext) => Promise<void>,
  { removed }: Pick<MemberHooks, 'removed'>,
) {
  await transaction(ctx, async (ctx) => {
    for (const forget of removed.before) await forget(ctx)
    await requireRight(ctx)
    logSecurity(ctx, {
      kind: 'account.removed',
      memberId: ctx.member.id,
      network: ctx.address,
      device: deviceOf(ctx.agent),
    })
    await handOverInstance(ctx)
    await ctx.db.deleteFrom('members').where('id', '=', ctx.member.id).execute()
    for (const forget of removed.after) await forget(ctx)
    await queueJob(ctx, 'database.clear-log', {}, { only: 'database.clear-log' })
  })
}

/** The account was removed during the request. */
const noMember = () => new Refusal('unauthenticated', say('refusals.cards.accountGone'))

/** Makes the oldest remaining member the owner of the instance, if there is one. */
async function handOverInstance(ctx: MemberContext) {
  // Locked first: if the owner and the next in line leave at once, the second sees that the first is gone.
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
