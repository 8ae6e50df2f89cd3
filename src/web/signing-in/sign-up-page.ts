import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { accountField, inputField } from '../kit/fields.ts'
import { formKey, hiddenField } from '../kit/forms.ts'
import { formErrorBox } from '../kit/notices.ts'
import { siteAsset } from '../site/assets.ts'
import { renderPage } from '../site/page.ts'
import type { Reader } from '../site/reader.ts'
import { timeZoneField } from '../site/time-zones.ts'
import { cookieCheckField } from './cookie-check.ts'

/** `link` is the one from the e-mail, with the address it proves. */
type Page = { next: string; isFirst: boolean; link?: { token: string; email: string } }
/** The input, except the password, and its errors. */
type SignUpFormState = { timeZone: string; name?: string; email?: string; errors?: FieldError[]; formError?: string }

/** For new members. The first one will own the instance. */
export function signUpPage(reader: Reader, { next, isFirst, link }: Page, typed: SignUpFormState) {
  const words = reader.words.signingIn
  const { name = '', email = '', timeZone, errors = [], formError } = typed
  const isNameFine = errors.length > 0 && errors[0]?.field !== 'name'
  const content = html`${isFirst ? welcome(words) : newMember(words, next)}
<form class="panel" method="post" action="/sign-up${link && `/${link.token}`}">
${formErrorBox(formError)}
${hiddenField('next', next)}${cookieCheckField}${formKey()}
${inputField({
  id: 'name',
  label: words.name,
  errors,
  value: name,
  more: html`autocomplete="name" maxlength="120"`,
  focus: !isNameFine,
})}
${
  link
    ? html`${accountField(link.email, words.email)}${hiddenField('email', link.email)}`
    : emailField(words, email, errors)
}
${inputField({
  id: 'password',
  label: words.password,
  hint: words.passwordHint,
  errors,
  type: 'password',
  more: html`minlength="8" autocomplete="new-password"`,
})}
${timeZoneField(timeZone, errors, errors.length === 0, words)}
<button type="submit">${words.create}</button>
</form>
<p class="small">${words.privacy}</p>`
  const title = isFirst ? words.welcome : words.createAccount
  return renderPage({
    title,
    description: words.yourAccount,
    reader,
    content,
    script: errors.length === 0 ? siteAsset('timeZoneScript') : undefined,
    formError,
  })
}

const emailField = (words: SigningInWords, email: string, errors: FieldError[], focus = false) =>
  inputField({
    id: 'email',
    label: words.email,
    hint: words.emailHint,
    errors,
    type: 'email',
    value: email,
    more: html`autocomplete="username" maxlength="200"`,
    focus,
  })

/** Where e-mail is sent, an account starts with its address. */
export function signUpEmailPage(
  reader: Reader,
  next: string,
  { email = '', errors = [], formError }: Partial<SignUpFormState> = {},
) {
  const words = reader.words.signingIn
  const content = html`${newMember(words, next)}
<p class="lead">${words.enterEmail}</p>
<form class="panel" method="post" action="/sign-up">
${formErrorBox(formError)}
${hiddenField('next', next)}
${emailField(words, email, errors, true)}
<button type="submit">${words.sendLink}</button>
</form>`
  return renderPage({ title: words.createAccount, description: words.yourAccount, content, formError, reader })
}

/** Does not reveal whether the address has an account. */
export function signUpLinkSentPage(reader: Reader, { email, next }: { email: string; next: string }) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.checkEmail}</h1>
<p class="lead">${words.signUpSent({ email })}</p>
<p>${words.noEmail} <a href="/sign-up?next=${encodeURIComponent(next)}">${words.anotherLink}</a></p>`
  return renderPage({ title: words.checkEmail, description: words.yourAccount, content, reader })
}

type SigningInWords = Reader['words']['signingIn']

const welcome = (words: SigningInWords) => html`<h1>${words.welcomeToKith}</h1>
<p class="lead">${words.first}</p>`

const newMember = (words: SigningInWords, next: string) => html`<h1>${words.createAccount}</h1>
<p>${words.haveOne} <a href="/sign-in?next=${encodeURIComponent(next)}">${words.signIn}</a></p>`

export function signUpClosedPage(reader: Reader, sentence: string) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.needInvite}</h1>
<p class="lead">${sentence}</p>
<p><a class="button" href="/sign-in">${words.signIn}</a></p>`
  return renderPage({ title: words.needInvite, description: words.needInviteHint, content, reader })
}
