import { allowScript } from '../site/assets.ts'
import { sendLetter } from '../site/page.ts'
import { calendarPage, madeCalendarPage } from './calendar-pages.ts'
import { ask, type MemberPages } from './member-pages.ts'
import { saying } from './notices.ts'

export function serveCalendarPages({ show, take }: MemberPages, style: string) {
  const at = '/settings/calendar'

  show('/calendar', async ({ ctx, reply }) => {
    const { feed } = await ask(ctx, 'Calendar_get', {})
    return sendLetter(reply, 200, calendarPage({ style, ctx, feed }))
  })

  take('/calendar', at, async ({ ctx, reply, form }) => {
    const { holds, details, key } = form
    const chosen = { promises: holds !== 'birthdays', birthdays: holds !== 'promises', details }
    const { url } = await ask(ctx, 'Calendar_create', chosen, key)
    return sendLetter(allowScript(reply), 200, madeCalendarPage(style, url))
  })

  take('/calendar/removal', at, async ({ ctx, reply }) => {
    await ask(ctx, 'Calendar_remove', {})
    return reply.redirect(saying('calendar'), 303)
  })
}
