import { html } from '#platform/html/html.ts'
import { inputField } from '../../kit/fields.ts'
import { formErrorBox, noticeIn } from '../../kit/notices.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings, withNotice } from '../frame/screen.ts'
import type { FormErrors } from './account-pages.ts'

const formPage = '/settings/email'

export function serveEmail({ get, post }: SettingsPages) {
  get('/email', async (page) => sendEmailPage(page, { errors: [] }))

  post('/email', formPage, async (page) => {
    const { email = '', password = '' } = page.form
    try {
      await page.call('Members_changeEmail', { email, password })
    } catch (error) {
      const wrongPassword = { field: 'password', message: page.words.settings.wrongPassword }
      const { code, ...wrong } = formErrorsOf(page.reply, error, { forbidden: wrongPassword })
      if (code === 'unauthenticated') throw error
      return sendEmailPage(page, { email, ...wrong })
    }
    return page.reply.redirect(withNotice(formPage, 'emailSent'), 303)
  })

  post('/email/verification', formPage, async (page) => {
    await page.call('Members_requestVerification', {})
    return page.reply.redirect(withNotice(formPage, 'emailSent'), 303)
  })

  get('/email/:id', async (page) => {
    const { email } = await page.call('Members_getVerification', { token: page.id })
    return sendVerificationPage(page, { token: page.id, email })
  })

  post('/email/:id', '/settings/email/:id', async (page) => {
    await page.call('Members_verifyEmail', { token: page.id })
    return page.reply.redirect(withNotice(formPage, 'emailVerified'), 303)
  })
}

function sendEmailPage(page: SettingsRequest, form: FormErrors & { email?: string }) {
  const { email = '', errors, formError, status } = form
  const { settings } = page.words
  const words = settings.account.email
  const { member } = page.ctx
  const body = html`${
    !member.emailVerifiedAt &&
    html`<form class="panel" method="post"
  action="/settings/email/verification"><p>${words.notVerified}</p>
  <button type="submit">${words.sendAgain}</button></form>`
  }
<form class="panel" method="post" action="/settings/email">
<h2>${words.change}</h2>
<p>${words.changeHint}</p>
${formErrorBox(formError)}
${inputField({
  id: 'email',
  label: words.next,
  errors,
  type: 'email',
  value: email,
  more: html`autocomplete="email" maxlength="200"`,
})}
${inputField({
  id: 'password',
  label: settings.password,
  errors,
  type: 'password',
  more: html`autocomplete="current-password"`,
})}
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
function sendVerificationPage(page: SettingsRequest, { token, email }: { token: string; email: string }) {
  const words = page.words.settings.account.email
  const { member } = page.ctx
  const lead =
    email === member.email ? words.signInWith({ email }) : words.willSignInWith({ next: email, current: member.email })
  const body = html`<form method="post" action="/settings/email/${token}">
  <button type="submit">${words.verify({ email })}</button></form>`
  return sendSettings(page, { title: words.verifyTitle, lead, body })
}
