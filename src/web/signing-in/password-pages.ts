import type { FieldError } from '#contract/errors.ts'
import { signInPath } from '#members/access/next-page.ts'
import { type Html, html } from '#platform/html/html.ts'
import { shell } from '../site/code-blocks.ts'
import { alarm, countsOnce, field, letter } from '../site/page.ts'
import { trialGiven } from './cookie-check.ts'

type Page = { style: string; next: string }
type Typed = { email: string; errors: FieldError[]; trouble?: string }

export function forgottenPage({ style, next }: Page, { email, errors, trouble }: Typed = { email: '', errors: [] }) {
  const content = html`<h1>Forgotten your password?</h1>
<p class="lead">Tell us the e-mail you sign in with. A letter comes with a link, by which you choose a new one.</p>
<form class="panel" method="post" action="/forgotten-password">
${alarm(trouble)}
<input type="hidden" name="next" value="${next}">
${field({ id: 'email', label: 'E-mail', errors, input: html`type="email" value="${email}" autocomplete="username" maxlength="200"`, focus: true })}
<button type="submit">Send me a link</button>
</form>
${backToSignIn(next)}`
  return page(style, 'Forgotten password', content, trouble)
}

/** Says nothing of whether there is such a member. */
export function sentPage(style: string, { email, next }: { email: string; next: string }) {
  const content = html`<h1>Look into your mail</h1>
<p class="lead">If <strong>${email}</strong> has an account here, a letter with a link is on its way to it. The link works once, for an hour.</p>
<p>Nothing there after a few minutes? Look among the unwanted mail, and whether the address is the one you sign in with. <a href="/forgotten-password?next=${encodeURIComponent(next)}">Ask once more</a>, and the newest link counts.</p>
${backToSignIn(next)}`
  return page(style, 'Look into your mail', content)
}

/** Where no letter would arrive. */
export function noMailPage(style: string, next: string) {
  const content = html`<h1>Forgotten your password?</h1>
<p class="lead">This Kith sends no mail. Whoever runs it makes a link for you, with one command in its folder:</p>
${shell('On the machine of the service', 'npm run reset-password -- you@example.com')}
<p>It prints a link to a page where you choose a new password. The link works once, for an hour.</p>
${backToSignIn(next)}`
  return page(style, 'Forgotten password', content)
}

type NewPassword = { style: string; token: string; email: string; next: string; errors: FieldError[]; trouble?: string }

export function newPasswordPage({ style, token, email, next, errors, trouble }: NewPassword) {
  const content = html`<h1>Choose a new password</h1>
<p class="lead">Every other browser is signed out then, and all your tokens, connected apps and the address of your calendar end: you connect anew what you still use.</p>
<form class="panel" method="post" action="/new-password/${token}">
${alarm(trouble)}
<input type="hidden" name="next" value="${next}">${trialGiven}${countsOnce()}
<p class="field"><label for="email">E-mail</label> <input id="email" type="email" value="${email}" autocomplete="username" readonly></p>
${field({ id: 'password', label: 'Your new password', hint: 'At least 8 characters, of any kind.', errors, input: html`type="password" minlength="8" autocomplete="new-password"`, focus: true })}
<button type="submit">Set it and sign in</button>
</form>`
  return page(style, 'A new password', content, trouble)
}

const backToSignIn = (next: string) => html`<p class="ways"><a href="${signInPath(next)}">Back to signing in</a></p>`

function page(style: string, title: string, content: Html, trouble?: string) {
  return letter({ style, title, description: 'A way back into Kith.', content, trouble })
}
