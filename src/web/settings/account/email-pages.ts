import { html } from '#platform/html/html.ts'
import { formErrorBox, textField } from '../../site/form-fields.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { noticeIn, sendSettings } from '../frame/screen.ts'
import type { FormErrors } from './account-pages.ts'

export function sendEmailPage(page: SettingsRequest, form: FormErrors & { email?: string }) {
  const { email = '', errors, formError, status } = form
  const { settings } = page.words
  const words = settings.account.email
  const { member } = page.ctx
  const body = html`${!member.emailVerifiedAt && html`<form class="panel" method="post" action="/settings/email/verification"><p>${words.notVerified}</p><button type="submit">${words.sendAgain}</button></form>`}
<form class="panel" method="post" action="/settings/email">
<h2>${words.change}</h2>
<p>${words.changeHint}</p>
${formErrorBox(formError)}
${textField({ id: 'email', label: words.next, errors, input: html`type="email" value="${email}" autocomplete="email" maxlength="200"` })}
${textField({ id: 'password', label: settings.password, errors, input: html`type="password" autocomplete="current-password"` })}
<button type="submit">${words.sendLink}</button>
</form>`
  const notice = noticeIn({ emailSent: words.sent, emailVerified: words.verified }, page.said)
  return sendSettings(
    page,
    { title: words.title, lead: words.signInWith({ email: member.email }), body, notice, formError },
    status,
  )
}

/** Opening the link changes nothing, because mail scanners open links too. */
export function sendVerificationPage(page: SettingsRequest, { token, email }: { token: string; email: string }) {
  const words = page.words.settings.account.email
  const { member } = page.ctx
  const lead =
    email === member.email ? words.signInWith({ email }) : words.willSignInWith({ next: email, current: member.email })
  const body = html`<form method="post" action="/settings/email/${token}"><button type="submit">${words.verify({ email })}</button></form>`
  return sendSettings(page, { title: words.verifyTitle, lead, body })
}
