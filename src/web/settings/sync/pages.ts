import { drawQrCode } from '#cards/pictures/qr.ts'
import type { FieldError } from '#contract/errors.ts'
import { isSecure } from '#platform/config/hosts.ts'
import { html } from '#platform/html/html.ts'
import { inputField, radioField } from '../../kit/fields.ts'
import { dangerPanel, formKey } from '../../kit/forms.ts'
import { formErrorBox, noticeIn } from '../../kit/notices.ts'
import type { Output } from '../../site/call-operation.ts'
import { expiryOf, renewForm } from '../apps/token-pages.ts'
import { lastUsed, sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { entryList, sendSettings } from '../frame/screen.ts'

type Device = Output<'Devices_list'>['devices'][number]

/** For the pages below the list. */
export const backToSync = ({ words }: SettingsRequest) => ({
  href: '/settings/sync',
  label: words.settings.sync.title,
})

export async function sendDevices(page: SettingsRequest) {
  const { sync: words, syncedPeople: people } = page.words.settings
  const { devices } = await page.call('Devices_list', {})
  const toDecide = await entriesToDecide(page)
  const clients = syncClients.map((client) => ({
    href: `/settings/sync/${client}`,
    title: words.clients[client],
    facts: [words.clientHints[client]],
  }))
  const entries = devices.map((device) => ({
    href: `/settings/sync/${device.id}`,
    title: html`<bdi>${device.name}</bdi>`,
    facts: [page.words.access[device.access], lastUsed(page, device.lastUsedAt), expiryOf(page, device.expiresAt)],
  }))
  const body = html`${httpsWarning(page)}
${
  toDecide.length > 0 &&
  html`<section><h2>${page.words.settings.syncLists.toDecide}</h2>${entryList(toDecide)}</section>`
}
${entries.length > 0 && html`<section><h2>${words.connected}</h2>${entryList(entries)}</section>`}
<section><h2>${words.connect}</h2>
${entryList(clients)}</section>
<section><h2>${people.title}</h2>
${entryList([{ href: '/settings/sync/people', title: people.who, facts: [people.hint] }])}</section>`
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice: noticeIn(words.notices, page.said) })
}

/** Decisions that devices left open, if any. */
async function entriesToDecide({ call, words }: SettingsRequest) {
  const { tasks } = words.settings.syncLists
  const { length } = (await call('Tasks_waiting', {})).tasks
  return length > 0
    ? [{ href: '/settings/sync/tasks', title: tasks.title, facts: [tasks.hint({ tasks: length })] }]
    : []
}

/** Devices send their password with every request, so `/dav/` refuses them without encryption. */
function httpsWarning({ ctx, words }: SettingsRequest) {
  return !isSecure(ctx.config) && html`<p class="notice warning">${words.settings.sync.notHttps}</p>`
}

type Typed = { name: string; access: string; errors: FieldError[]; formError?: string; status?: number }

export function sendNewDevice(page: SettingsRequest, client: SyncClient, typed: Typed) {
  const { name, access, errors, formError, status } = typed
  const { settings, access: accessWords } = page.words
  const words = settings.sync
  const options = [
    { value: 'write', label: accessWords.write, hint: words.writeHint },
    { value: 'read', label: accessWords.read, hint: words.readHint },
  ]
  const body = html`${httpsWarning(page)}
<form class="panel" method="post" action="/settings/sync/${client}">
${formErrorBox(formError)}
${formKey()}
${inputField({
  id: 'name',
  label: words.deviceName,
  hint: words.nameHint,
  errors,
  value: name,
  more: html`maxlength="80" autocomplete="off"`,
})}
${radioField({ id: 'access', label: words.access, options, chosen: access, errors })}
<button type="submit">${words.create}</button>
</form>
${client === 'apple' && openThere(page, client)}`
  const screen = { title: words.clients[client], lead: words.newLead, body, formError, back: backToSync(page) }
  return sendSettings(page, screen, status)
}

/** The profile has to be loaded on the phone itself. */
function openThere({ ctx, words: { settings } }: SettingsRequest, client: SyncClient) {
  const address = `${ctx.config.baseUrl}/settings/sync/${client}`
  return html`<section class="wide-only"><h2>${settings.sync.otherPhone}</h2>
<p>${settings.sync.otherPhoneText}</p>
${drawQrCode(address, html`class="setup-code" role="img" aria-label="${settings.sync.otherPhoneCode}"`)}</section>`
}

export function sendDevice(page: SettingsRequest, device: Device) {
  const { settings, access } = page.words
  const words = settings.sync
  const created = sentenceAt(page, device.createdAt, (when) => words.created({ when }))
  const facts = [created, lastUsed(page, device.lastUsedAt), expiryOf(page, device.expiresAt)]
  const revocation = {
    action: `/settings/sync/${device.id}/revocation`,
    title: words.revokeTitle,
    text: words.revokeText,
  }
  const body = html`<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
${device.expiresAt && renewForm(page, `/settings/sync/${device.id}`)}
${dangerPanel({ ...revocation, label: words.revoke })}`
  const lead = words.deviceLead({ access: access[device.access] })
  const heading = html`<bdi>${device.name}</bdi>`
  return sendSettings(page, { title: device.name, heading, lead, body, back: backToSync(page) })
}

/** What a device password is made for. Each has a page with its own steps. */
export const syncClients = ['apple', 'android', 'thunderbird', 'other'] as const
export type SyncClient = (typeof syncClients)[number]

/** Where everything that syncs begins: clients find the collections by themselves. */
export const davAddress = (baseUrl: string) => `${baseUrl}/dav/`

/** What DAVx⁵ on Android opens, with everything filled in. It uses HTTPS only. */
export function davx5Link(baseUrl: string, { user, password }: { user: string; password: string }) {
  return `davx5://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${new URL(baseUrl).host}/dav/`
}
