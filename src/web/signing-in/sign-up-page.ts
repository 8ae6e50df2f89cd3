import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { siteAssets } from '../site/assets.ts'
import { formErrorBox, repeatGuard, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'
import { cookieCheckField } from './cookie-check.ts'

type Page = { next: string; isFirst: boolean }
/** What was typed, except the password, and what is wrong with it. */
type SignUpFormState = { timeZone: string; name?: string; email?: string; errors?: FieldError[]; formError?: string }

/** For new members. The first one will own the instance. */
export function signUpPage({ next, isFirst }: Page, typed: SignUpFormState) {
  const { name = '', email = '', timeZone, errors = [], formError } = typed
  const isNameFine = errors.length > 0 && errors[0]?.field !== 'name'
  const content = html`${isFirst ? welcome : newMember(next)}
<form class="panel" method="post" action="/sign-up">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">${cookieCheckField}${repeatGuard()}
${textField({ id: 'name', label: 'Name', errors, input: html`type="text" value="${name}" autocomplete="name" maxlength="120"`, focus: !isNameFine })}
${textField({ id: 'email', label: 'E-mail', hint: 'You sign in with it.', errors, input: html`type="email" value="${email}" autocomplete="username" maxlength="200"` })}
${textField({ id: 'password', label: 'Password', hint: 'At least 8 characters.', errors, input: html`type="password" minlength="8" autocomplete="new-password"` })}
${timeZoneField(timeZone, errors, errors.length === 0)}
<button type="submit">Create account</button>
</form>
<p class="small">Your notes are private: no other member can read them, not even the owner of this instance. The person who runs the server can access its database.</p>`
  const title = isFirst ? 'Welcome' : 'Create an account'
  return renderPage({
    title,
    description: 'Create your Kith account.',
    content,
    script: errors.length === 0 ? siteAssets.timeZoneScript : undefined,
    formError,
  })
}

const welcome = html`<h1>Welcome to Kith</h1>
<p class="lead">Kith remembers the people you meet, for you and your AI assistant. Create the first account to get started. You’ll own this instance.</p>`

const newMember = (next: string) => html`<h1>Create an account</h1>
<p>Already have one? <a href="/sign-in?next=${encodeURIComponent(next)}">Sign in</a>.</p>`

export function signUpClosedPage(sentence: string) {
  const content = html`<h1>You need an invite</h1>
<p class="lead">${sentence}</p>
<p><a class="button" href="/sign-in">Sign in</a></p>`
  return renderPage({ title: 'You need an invite', description: 'New members need an invite here.', content })
}
