import type { FieldError } from '#contract/errors.ts'
import type { Member } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { backToSettings } from './rename-form.ts'

type EmailForm = { member: Member; email?: string; errors: FieldError[]; formError?: string }

export function emailPage({ member, email = '', errors, formError }: EmailForm) {
  const content = html`<h1>E-mail address</h1>
<p class="lead">You sign in with <strong>${member.email}</strong>.</p>
${!member.emailVerifiedAt && sendAgain}
<h2>Change it</h2>
<p>We’ll send a link to the new address. It becomes yours when you open the link; until then, nothing changes.</p>
<form class="panel" method="post" action="/settings/email">
${formErrorBox(formError)}
${textField({ id: 'email', label: 'New e-mail', errors, input: html`type="email" value="${email}" autocomplete="email" maxlength="200"` })}
${textField({ id: 'password', label: 'Password', errors, input: html`type="password" autocomplete="current-password"` })}
<button type="submit">Send link</button>
</form>
${backToSettings}`
  return renderEmailPage('E-mail address', content, { theme: member.theme, formError })
}

const sendAgain = html`<p>It is not verified yet: open the link in the e-mail we sent you. Until then, Kith sends no invites and no copies of your cards by e-mail.</p>
<form method="post" action="/settings/email/verification"><button type="submit">Send a new link</button></form>
`

type Verification = { member: Member; token: string; email: string }

/** Opening the link changes nothing, because mail scanners open links too. */
export function verificationPage({ member, token, email }: Verification) {
  const isNew = email !== member.email
  const content = html`<h1>Verify your e-mail address</h1>
<p class="lead">${isNew ? html`From now on you’ll sign in with <strong>${email}</strong> instead of <strong>${member.email}</strong>.` : html`You sign in with <strong>${email}</strong>.`}</p>
<form method="post" action="/settings/email/${token}"><button type="submit">Verify ${email}</button></form>
${backToSettings}`
  return renderEmailPage('Verify your e-mail address', content, { theme: member.theme })
}

function renderEmailPage(
  title: string,
  content: ReturnType<typeof html>,
  look: { theme: Member['theme']; formError?: string | undefined },
) {
  return renderPage({ title, description: 'Your Kith account.', content, ...look })
}
