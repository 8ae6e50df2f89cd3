import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { siteAssets } from '../site/assets.ts'
import { accountField, formErrorBox, repeatGuard, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import { timeZoneField } from '../site/time-zones.ts'
import { cookieCheckField } from './cookie-check.ts'

/** `link` is the one from the e-mail, with the address it proves. */
type Page = { next: string; isFirst: boolean; link?: { token: string; email: string } }
/** What was typed, except the password, and what is wrong with it. */
type SignUpFormState = { timeZone: string; name?: string; email?: string; errors?: FieldError[]; formError?: string }

/** For new members. The first one will own the instance. */
export function signUpPage({ next, isFirst, link }: Page, typed: SignUpFormState) {
  const { name = '', email = '', timeZone, errors = [], formError } = typed
  const isNameFine = errors.length > 0 && errors[0]?.field !== 'name'
  const content = html`${isFirst ? welcome : newMember(next)}
<form class="panel" method="post" action="/sign-up${link && `/${link.token}`}">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">${cookieCheckField}${repeatGuard()}
${textField({ id: 'name', label: 'Name', errors, input: html`type="text" value="${name}" autocomplete="name" maxlength="120"`, focus: !isNameFine })}
${link ? html`${accountField(link.email)}<input type="hidden" name="email" value="${link.email}">` : emailField(email, errors)}
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

const emailField = (email: string, errors: FieldError[], focus = false) =>
  textField({
    id: 'email',
    label: 'E-mail',
    hint: 'You sign in with it.',
    errors,
    input: html`type="email" value="${email}" autocomplete="username" maxlength="200"`,
    focus,
  })

/** Where e-mail is sent, an account starts with its address. */
export function signUpEmailPage(next: string, { email = '', errors = [], formError }: Partial<SignUpFormState> = {}) {
  const content = html`${newMember(next)}
<p class="lead">Enter your e-mail address. We’ll e-mail you a link to create your account.</p>
<form class="panel" method="post" action="/sign-up">
${formErrorBox(formError)}
<input type="hidden" name="next" value="${next}">
${emailField(email, errors, true)}
<button type="submit">Send link</button>
</form>`
  return renderPage({ title: 'Create an account', description: 'Create your Kith account.', content, formError })
}

/** Does not reveal whether the address has an account. */
export function signUpLinkSentPage({ email, next }: { email: string; next: string }) {
  const content = html`<h1>Check your e-mail</h1>
<p class="lead">We’ve sent an e-mail to <strong>${email}</strong>. Open the link in it to continue. The link works once and expires in a day.</p>
<p>No e-mail after a few minutes? Check your spam folder, or <a href="/sign-up?next=${encodeURIComponent(next)}">request another link</a>; only the newest one works.</p>`
  return renderPage({ title: 'Check your e-mail', description: 'Create your Kith account.', content })
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
