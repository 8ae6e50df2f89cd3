import { ownsInstance } from '#members/access/accounts.ts'
import { html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { selectField } from '../../kit/fields.ts'
import { hiddenField } from '../../kit/forms.ts'
import { noticeBox } from '../../kit/notices.ts'
import { formatTimeZone } from '../../site/time-zones.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'

/** What Kith tells the member by itself: by e-mail, on their devices, in their calendar. */
export function serveReminders(screens: AppScreens) {
  const form = { formPage: '/settings/reminders', show: showReminders }
  screens.show('/settings/reminders', showReminders)

  screens.take('/settings/reminders', form, async (page) => {
    const { morningHour } = page.form
    // A box that is not ticked is not sent, so each form says which boxes it has.
    const boxes = (page.form.boxes ?? '').split(' ').filter((name) => choices.has(name))
    const chosen = Object.fromEntries(boxes.map((name) => [name, page.form[name] === 'on']))
    await page.call('Reminders_update', { ...chosen, ...(morningHour && { morningHour: Number(morningHour) }) })
    return { to: '/settings/reminders?did=saved' }
  })

  screens.take('/settings/reminders/devices', form, async (page) => {
    const { endpoint = '', p256dh = '', auth = '' } = page.form
    await page.call('PushSubscriptions_create', { endpoint, p256dh, auth })
    return { to: '/settings/reminders?did=turnedOn' }
  })

  screens.take('/settings/reminders/devices/:id/removal', form, async (page) => {
    await page.call('PushSubscriptions_remove', { id: page.params.id })
    return { to: '/settings/reminders?did=turnedOff' }
  })
}

const choices = new Set(['digest', 'leadMail', 'pushPromises', 'pushLeads', 'pushNames'])

async function showReminders(page: ScreenRequest) {
  const [reminders, devices, isOperator] = await Promise.all([
    page.call('Reminders_get', {}),
    page.call('PushSubscriptions_list', {}),
    ownsInstance(page.ctx, page.ctx.member.id),
  ])
  return remindersPage(page, { reminders, devices, isOperator })
}

type Contents = {
  reminders: Output<'Reminders_get'>
  devices: Output<'PushSubscriptions_list'>
  /** Whether the member can have a mail server connected. Nobody else is offered what this Kith can't do. */
  isOperator: boolean
}

function remindersPage(page: ScreenRequest, { reminders, devices, isOperator }: Contents): Screen {
  const { reminders: words } = page.words
  const body = html`${backLink({ href: '/settings', label: page.words.shell.settings })}
<h1>${words.title}</h1>
<p class="soft">${words.lead}</p>
${drawNotice(page)}
${reminders.mailAvailable && drawMail(page, reminders)}
<section class="panel" aria-labelledby="devices-heading"><h2 id="devices-heading">${words.deviceHeading}</h2>
<p class="soft">${words.deviceLead}</p>
${drawDevices(page, devices, reminders)}</section>
<section class="panel" aria-labelledby="calendar-heading"><h2 id="calendar-heading">${words.calendarHeading}</h2>
<p><a href="/settings/calendar">${words.calendar}</a></p></section>
${!reminders.mailAvailable && isOperator && drawNoMail(page)}`
  return { title: words.title, sheets: ['reminders'], scripts: ['push.js'], body }
}

function drawNotice({ words: { reminders }, query }: ScreenRequest) {
  const notices: Record<string, string> = {
    saved: reminders.saved,
    turnedOn: reminders.turnedOn,
    turnedOff: reminders.turnedOff,
  }
  const notice = Object.hasOwn(notices, query.did ?? '') && notices[query.did ?? '']
  return noticeBox(notice)
}

function drawMail(page: ScreenRequest, { digest, leadMail, morningHour, nextDigestAt }: Contents['reminders']) {
  const { reminders: words } = page.words
  const next = nextDigestAt && words.nextDigest({ time: momentIn(page, nextDigestAt) })
  return html`<section class="panel" aria-labelledby="mail-heading"><h2 id="mail-heading">${words.mailHeading}</h2>
<form method="post" action="/settings/reminders">
${hiddenField('boxes', 'digest leadMail')}
${checkbox('digest', words.digest, digest, words.digestHint)}
${next && html`<p class="next">${next}</p>`}
${drawHour(page, morningHour)}
${checkbox('leadMail', words.leadMail, leadMail, words.leadMailHint)}
<button type="submit">${words.save}</button></form></section>`
}

function momentIn({ ctx, locale }: ScreenRequest, instant: string) {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(ctx.member.timeZone)
  return moment.toPlainDateTime().toLocaleString(locale, { weekday: 'long', hour: '2-digit', minute: '2-digit' })
}

/** Whole hours as the member's locale writes them. */
function drawHour({ words: { reminders: words }, locale, ctx }: ScreenRequest, chosen: number) {
  const label = (hour: number) => Temporal.PlainTime.from({ hour }).toLocaleString(locale, { timeStyle: 'short' })
  const options = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: label(hour) }))
  const hint = words.morningHint({ zone: formatTimeZone(ctx.member.timeZone) })
  return selectField({ id: 'morningHour', label: words.morning, hint, options, chosen: String(chosen) })
}

