import { Refusal } from '#contract/errors.ts'
import { Before } from '#people/interactions/api.ts'
import { callOperation, type MemberPages } from '../../site/member-pages.ts'
import { sendPage } from '../../site/page.ts'
import { activityPage } from './activity-page.ts'
import { sessionsPage } from './sessions-page.ts'

const formPage = '/settings/sessions'

/** Where the member is signed in, and what happened to the security of the account. */
export function serveSecurity({ get, post }: MemberPages) {
  get('/sessions', async ({ ctx, reply, said }) => {
    const { sessions } = await callOperation(ctx, 'Sessions_list', {})
    return sendPage(reply, 200, sessionsPage(ctx, sessions, said))
  })

  post('/sessions/:id/end', formPage, async ({ ctx, reply, id }) => {
    try {
      await callOperation(ctx, 'Sessions_end', { id })
    } catch (error) {
      // Pressing the button twice is fine.
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    }
    return reply.redirect(`${formPage}?said=ended`, 303)
  })

  post('/sessions/end', formPage, async ({ ctx, reply }) => {
    await callOperation(ctx, 'Sessions_endOthers', {})
    return reply.redirect(`${formPage}?said=othersEnded`, 303)
  })

  get('/activity', async ({ ctx, reply, before }) => {
    const cursor = Before.safeParse(before)
    const log = await callOperation(ctx, 'SecurityLog_list', cursor.success ? { before: cursor.data } : {})
    return sendPage(reply, 200, activityPage(ctx, log))
  })
}
