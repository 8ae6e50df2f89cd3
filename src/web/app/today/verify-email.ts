import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../frame/screen.ts'

const graceDays = 3

/** A line for members who have not verified their e-mail address some days after signing up. */
export function verifyEmailLine({ ctx, words: { today } }: ScreenRequest) {
  if (!isMailSent(ctx) || ctx.member.emailVerifiedAt) return null
  const age = ctx.now().since(ctx.member.createdAt, { largestUnit: 'hours' })
  if (age.total('hours') < graceDays * 24) return null
  return html`<p class="soft small">${today.verifyEmail({ email: ctx.member.email })} <a href="/settings/email">${today.verifyEmailLink}</a></p>`
}
