import { allowScript } from '../site/assets.ts'
import { callOperation, type MemberPages } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { calendarPage, newCalendarPage } from './calendar-pages.ts'
import { settingsWith } from './notices.ts'

export function serveCalendarPages({ get, post }: MemberPages) {
  const formPage = '/settings/calendar'

  get('/calendar', async ({ ctx, reply }) => {
    const { feed } = await callOperation(ctx, 'Calendar_get', {})
    return sendPage(reply, 200, calendarPage(ctx, feed))
  })

  post('/calendar', formPage, async ({ ctx, reply, form }) => {
    const { holds, details, key } = form
    const input = { promises: holds !== 'birthdays', birthdays: holds !== 'promises', details }
    const { url } = await callOperation(ctx, 'Calendar_create', input, key)
    return sendPage(allowScript(reply), 200, newCalendarPage(ctx, url))
  })

  post('/calendar/removal', formPage, async ({ ctx, reply }) => {
    await callOperation(ctx, 'Calendar_remove', {})
    return reply.redirect(settingsWith('calendar'), 303)
  })
}
