import { Refusal } from '#contract/errors.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendWaitingTasks } from './list-pages.ts'

const tasks = '/settings/sync/tasks'

/** Tasks of devices that name nobody, or several people. */
export function serveSyncLists({ get, post }: SettingsPages) {
  get('/sync/tasks', sendWaitingTasks)
  post('/sync/tasks/:id/promise', tasks, (page) => {
    const { connectionId = '' } = page.form
    return orGone(page, tasks, 'assigned', () =>
      page.call('Tasks_assign', { id: page.id, connectionId }, page.form.key),
    )
  })
  post('/sync/tasks/:id/removal', tasks, (page) =>
    orGone(page, tasks, 'discarded', () => page.call('Tasks_discard', { id: page.id })),
  )
}

/** Pressing a button twice is fine. */
async function orGone({ reply }: SettingsRequest, list: string, notice: string, change: () => Promise<unknown>) {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
    return reply.redirect(withNotice(list, 'gone'), 303)
  }
  return reply.redirect(withNotice(list, notice), 303)
}
