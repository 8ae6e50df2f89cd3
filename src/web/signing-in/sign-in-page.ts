import type { FieldError } from '#contract/errors.ts'
import type { PasskeySite } from '#members/passkeys/site.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../kit/fields.ts'
import { hiddenField } from '../kit/forms.ts'
import { formErrorBox } from '../kit/notices.ts'
import { siteAsset } from '../site/assets.ts'
import { renderPage } from '../site/page.ts'
import { passkeySignInForm } from '../site/passkeys.ts'
import type { Reader } from '../site/reader.ts'
import { cookieCheckField } from './cookie-check.ts'

/** The input, except the password, and its errors. */
type SignInFormState = { email: string; errors: FieldError[]; formError?: string }
type Page = { next: string; isSignUpOpen: boolean; passkeys: PasskeySite | null }

export function signInPage(
  reader: Reader,
  { next, isSignUpOpen, passkeys }: Page,
  typed: SignInFormState = { email: '', errors: [] },
) {
  const words = reader.words.signingIn
  const { email, errors, formError } = typed
  const isEmailGiven = email !== '' && !errors.some((each) => each.field === 'email')
  const content = html`<h1>${words.signIn}</h1>
${next.startsWith('/oauth/') && html`<p class="lead">${words.forApp}</p>`}
<form class="panel" method="post" action="/sign-in">
${formErrorBox(formError)}
${hiddenField('next', next)}${cookieCheckField}
${inputField({
  id: 'email',
  label: words.email,
  errors,
  type: 'email',
  value: email,
  more: html`autocomplete="username webauthn" maxlength="200"`,
  focus: !isEmailGiven,
})}
${inputField({
  id: 'password',
  label: words.password,
  errors,
  type: 'password',
  more: html`autocomplete="current-password"`,
  focus: isEmailGiven,
})}
<button type="submit">${words.signIn}</button>
</form>
${
  passkeys &&
  passkeySignInForm(passkeys, {
    action: '/sign-in/passkey',
    label: words.passkey,
    failed: words.passkeyFailed,
    fields: html`${hiddenField('next', next)}${cookieCheckField}`,
  })
}
<p class="plain-links"><a href="/forgotten-password?next=${encodeURIComponent(next)}">${words.forgotten}</a></p>
${
  isSignUpOpen &&
  html`<p>${words.newHere} <a href="/sign-up?next=${encodeURIComponent(next)}">
    ${words.createAccount}</a></p>`
}
<p class="small">${words.stays}</p>`
  const script = passkeys ? siteAsset('passkeyScript') : undefined
  return renderPage({ title: words.signIn, description: words.signInTo, content, script, formError, reader })
}

export function signedOutPage(reader: Reader) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.signedOut}</h1>
<p class="lead">${words.signedOutHint}</p>
<p><a class="button" href="/sign-in">${words.signInAgain}</a></p>`
  return renderPage({ title: words.signedOut, description: words.signedOutHint, content, reader })
}
