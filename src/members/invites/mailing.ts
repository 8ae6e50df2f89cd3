import { type Kith, type MemberContext, nowText } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { hashToken, mintToken } from '../access/token-secrets.ts'
import { askersLocale } from '../mails/words.ts'
import { inviteEmail } from './email.ts'
import { inviteUrl, inviteView, selectInvites } from './row.ts'

/** Called in the transaction that creates the invite. */
export async function mailInviteLater(ctx: MemberContext, inviteId: string) {
  await queueJob(ctx, 'mail.invite', { inviteId, locale: askersLocale(ctx) }, { memberId: ctx.member.id })
}

/** The token of the e-mail is made only now, so that no job holds one in plain text. If it is sent twice, the link is the same. */
export async function mailInvite(kith: Kith, { inviteId, locale }: Tasks['mail.invite'], { signal, secret }: JobRun) {
  const row = await selectInvites(kith)
    .innerJoin('workspaces', 'workspaces.id', 'invites.workspaceId')
    .select(['workspaces.name as workspace', 'inviters.email as inviterEmail'])
    .where('invites.id', '=', inviteId)
    .executeTakeFirst()
  if (!row || inviteView(row, nowText(kith)).state !== 'pending') return
  const token = mintToken('invite', await secret?.())
  const mailedHash = hashToken(token)
  await kith.db.updateTable('invites').set({ mailedHash }).where('id', '=', inviteId).execute()
  signal.throwIfAborted()
  await abortable(kith.mail.send(inviteEmail(row, inviteUrl(kith, token), locale)), signal)
  await kith.db
    .updateTable('invites')
    .set({ mailedAt: nowText(kith) })
    .where('id', '=', inviteId)
    .where('mailedHash', '=', mailedHash)
    .execute()
}
