import { drawQrCode } from '#cards/pictures/qr.ts'
import { isSecure } from '#platform/config/hosts.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { hiddenField } from '../../kit/forms.ts'
import { copyable } from '../../kit/notices.ts'
import type { Output } from '../../site/call-operation.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'
import { backToSync, davAddress, davx5Link, type SyncClient } from './pages.ts'

type NewDevice = Output<'Devices_create'>

/** The only time the password is shown. */
export function sendConnected(page: SettingsRequest, client: SyncClient, { name, password }: NewDevice) {
  const words = page.words.settings.sync
  const draw: Record<SyncClient, (page: SettingsRequest, password: string) => Html> = {
    apple: appleSteps,
    android: androidSteps,
    thunderbird: thunderbirdSteps,
    other: otherSteps,
  }
  const body = html`${draw[client](page, password)}
<p><a class="button quiet" href="/settings/sync">${words.done}</a></p>`
  const screen = { title: words.madeTitle({ name }), lead: words.madeLead, body, scripts: ['people/copy.js'] }
  return sendSettings(page, { ...screen, back: backToSync(page) })
}

function appleSteps(page: SettingsRequest, password: string) {
  const words = page.words.settings.sync
  return html`<form class="panel" method="post" action="/settings/sync/profile">
${hiddenField('password', password)}
<h2>${words.profileTitle}</h2>
<p>${words.profileText}</p>
<button type="submit">${words.profile}</button>
</form>
${steps(words.appleSteps)}
${fold(words.byHand, html`${steps(words.appleByHand)}${account(page, password)}`)}`
}

function androidSteps(page: SettingsRequest, password: string) {
  const words = page.words.settings.sync
  const { config, member } = page.ctx
  const link = davx5Link(config.baseUrl, { user: member.email, password })
  const open = html`<p><a class="button" href="${link}">${words.openDavx5}</a></p>
<section class="wide-only"><h2>${words.otherPhone}</h2>
<p>${words.scan}</p>
${drawQrCode(link, html`class="setup-code" role="img" aria-label="${words.qrCode}"`)}</section>`
  return html`${steps(words.androidSteps)}
${isSecure(config) && open}
${fold(words.byHand, account(page, password))}`
}

function thunderbirdSteps(page: SettingsRequest, password: string) {
  return html`${account(page, password)}
${steps(page.words.settings.sync.thunderbirdSteps)}`
}

function otherSteps(page: SettingsRequest, password: string) {
  const words = page.words.settings.sync
  return html`${account(page, password)}
<p>${words.otherText}</p>
${fold('vdirsyncer', copyable(page, '~/.config/vdirsyncer/config', vdirsyncerConfig(page, password)))}`
}

function account(page: SettingsRequest, password: string) {
  const words = page.words.settings.sync
  const { config, member } = page.ctx
  return html`${copyable(page, words.server, davAddress(config.baseUrl))}
${copyable(page, words.user, member.email)}
${copyable(page, words.password, password)}`
}

const steps = (lines: string[]) => html`<ol class="steps">${lines.map((line) => html`<li>${line}</li>`)}</ol>`

const fold = (title: string, content: Part) => html`<details class="fold"><summary>${title}</summary>
${content}
</details>`

function vdirsyncerConfig({ ctx: { config, member } }: SettingsRequest, password: string) {
  return `[general]
status_path = "~/.local/share/vdirsyncer/status/"

[pair kith_people]
a = "kith_people_here"
b = "kith_people"
collections = ["from b"]

[storage kith_people_here]
type = "filesystem"
path = "~/.contacts/"
fileext = ".vcf"

[storage kith_people]
type = "carddav"
url = "${davAddress(config.baseUrl)}"
username = "${member.email}"
password = "${password}"

[pair kith_promises]
a = "kith_promises_here"
b = "kith_promises"
collections = ["from b"]

[storage kith_promises_here]
type = "filesystem"
path = "~/.tasks/"
fileext = ".ics"

[storage kith_promises]
type = "caldav"
item_types = ["VTODO"]
url = "${davAddress(config.baseUrl)}"
username = "${member.email}"
password = "${password}"`
}
