import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, textField } from '../site/form-fields.ts'
import { renderPage } from '../site/page.ts'
import type { Reader } from '../site/reader.ts'
import { cookieCheckField } from './cookie-check.ts'

type CodeForm = { ticket: string; next: string; isRecovery?: boolean; errors: FieldError[]; formError?: string }

/** The second step of a sign-in. Both forms send the same field; a phone shows digits for the first only. */
export function codePage(reader: Reader, { ticket, next, isRecovery = false, errors, formError }: CodeForm) {
  const words = reader.words.signingIn
  const hidden = html`<input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="next" value="${next}">${cookieCheckField}`
  const content = html`<h1>${words.enterCode}</h1>
<p class="lead">${words.codeHint}</p>
<form class="panel" method="post" action="/sign-in/code">
${!isRecovery && formErrorBox(formError)}
${hidden}
${textField({ id: 'code', label: words.code, errors: isRecovery ? [] : errors, input: html`type="text" class="one-time" inputmode="numeric" autocomplete="one-time-code" maxlength="100"`, focus: !isRecovery })}
<button type="submit">${words.signIn}</button>
</form>
<details class="fold" ${isRecovery && html`open`}><summary>${words.useRecovery}</summary>
<form method="post" action="/sign-in/code">
${isRecovery && formErrorBox(formError)}
${hidden}<input type="hidden" name="recovery" value="yes">
<p class="field"><label for="recovery-code">${words.recoveryCode}</label>
<span class="hint" id="recovery-code-hint">${words.recoveryHint}</span>
<input id="recovery-code" name="code" type="text" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" required aria-describedby="recovery-code-hint" ${isRecovery && errors.length > 0 && html`aria-invalid="true"`} ${isRecovery && html`autofocus`}></p>
<button type="submit">${words.signInRecovery}</button>
</form>
</details>
<p class="plain-links"><a href="/sign-in?next=${encodeURIComponent(next)}">${words.startAgain}</a></p>`
  return renderPage({ title: words.enterCode, description: words.signInTo, content, formError, reader })
}
