import { html } from '#platform/html/html.ts'
import { dangerPanel } from '../../kit/forms.ts'
import { noticeIn } from '../../kit/notices.ts'
import type { Output } from '../../site/call-operation.ts'
import { lastUsed, sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { entryList, sendSettings, withNotice } from '../frame/screen.ts'

export const signInSettings = '/settings/sign-in'
export const toSignIn = (notice: keyof SettingsRequest['words']['settings']['signIn']['notices']) =>
  withNotice(signInSettings, notice)

/** For pages that lead back to this one. */
export const backToSignIn = ({ words }: SettingsRequest) => ({
  href: signInSettings,
  label: words.settings.signIn.title,
})

export type Passkey = Output<'Passkeys_get'>
type Ways = { passkeys: Passkey[]; isAvailable: boolean; twoStep: Output<'TwoStep_get'> }

/** Few codes left is a reason to make new ones. */
const fewCodes = 3

export function sendSignInSettings(page: SettingsRequest, { passkeys, isAvailable, twoStep }: Ways) {
  const { signIn: words } = page.words.settings
  const { baseUrl } = page.ctx.config
  const entries = passkeys.map(({ id, name, ...facts }) => ({
    href: `${signInSettings}/passkeys/${id}`,
    title: html`<bdi>${name}</bdi>`,
    facts: factsOf(page, facts),
  }))
  const body = html`<section><h2>${words.passkeys}</h2>
<p>${words.passkeysHint}</p>
${entries.length > 0 && entryList(entries)}
${
  isAvailable
    ? html`<p><a class="button" href="${signInSettings}/passkeys/new">${words.addPasskey}</a></p>`
    : html`<p class="small soft">${words.noPasskeys({ address: baseUrl })}</p>`
}
</section>
<section id="two-step"><h2>${words.twoStep}</h2>
${twoStep.onSince ? twoStepOn(page, twoStep.onSince, twoStep.recoveryCodesLeft) : twoStepOff(page)}
</section>`
  return sendSettings(page, { title: words.title, body, notice: noticeIn(words.notices, page.said) })
}

/** What is known about a passkey, a line each. */
export function factsOf(page: SettingsRequest, passkey: Pick<Passkey, 'kind' | 'createdAt' | 'lastUsedAt'>) {
  const { signIn: words } = page.words.settings
  return [
    passkey.kind === 'synced' ? words.synced : words.oneDevice,
    sentenceAt(page, passkey.createdAt, (when) => words.added({ when })),
    lastUsed(page, passkey.lastUsedAt),
  ]
}

function twoStepOff({ words }: SettingsRequest) {
  const { signIn } = words.settings
  return html`<p>${signIn.twoStepOff}</p>
<form method="post" action="${signInSettings}/two-step"><button type="submit">${signIn.setUp}</button></form>`
}

function twoStepOn(page: SettingsRequest, since: string, codesLeft: number) {
  const { signIn: words } = page.words.settings
  const left = words.codesLeft({ codes: codesLeft })
  const off = { title: words.turnOffTitle, text: words.turnOffText, label: words.turnOff }
  return html`<p>${sentenceAt(page, since, (when) => words.onSince({ when }))}</p>
<p>${codesLeft <= fewCodes ? html`<strong>${left}</strong> ${words.fewCodes}` : left}</p>
<form method="post" action="${signInSettings}/two-step/recovery-codes">
  <button type="submit" class="quiet">${words.createCodes}</button></form>
${dangerPanel({ action: `${signInSettings}/two-step/removal`, ...off })}`
}
