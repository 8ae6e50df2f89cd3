import { Before } from '#people/interactions/api.ts'
import { ifThere } from '../../site/if-there.ts'
import type { SettingsPages } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendActivity } from './activity-page.ts'
import { sendSessions } from './sessions-page.ts'

const formPage = '/settings/sessions'

/** Where the member is signed in, and what happened to the security of the account. */
export function serveSecurity({ get, post }: SettingsPages) {
  get('/sessions', async (page) => {
    const { sessions } = await page.call('Sessions_list', {})
    return sendSessions(page, sessions)
  })

  post('/sessions/:id/end', formPage, async ({ call, reply, id }) => {
    // Pressing the button twice is fine.
    await ifThere(call('Sessions_end', { id }))
    return reply.redirect(withNotice(formPage, 'ended'), 303)
  })

  post('/sessions/end', formPage, async ({ call, reply }) => {
    await call('Sessions_endOthers', {})
    return reply.redirect(withNotice(formPage, 'othersEnded'), 303)
  })

  get('/activity', async (page) => {
    const cursor = Before.safeParse(page.before)
    return sendActivity(page, await page.call('SecurityLog_list', cursor.success ? { before: cursor.data } : {}))
  })
}
