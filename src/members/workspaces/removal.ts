import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { emailWithButton, type MailWords, mailWordsFor } from '../mails/mails.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { leaveWorkspace } from './leaving.ts'
import { lockWorkspace } from './roles.ts'

type Hooks = Pick<MemberHooks, 'leftWorkspace'>

/** Deletes a workspace that nobody else belongs to. Cards move to another one first. */
export async function removeWorkspace(ctx: MemberContext, { id }: { id: string }, hooks: Hooks) {
  await transaction(ctx, async (ctx) => {
    const role = await lockWorkspace(ctx, id)
    if (role !== 'owner') throw new Refusal('forbidden', say('refusals.workspaces.onlyOwnersDelete'))
    await refuseOthers(ctx, id)
    await requireOtherWorkspace(ctx, id)
    await leaveWorkspace(ctx, { workspaceId: id, memberId: ctx.member.id }, hooks)
    await ctx.db.deleteFrom('workspaces').where('id', '=', id).execute()
  })
}

async function refuseOthers(ctx: MemberContext, workspaceId: string) {
  const other = await ctx.db
    .selectFrom('memberships')
    .select('memberId')
    .where('workspaceId', '=', workspaceId)
    .where('memberId', '!=', ctx.member.id)
    .limit(1)
    .executeTakeFirst()
  if (other) throw new Refusal('conflict', say('refusals.workspaces.othersBelong'))
}

async function requireOtherWorkspace(ctx: MemberContext, workspaceId: string) {
  const other = await ctx.db
    .selectFrom('memberships')
    .select('workspaceId')
    .where('memberId', '=', ctx.member.id)
    .where('workspaceId', '!=', workspaceId)
    .limit(1)
    .executeTakeFirst()
  if (!other) throw new Refusal('conflict', say('refusals.workspaces.onlyWorkspace'))
}

/** Tells somebody that they were removed from a workspace, so that it never happens silently. */
export async function mailRemoval(kith: Kith, { memberId }: Tasks['mail.removal'], { signal }: JobRun) {
  const member = await kith.db
    .selectFrom('members')
    .select(['email', 'locale'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  const words = mailWordsFor(member.locale ?? undefined)
  const email = removalEmail(words, member.email, `${kith.config.baseUrl}/settings/activity`)
  signal.throwIfAborted()
  await abortable(kith.mail.send(email), signal)
}

/** Without the names of the workspace and the acting member: both are other people's text. */
const removalEmail = (words: MailWords, to: string, url: string) => emailWithButton(words, to, url, words.removal)
