import type { FieldError } from '#contract/errors.ts'
import { initialsOf } from '#language/names/call-name.ts'
import type { Member } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { accountField, inputField, selectField } from '../../kit/fields.ts'
import { formKey } from '../../kit/forms.ts'
import { formErrorBox, noticeIn } from '../../kit/notices.ts'
import type { Output } from '../../site/call-operation.ts'
import { renderPage } from '../../site/page.ts'
import { passkeyChoices } from '../../site/passkeys.ts'
import type { Reader } from '../../site/reader.ts'
import { timeZoneOptions } from '../../site/time-zones.ts'
import { momentName } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'

/** What is wrong with a form. */
export type FormErrors = { errors: FieldError[]; formError?: string; status?: number }
type Card = Output<'Cards_list'>['cards'][number]
type Profile = FormErrors & Pick<Member, 'name' | 'timeZone'> & { card: Card | undefined }

export function sendProfile(page: SettingsRequest, { name, timeZone, card, errors, formError, status }: Profile) {
  const { settings } = page.words
  const words = settings.account.profile
  const timeZones = { id: 'timeZone', label: words.timeZone, hint: words.timeZoneHint, chosen: timeZone, errors }
  const body = html`<div class="panel photo-line">${photoOf(page, card)}
<p>${card?.photo ? words.photoOfCard : words.noPhoto} <a href="/cards">${words.editCard}</a></p></div>
<form class="panel" method="post" action="/settings/you">
${formErrorBox(formError)}
${inputField({
  id: 'name',
  label: settings.name,
  errors,
  value: name,
  more: html`autocomplete="name" maxlength="120"`,
})}
${selectField({ ...timeZones, options: timeZoneOptions(timeZone) })}
<button type="submit">${settings.save}</button>
</form>`
  const notice = noticeIn({ saved: settings.saved }, page.said)
  return sendSettings(page, { title: words.title, body, notice, formError }, status)
}

/** The photo of the member's card, or their initials. */
function photoOf({ ctx: { member } }: SettingsRequest, card: Card | undefined) {
  const [smallest] = card?.photo?.sizes ?? []
  return smallest
    ? html`<img class="avatar large" src="${new URL(smallest.jpeg).pathname}" alt="" width="88" height="88">`
    : html`<span class="avatar large hue-3" aria-hidden="true">${initialsOf(member.name) || '•'}</span>`
}

export type PasswordForm = FormErrors & { passkeys: Output<'Passkeys_list'>['passkeys']; removePasskeys: string[] }

export function sendPasswordPage(page: SettingsRequest, { errors, formError, status, ...form }: PasswordForm) {
  const words = page.words.settings.account.password
  const body = html`<form class="panel" method="post" action="/settings/password">
${formErrorBox(formError)}
${formKey()}
${accountField(page.ctx.member.email, page.words.settings.email)}
${inputField({
  id: 'currentPassword',
  label: words.current,
  errors,
  type: 'password',
  more: html`autocomplete="current-password"`,
  focus: true,
})}
${inputField({
  id: 'newPassword',
  label: words.next,
  hint: words.hint,
  errors,
  type: 'password',
  more: html`minlength="8" autocomplete="new-password"`,
  focus: false,
})}
${passkeyChoices(page.words, {
  passkeys: form.passkeys,
  chosen: form.removePasskeys,
  nameMoment: (at) => momentName(page, at),
})}
<button type="submit">${words.change}</button>
</form>`
  return sendSettings(page, { title: words.title, lead: words.lead, body, formError }, status)
}

export function sendRemovalPage(page: SettingsRequest, { errors, formError, status }: FormErrors) {
  const { settings } = page.words
  const words = settings.account.removal
  const body = html`<p>${words.workspaces}</p>
<div class="panel"><p>${words.copyFirst}</p>
<a class="button quiet" href="/settings/export">${words.download}</a></div>
<form class="panel" method="post" action="/settings/removal">
${formErrorBox(formError)}
${accountField(page.ctx.member.email, page.words.settings.email)}
${inputField({
  id: 'password',
  label: settings.password,
  errors,
  type: 'password',
  more: html`autocomplete="current-password"`,
})}
<button type="submit" class="danger">${words.remove}</button>
</form>`
  return sendSettings(page, { title: words.title, lead: words.lead, body, formError }, status)
}

/** Nobody is signed in any more, so this page is outside the app. */
export function removedPage(reader: Reader, { hasMailFiles }: { hasMailFiles: boolean }) {
  const words = reader.words.settings.account.removal
  const content = html`<h1>${words.removedTitle}</h1>
<p class="lead">${hasMailFiles ? words.removedLeadWithFiles : words.removedLead}</p>
<p class="plain-links"><a href="/">${words.about}</a></p>`
  return renderPage({ title: words.removedTitle, description: words.removedTitle, content, reader })
}
