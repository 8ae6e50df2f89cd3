import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { cookieCheckField } from './cookie-check.ts'

/** What was typed, except the password, and what is wrong with it. */
type SignInFormState = { email: string; errors: FieldError[]; formError?: string }
type Page = { next: string; isSignUpOpen: boolean }

export function signInPage({ next, isSignUpOpen }: Page, typed: SignInFormState = { email: '', errors: [] }) {
  const { email, errors, formError } = typed
  const isEmailGiven = email !== '' && !errors.some((each) => each.field === 'email')
  const content = html`<h1>Sign in</h1>
${next.startsWith('/oauth/') && html`<p class="lead">An app wants to access your Kith account. Sign in to choose what it can do.</p>`}
<form class="panel" method="post" action="/sign-in">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">${cookieCheckField}
${textField({ id: 'email', label: 'E-mail', errors, input: html`type="email" value="${email}" autocomplete="username" maxlength="200"`, focus: !isEmailGiven })}
${textField({ id: 'password', label: 'Password', errors, input: html`type="password" autocomplete="current-password"`, focus: isEmailGiven })}
<button type="submit">Sign in</button>
</form>
<p class="plain-links"><a href="/forgotten-password?next=${encodeURIComponent(next)}">Forgot your password?</a></p>
${isSignUpOpen && html`<p>New to Kith? <a href="/sign-up?next=${encodeURIComponent(next)}">Create an account</a>.</p>`}
<p class="small">You stay signed in on this browser for 30 days, or until you sign out.</p>`
  return renderPage({ title: 'Sign in', description: 'Sign in to Kith.', content, formError })
}

export function signedOutPage() {
  const content = html`<h1>Signed out</h1>
<p class="lead">You’re signed out on this browser. Connected apps and tokens keep working.</p>
<p><a class="button" href="/sign-in">Sign in again</a></p>`
  return renderPage({ title: 'Signed out', description: 'You’re signed out of Kith.', content })
}
