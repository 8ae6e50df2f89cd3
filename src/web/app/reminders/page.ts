import { html } from '#platform/html/html.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { checkbox } from './checkbox.ts'
import { drawDevices } from './devices.ts'

type Contents = {
  reminders: Output<'Reminders_get'>
  devices: Output<'PushSubscriptions_list'>
  /** Whether the member is an owner or admin, who can have a mail server connected. */
  isManager: boolean
}

export function remindersPage(page: ScreenRequest, { reminders, devices, isManager }: Contents): Screen {
  const { reminders: words } = page.words
  const body = html`<p class="back"><a href="/settings">‹ ${page.words.shell.settings}</a></p>
<h1>${words.title}</h1>
<p class="soft">${words.lead}</p>
${drawNotice(page)}
${reminders.mailAvailable ? drawMail(page, reminders) : isManager && drawNoMail(page)}
<section class="panel" aria-labelledby="devices-heading"><h2 id="devices-heading">${words.deviceHeading}</h2>
<p class="soft">${words.deviceLead}</p>
${drawDevices(page, devices)}
<form method="post" action="/settings/reminders">
<input type="hidden" name="boxes" value="pushPromises pushLeads pushNames">
${checkbox('pushPromises', words.pushPromises, reminders.pushPromises)}
${checkbox('pushLeads', words.pushLeads, reminders.pushLeads)}
${checkbox('pushNames', words.pushNames, reminders.pushNames, words.pushNamesHint)}
${!reminders.mailAvailable && drawHour(page, reminders.morningHour)}
<button type="submit">${words.save}</button></form></section>
<section class="panel" aria-labelledby="calendar-heading"><h2 id="calendar-heading">${words.calendarHeading}</h2>
<p><a href="/settings/calendar">${words.calendar}</a></p></section>`
  return { title: words.title, sheets: ['reminders'], scripts: ['push.js'], body }
}

function drawNotice({ words: { reminders }, query }: ScreenRequest) {
  const notices: Record<string, string> = {
    saved: reminders.saved,
    turnedOn: reminders.turnedOn,
    turnedOff: reminders.turnedOff,
  }
  const notice = Object.hasOwn(notices, query.did ?? '') && notices[query.did ?? '']
  return notice && html`<p class="notice" role="status">${notice}</p>`
}

function drawMail(page: ScreenRequest, { digest, leadMail, morningHour, nextDigestAt }: Contents['reminders']) {
  const { reminders: words } = page.words
  const next = nextDigestAt && words.nextDigest({ time: momentIn(page, nextDigestAt) })
  return html`<section class="panel" aria-labelledby="mail-heading"><h2 id="mail-heading">${words.mailHeading}</h2>
<form method="post" action="/settings/reminders">
<input type="hidden" name="boxes" value="digest leadMail">
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
  return html`<p class="field"><label for="morningHour">${words.morning}</label>
<select id="morningHour" name="morningHour" aria-describedby="morning-hint">
${Array.from({ length: 24 }, (_, hour) => html`<option value="${hour}" ${hour === chosen && html`selected`}>${label(hour)}</option>`)}
</select><span id="morning-hint" class="hint">${words.morningHint({ zone: ctx.member.timeZone.replaceAll('_', ' ') })}</span></p>`
}

/** For whoever can change it. Nobody else is offered what this Kith can't do. */
function drawNoMail({ words: { reminders: words } }: ScreenRequest) {
  return html`<section class="panel" aria-labelledby="mail-heading"><h2 id="mail-heading">${words.mailHeading}</h2>
<p>${words.noMail}</p>
<p>${words.noMailHow}</p>
<pre><code>KITH_SMTP_URL=smtps://USER:PASSWORD@mail.example.com
KITH_MAIL_FROM="Kith &lt;kith@example.com&gt;"</code></pre>
<p class="soft">${words.noMailMore}</p></section>`
}
