import type { FieldError } from '#contract/errors.ts'
import { signInPath } from '#members/access/next-page.ts'
import { type Html, html } from '#platform/html/html.ts'
import { codeBlock } from '../site/code-blocks.ts'
import { accountField, formErrorBox, repeatGuard, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { cookieCheckField } from './cookie-check.ts'

type EmailFormState = { email: string; errors: FieldError[]; formError?: string }

export function forgottenPasswordPage(
  next: string,
  { email, errors, formError }: EmailFormState = { email: '', errors: [] },
) {
  const content = html`<h1>Reset your password</h1>
<p class="lead">Enter the e-mail address you sign in with. We’ll e-mail you a reset link.</p>
<form class="panel" method="post" action="/forgotten-password">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">
${textField({ id: 'email', label: 'E-mail', errors, input: html`type="email" value="${email}" autocomplete="username" maxlength="200"`, focus: true })}
<button type="submit">Send reset link</button>
</form>
${backToSignIn(next)}`
  return renderPasswordPage('Reset your password', content, formError)
}

/** Does not reveal whether the address has an account. */
export function linkSentPage({ email, next }: { email: string; next: string }) {
  const content = html`<h1>Check your e-mail</h1>
<p class="lead">If <strong>${email}</strong> has an account here, we’ve sent it a reset link. The link works once and expires in an hour.</p>
<p>No e-mail after a few minutes? Check your spam folder, and that this is the address you sign in with. You can also <a href="/forgotten-password?next=${encodeURIComponent(next)}">request another link</a>; only the newest one works.</p>
${backToSignIn(next)}`
  return renderPasswordPage('Check your e-mail', content)
}

/** Shown where the service sends no e-mail. */
export function noMailPage(next: string) {
  const content = html`<h1>Reset your password</h1>
<p class="lead">This Kith does not send e-mail. Ask the person who runs it to run this command in its folder:</p>
${codeBlock('On the server', 'npm run reset-password -- you@example.com')}
<p>It prints a link to a page where you choose a new password. The link works once and expires in an hour.</p>
${backToSignIn(next)}`
  return renderPasswordPage('Reset your password', content)
}

type NewPassword = {
  token: string
  email: string
  needsCode: boolean
  next: string
  errors: FieldError[]
  formError?: string
}

export function newPasswordPage({ token, email, needsCode, next, errors, formError }: NewPassword) {
  const isCodeWrong = errors[0]?.field === 'code'
  const content = html`<h1>Choose a new password</h1>
<p class="lead">This signs you out on all other browsers. It also ends all your tokens, connected apps and your calendar address. You’ll need to set those up again.</p>
<form class="panel" method="post" action="/new-password/${token}">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">${cookieCheckField}${repeatGuard()}
${accountField(email)}
${textField({ id: 'password', label: 'New password', hint: 'At least 8 characters.', errors, input: html`type="password" minlength="8" autocomplete="new-password"`, focus: !isCodeWrong })}
${needsCode && textField({ id: 'code', label: 'Code', hint: 'From your authenticator app, or a recovery code.', errors, input: html`type="text" class="one-time" autocomplete="one-time-code" autocapitalize="none" maxlength="100"` })}
<button type="submit">Save and sign in</button>
</form>`
  return renderPasswordPage('Choose a new password', content, formError)
}

const backToSignIn = (next: string) =>
  html`<p class="plain-links"><a href="${signInPath(next)}">Back to sign-in</a></p>`

function renderPasswordPage(title: string, content: Html, formError?: string) {
  return renderPage({ title, description: 'Reset your Kith password.', content, formError })
}
