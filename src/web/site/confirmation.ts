import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldError, Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { findPasskeySite } from '#members/passkeys/site.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { accountField, inputField } from '../kit/fields.ts'
import { hiddenFields } from '../kit/forms.ts'
import { formErrorBox } from '../kit/notices.ts'
import { allowFetchingScript, siteAsset } from './assets.ts'
import { callOperation } from './call-operation.ts'
import { formErrorsOf } from './error-page.ts'
import { renderPage, sendPage } from './page.ts'
import { passkeySignInForm, readCredential } from './passkeys.ts'
import { readerOf } from './reader.ts'

type Form = Record<string, string>
type FormRequest = { ctx: MemberContext; request: FastifyRequest; reply: FastifyReply; form: Form }
type WrongProof = { status: number; errors: FieldError[]; formError: string }

/** The page that asks for a proof before it opens `next`. */
export const confirmationPath = '/settings/confirmation'
export const confirmationFor = (next: string) => `${confirmationPath}?next=${encodeURIComponent(next)}`

/** The typed form, on the page that asks for the proof. No form has a field of this name. */
const keptField = 'form-to-confirm'

export const isConfirmationNeeded = (error: unknown) => error instanceof Refusal && error.code === 'confirmation_needed'

/**
 * Handles a form. If it needs a fresh proof, a page asks for it and keeps the input, and the form is handled after the
 * answer. `formPage` is the page with the form.
 */
export async function takeConfirmed(asked: FormRequest, formPage: string, take: (form: Form) => Promise<FastifyReply>) {
  const kept = asked.form[keptField]
  const form = kept === undefined ? asked.form : Object.fromEntries(new URLSearchParams(kept))
  const page = {
    action: asked.request.url,
    hidden: { [keptField]: String(new URLSearchParams(form)) },
    cancel: formPage,
  }
  const wrong = kept === undefined ? null : await confirm(asked)
  if (wrong) return sendConfirmation(asked, page, wrong)
  try {
    return await take(form)
  } catch (error) {
    if (!isConfirmationNeeded(error)) throw error
    return sendConfirmation(asked, page, { status: 200, errors: [] })
  }
}

/** Null if the proof in the form is right. */
export async function confirm({ ctx, request, reply, form }: FormRequest): Promise<WrongProof | null> {
  const { settings } = readerOf(request).words
  const isPasskey = form.credential !== undefined
  const typed = form.code === undefined ? { password: form.password ?? '' } : { code: form.code }
  const proof = isPasskey ? { credential: readCredential(form) } : typed
  try {
    await callOperation(ctx, 'Access_confirm', proof)
    return null
  } catch (error) {
    const wrongPassword = { field: 'password', message: settings.wrongPassword }
    const { code, ...wrong } = formErrorsOf(reply, error, isPasskey ? {} : { forbidden: wrongPassword })
    if (code === 'unauthenticated' && !isPasskey) throw error
    return isPasskey ? { ...wrong, errors: [], formError: settings.signIn.passkeyRefused } : wrong
  }
}

/** Where the proof is sent, what else the form carries, and where to go without it. */
type ConfirmationPage = { action: string; hidden: Record<string, string>; cancel: string }
type Shown = { status: number; errors: FieldError[]; formError?: string }

export async function sendConfirmation(
  asked: FormRequest,
  page: ConfirmationPage,
  { status, errors, formError }: Shown,
) {
  const { ctx, request, reply } = asked
  const reader = readerOf(request)
  const { settings } = reader.words
  const words = settings.signIn
  const { passkeys } = await callOperation(ctx, 'Passkeys_list', {})
  const { onSince } = await callOperation(ctx, 'TwoStep_get', {})
  const site = passkeys.length > 0 ? findPasskeySite(ctx.config) : null
  const isCodeWrong = errors.some(({ field }) => field === 'code')
  const fields = hiddenFields(page.hidden)
  const content = html`<h1>${words.confirmTitle}</h1>
<p class="lead">${words.confirmLead}</p>
<form class="panel" method="post" action="${page.action}">
${formErrorBox(formError)}
${fields}
${accountField(ctx.member.email, settings.email)}
${inputField({
  id: 'password',
  label: settings.password,
  errors,
  type: 'password',
  more: html`autocomplete="current-password"`,
  focus: !isCodeWrong,
})}
<button type="submit">${words.continue}</button>
</form>
${
  site &&
  passkeySignInForm(site, { action: page.action, label: words.usePasskey, fields, failed: words.passkeyNotUsed })
}
${onSince && codeForm(page.action, { words, fields, errors })}
<p class="plain-links"><a href="${page.cancel}">${words.cancel}</a></p>`
  const script = site ? siteAsset('passkeyScript') : undefined
  const described = { title: words.confirmTitle, description: words.confirmLead, theme: ctx.member.theme }
  const drawn = renderPage({ ...described, content, script, formError, reader })
  return sendPage(site ? allowFetchingScript(reply) : reply, status, drawn)
}

type CodeForm = { words: Words['settings']['signIn']; fields: Html[]; errors: FieldError[] }

/** For members with an authenticator app. */
function codeForm(action: string, { words, fields, errors }: CodeForm) {
  const isWrong = errors.some(({ field }) => field === 'code')
  const more = html`inputmode="numeric" autocomplete="one-time-code" maxlength="100"`
  return html`<details class="fold" ${isWrong && html`open`}><summary>${words.useCode}</summary>
<form method="post" action="${action}">
${fields}
${inputField({ id: 'code', label: words.code, errors, more, focus: isWrong })}
<button type="submit">${words.continue}</button>
</form>
</details>`
}
