import type { FieldError } from '#contract/errors.ts'
import { signInPath } from '#members/access/next-page.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateText } from '../kit/dates.ts'
import { accountField, inputField } from '../kit/fields.ts'
import { formKey, hiddenField } from '../kit/forms.ts'
import { formErrorBox } from '../kit/notices.ts'
import type { Output } from '../site/call-operation.ts'
import { codeBlock } from '../site/code-blocks.ts'
import { renderPage } from '../site/page.ts'
import { passkeyChoices } from '../site/passkeys.ts'
import type { Reader } from '../site/reader.ts'
import { cookieCheckField } from './cookie-check.ts'

type EmailFormState = { email: string; errors: FieldError[]; formError?: string }

export function forgottenPasswordPage(
  reader: Reader,
  next: string,
  { email, errors, formError }: EmailFormState = { email: '', errors: [] },
) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.reset}</h1>
<p class="lead">${words.resetHint}</p>
<form class="panel" method="post" action="/forgotten-password">
${formErrorBox(formError)}
${hiddenField('next', next)}
${inputField({
  id: 'email',
  label: words.email,
  errors,
  type: 'email',
  value: email,
  more: html`autocomplete="username" maxlength="200"`,
  focus: true,
})}
<button type="submit">${words.sendReset}</button>
</form>
${backToSignIn(words, next)}`
  return renderPasswordPage(reader, words.reset, content, formError)
}

/** Does not reveal whether the address has an account. */
export function linkSentPage(reader: Reader, { email, next }: { email: string; next: string }) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.checkEmail}</h1>
<p class="lead">${words.resetSent({ email })}</p>
<p>${words.noReset} <a href="/forgotten-password?next=${encodeURIComponent(next)}">${words.anotherLink}</a></p>
${backToSignIn(words, next)}`
  return renderPasswordPage(reader, words.checkEmail, content)
}

/** Shown where the service sends no e-mail. */
export function noMailPage(reader: Reader, next: string) {
  const words = reader.words.signingIn
  const content = html`<h1>${words.reset}</h1>
<p class="lead">${words.noMail}</p>
${codeBlock(words.onServer, 'npm run reset-password -- you@example.com')}
<p>${words.commandHint}</p>
${backToSignIn(words, next)}`
  return renderPasswordPage(reader, words.reset, content)
}

type NewPassword = {
  token: string
  email: string
  needsCode: boolean
  passkeys: Output<'Access_getReset'>['passkeys']
  /** The passkeys with a check mark. */
  chosen: string[]
  next: string
  errors: FieldError[]
  formError?: string
}

export function newPasswordPage(reader: Reader, page: NewPassword) {
  const { token, email, needsCode, passkeys, chosen, next, errors, formError } = page
  const words = reader.words.signingIn
  const isCodeWrong = errors[0]?.field === 'code'
  const content = html`<h1>${words.choosePassword}</h1>
<p class="lead">${words.choosePasswordHint}</p>
<form class="panel" method="post" action="/new-password/${token}">
${formErrorBox(formError)}
${hiddenField('next', next)}${cookieCheckField}${formKey()}
${accountField(email, words.email)}
${inputField({
  id: 'password',
  label: words.newPassword,
  hint: words.passwordHint,
  errors,
  type: 'password',
  more: html`minlength="8" autocomplete="new-password"`,
  focus: !isCodeWrong,
})}
${
  needsCode &&
  inputField({
    id: 'code',
    label: words.code,
    hint: words.resetCodeHint,
    errors,
    more: html`class="one-time" autocomplete="one-time-code" autocapitalize="none" maxlength="100"`,
  })
}
${passkeyChoices(reader.words, { passkeys, chosen, nameMoment: (instant) => dayIn(reader, instant) })}
<button type="submit">${words.saveAndSignIn}</button>
</form>`
  return renderPasswordPage(reader, words.choosePassword, content, formError)
}

/** Without a time: nobody is signed in, so the time zone is not known. */
const dayIn = ({ locale, words }: Reader, instant: string) =>
  words.dates.onDate({ date: dateText({ locale }, Temporal.PlainDate.from(instant.slice(0, 10)), true) })

const backToSignIn = (words: Reader['words']['signingIn'], next: string) =>
  html`<p class="plain-links"><a href="${signInPath(next)}">${words.backToSignIn}</a></p>`

function renderPasswordPage(reader: Reader, title: string, content: Html, formError?: string) {
  return renderPage({ title, description: reader.words.signingIn.resetKith, content, formError, reader })
}