function drawNoMail({ words: { reminders: words } }: ScreenRequest) {
  return html`<section class="panel" aria-labelledby="mail-heading"><h2 id="mail-heading">${words.mailHeading}</h2>
<p>${words.noMail}</p>
<p>${words.noMailHow}</p>
<pre><code>KITH_SMTP_URL=smtps://USER:PASSWORD@mail.example.com
KITH_MAIL_FROM="Kith &lt;kith@example.com&gt;"</code></pre>
<p class="soft">${words.noMailMore}</p></section>`
}

function checkbox(name: string, label: string, isOn: boolean, hint?: string) {
  return html`<p class="choice"><label><input type="checkbox" name="${name}" ${isOn && html`checked`}
      ${hint && html`aria-describedby="${name}-hint"`}> <span>${label}</span></label>
  ${hint && html`<span id="${name}-hint" class="hint">${hint}</span>`}</p>`
}

/**
 * The devices that get notifications and what they show, and the button for this one, which the script shows where it can
 * work.
 */
function drawDevices(
  page: ScreenRequest,
  { publicKey, subscriptions }: Contents['devices'],
  chosen: Contents['reminders'],
) {
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
<p id="push-state" role="status" data-unsupported="${words.notSupported}" data-ios="${words.iosFirst}"
  data-blocked="${words.blocked}" data-insecure="${words.insecure}" data-no-worker="${words.noWorker}"
  data-dismissed="${words.dismissed}" data-no-service="${words.noService}" data-failed="${words.failed}"></p>
${subscriptions.length > 0 && drawPushChoices(page, chosen)}</div>`,
  )
}

function drawPushChoices(page: ScreenRequest, chosen: Contents['reminders']) {
  const { reminders: words } = page.words
  return html`<form method="post" action="/settings/reminders">
${hiddenField('boxes', 'pushPromises pushLeads pushNames')}
${checkbox('pushPromises', words.pushPromises, chosen.pushPromises)}
${checkbox('pushLeads', words.pushLeads, chosen.pushLeads)}
${checkbox('pushNames', words.pushNames, chosen.pushNames, words.pushNamesHint)}
${!chosen.mailAvailable && drawHour(page, chosen.morningHour)}
<button type="submit">${words.save}</button></form>`
}

type Device = Output<'PushSubscriptions_list'>['subscriptions'][number]

function drawDevice(page: ScreenRequest, { id, endpoint, device, createdAt }: Device) {
  const { reminders: words } = page.words
  const name = device ?? words.unknownDevice
  return html`<li data-endpoint="${endpoint}">
  <span><strong>${name}</strong>
<span class="soft small">${words.since({ date: dateIn(page, createdAt) })}</span></span>
<form method="post" action="/settings/reminders/devices/${id}/removal"
  data-part="devices"><button type="submit" class="quiet"
    aria-label="${words.turnOffOf({ device: name })}">${words.turnOff}</button></form></li>
`
}

const dateIn = ({ ctx, locale }: ScreenRequest, instant: string) =>
  Temporal.Instant.from(instant).toLocaleString(locale, { timeZone: ctx.member.timeZone, dateStyle: 'long' })
