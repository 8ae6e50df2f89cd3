import { Refusal } from '#contract/errors.ts'
import type { Kith, Member } from '#platform/context/context.ts'

/** Whether e-mails reach people: without a mail server they become files, which only the operator reads. */
export const isMailSent = ({ config }: Pick<Kith, 'config'>) => config.mail.smtp !== null

/** Whether Kith sends e-mails to others in this member's name. The owner of the instance set up its mail server. */
export async function mayMailOthers(ctx: Pick<Kith, 'config' | 'db'>, member: Pick<Member, 'id' | 'emailVerifiedAt'>) {
  if (!isMailSent(ctx) || member.emailVerifiedAt) return true
  const owned = await ctx.db.selectFrom('instance').select('id').where('ownerId', '=', member.id).executeTakeFirst()
  return owned !== undefined
}

export function notVerified() {
  return new Refusal(
    'forbidden',
    'Verify your e-mail address first: open the link in the e-mail we sent you, or request a new one in Settings.',
  )
}
