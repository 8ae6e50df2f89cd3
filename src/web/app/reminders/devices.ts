import { html } from '#platform/html/html.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

/** The devices that get notifications, and the button for this one, which the script shows where it can work. */
export function drawDevices(page: ScreenRequest, { publicKey, subscriptions }: Output<'PushSubscriptions_list'>) {
  const { reminders: words } = page.words
  return page.part(
    'devices',
    html`<div id="devices" data-key="${publicKey}" data-here="${words.thisDevice}">
${
  subscriptions.length === 0
    ? html`<p>${words.noDevices}</p>`
    : html`<ul class="devices">
${subscriptions.map((device) => drawDevice(page, device))}</ul>`
}
<noscript><p>${words.needsScript}</p></noscript>
<form id="push-form" method="post" action="/settings/reminders/devices" data-part="devices" hidden>
<input type="hidden" name="endpoint"><input type="hidden" name="p256dh"><input type="hidden" name="auth">
<button type="submit">${words.turnOn}</button></form>
<p id="push-state" role="status" data-unsupported="${words.notSupported}" data-ios="${words.iosFirst}" data-blocked="${words.blocked}" data-insecure="${words.insecure}" data-no-worker="${words.noWorker}" data-dismissed="${words.dismissed}" data-no-service="${words.noService}" data-failed="${words.failed}"></p>
</div>`,
  )
}

type Device = Output<'PushSubscriptions_list'>['subscriptions'][number]

function drawDevice(page: ScreenRequest, { id, endpoint, device, createdAt }: Device) {
  const { reminders: words } = page.words
  const name = device ?? words.unknownDevice
  return html`<li data-endpoint="${endpoint}"><span><strong>${name}</strong> <span class="soft small">${words.since({ date: dateIn(page, createdAt) })}</span></span>
<form method="post" action="/settings/reminders/devices/${id}/removal" data-part="devices"><button type="submit" class="quiet" aria-label="${words.turnOffOf({ device: name })}">${words.turnOff}</button></form></li>
`
}

const dateIn = ({ ctx, locale }: ScreenRequest, instant: string) =>
  Temporal.Instant.from(instant).toLocaleString(locale, { timeZone: ctx.member.timeZone, dateStyle: 'long' })
