import { Refusal } from '#contract/errors.ts'
import { Before } from '#people/interactions/api.ts'
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
    try {
      await call('Sessions_end', { id })
    } catch (error) {
      // Pressing the button twice is fine.
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    }
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
