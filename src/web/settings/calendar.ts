import { sendCalendar, sendNewCalendar } from './calendar-pages.ts'
import type { SettingsPages } from './frame/pages.ts'
import { withNotice } from './frame/screen.ts'

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
