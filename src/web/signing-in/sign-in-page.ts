import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { alarm, field, letter } from '../site/page.ts'
import { trialGiven } from './cookie-check.ts'

/** What was typed, but for the password, and what is wrong with it. */
type Typed = { email: string; errors: FieldError[]; trouble?: string }
type Page = { style: string; next: string; isOpen: boolean }

export function signInPage({ style, next, isOpen }: Page, typed: Typed = { email: '', errors: [] }) {
  const { email, errors, trouble } = typed
  const isTyped = email !== '' && !errors.some((each) => each.field === 'email')
  const content = html`<h1>Sign in</h1>
${next.startsWith('/oauth/') && html`<p class="lead">An app asks to use your Kith. Sign in, and decide what it may do.</p>`}
<form class="panel" method="post" action="/sign-in">
${alarm(trouble)}
<input type="hidden" name="next" value="${next}">${trialGiven}
${field({ id: 'email', label: 'E-mail', errors, input: html`type="email" value="${email}" autocomplete="username" maxlength="200"`, focus: !isTyped })}
${field({ id: 'password', label: 'Password', errors, input: html`type="password" autocomplete="current-password"`, focus: isTyped })}
<button type="submit">Sign in</button>
</form>
<p class="ways"><a href="/forgotten-password?next=${encodeURIComponent(next)}">Forgotten your password?</a></p>
${isOpen && html`<p>New here? <a href="/sign-up?next=${encodeURIComponent(next)}">Make an account</a>.</p>`}
<p class="small">You stay signed in on this device for 30 days, or until you sign out.</p>`
  return letter({ style, title: 'Sign in', description: 'Sign in to Kith.', content, trouble })
}

export function signedOutPage(style: string) {
  const content = html`<h1>You are signed out</h1>
<p class="lead">This browser opens nothing of yours any more. Assistants and scripts that you connected go on working.</p>
<p><a class="button" href="/sign-in">Sign in again</a></p>`
  return letter({ style, title: 'Signed out', description: 'Signed out of Kith.', content })
}
