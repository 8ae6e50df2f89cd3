import type { FieldError } from '#contract/errors.ts'
import type { PasskeySite } from '#members/passkeys/site.ts'
import { html } from '#platform/html/html.ts'
import { siteAssets } from '../site/assets.ts'
import { formErrorBox, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { passkeySignInForm } from '../site/passkey-form.ts'
import { cookieCheckField } from './cookie-check.ts'

/** What was typed, except the password, and what is wrong with it. */
type SignInFormState = { email: string; errors: FieldError[]; formError?: string }
type Page = { next: string; isSignUpOpen: boolean; passkeys: PasskeySite | null }

export function signInPage({ next, isSignUpOpen, passkeys }: Page, typed: SignInFormState = { email: '', errors: [] }) {
  const { email, errors, formError } = typed
  const isEmailGiven = email !== '' && !errors.some((each) => each.field === 'email')
  const content = html`<h1>Sign in</h1>
${next.startsWith('/oauth/') && html`<p class="lead">An app wants to access your Kith account. Sign in to choose what it can do.</p>`}
<form class="panel" method="post" action="/sign-in">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">${cookieCheckField}
${textField({ id: 'email', label: 'E-mail', errors, input: html`type="email" value="${email}" autocomplete="username webauthn" maxlength="200"`, focus: !isEmailGiven })}
${textField({ id: 'password', label: 'Password', errors, input: html`type="password" autocomplete="current-password"`, focus: isEmailGiven })}
<button type="submit">Sign in</button>
</form>
${passkeys && passkeySignInForm(passkeys, { action: '/sign-in/passkey', label: 'Sign in with a passkey', fields: html`<input type="hidden" name="next" value="${next}">${cookieCheckField}` })}
<p class="plain-links"><a href="/forgotten-password?next=${encodeURIComponent(next)}">Forgot your password?</a></p>
${isSignUpOpen && html`<p>New to Kith? <a href="/sign-up?next=${encodeURIComponent(next)}">Create an account</a>.</p>`}
<p class="small">You stay signed in on this browser for 30 days, or until you sign out.</p>`
  const script = passkeys ? siteAssets.passkeyScript : undefined
  return renderPage({ title: 'Sign in', description: 'Sign in to Kith.', content, script, formError })
}

export function signedOutPage() {
  const content = html`<h1>Signed out</h1>
<p class="lead">You’re signed out on this browser. Connected apps and tokens keep working.</p>
<p><a class="button" href="/sign-in">Sign in again</a></p>`
  return renderPage({ title: 'Signed out', description: 'You’re signed out of Kith.', content })
}
