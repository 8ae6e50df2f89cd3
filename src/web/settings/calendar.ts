import { html } from '#platform/html/html.ts'
import { radioField } from '../kit/fields.ts'
import { dangerPanel, formKey } from '../kit/forms.ts'
import { copyable, noticeIn } from '../kit/notices.ts'
import type { Output } from '../site/call-operation.ts'
import { sentenceAt } from './frame/moments.ts'
import type { SettingsPages, SettingsRequest } from './frame/pages.ts'
import { sendSettings, withNotice } from './frame/screen.ts'

const formPage = '/settings/calendar'

export function serveCalendarPages({ get, post }: SettingsPages) {
  get('/calendar', async (page) => sendCalendar(page, (await page.call('Calendar_get', {})).feed))

  post('/calendar', formPage, async (page) => {
    const { holds, details, key } = page.form
    const input = { promises: holds !== 'birthdays', birthdays: holds !== 'promises', details }
    const { url } = await page.call('Calendar_create', input, key)
    return sendNewCalendar(page, url)
  })

  post('/calendar/removal', formPage, async ({ call, reply }) => {
    await call('Calendar_remove', {})
    return reply.redirect(withNotice(formPage, 'removed'), 303)
  })
}

type Feed = Output<'Calendar_get'>['feed']

function sendCalendar(page: SettingsRequest, feed: Feed) {
  const words = page.words.settings.calendar
  const contents = Object.entries(words.contents).map(([value, label]) => ({ value, label }))
  const details = [
    { value: 'full', label: words.full, hint: words.fullHint },
    { value: 'private', label: words.private, hint: words.privateHint },
  ]
  const removal = { title: words.removeTitle, text: words.removeText, label: words.remove }
  const body = html`${feed && feedStatus(page, feed)}
<form class="panel" method="post" action="/settings/calendar">
${formKey()}
${radioField({ id: 'holds', label: words.include, options: contents, chosen: includedIn(feed), errors: [] })}
${radioField({ id: 'details', label: words.show, options: details, chosen: feed?.details ?? 'full', errors: [] })}
<button type="submit">${feed ? words.createNew : words.create}</button>
</form>
${feed && dangerPanel({ action: '/settings/calendar/removal', ...removal })}`
  const notice = noticeIn({ removed: words.removed }, page.said)
  return sendSettings(page, { title: words.title, lead: words.lead, body, notice })
}

function includedIn(feed: Feed) {
  if (!feed || feed.promises === feed.birthdays) return 'both'
  return feed.promises ? 'promises' : 'birthdays'
}

function feedStatus(page: SettingsRequest, { createdAt, lastReadAt }: NonNullable<Feed>) {
  const words = page.words.settings.calendar
  const lastRead = lastReadAt ? sentenceAt(page, lastReadAt, (when) => words.lastRead({ when })) : words.neverRead
  return html`<p>${sentenceAt(page, createdAt, (when) => words.madeAt({ when }))} ${lastRead} ${words.notShown}</p>`
}

/** The only time the address is shown. */
function sendNewCalendar(page: SettingsRequest, url: string) {
  const words = page.words.settings.calendar
  const body = html`${copyable(page, words.address, url)}
<ul class="steps">
<li>${words.google}</li>
<li>${words.apple}</li>
<li>${words.outlook}</li>
</ul>
<p class="small soft">${words.reach}</p>`
  const back = { href: '/settings/calendar', label: words.title }
  return sendSettings(page, { title: words.newTitle, lead: words.newLead, body, back, scripts: ['people/copy.js'] })
}
