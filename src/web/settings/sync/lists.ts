import { ifThere } from '../../site/if-there.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendWaitingTasks } from './list-pages.ts'

const tasks = '/settings/sync/tasks'

/** Tasks of devices that name nobody, or several people. */
export function serveSyncLists({ get, post }: SettingsPages) {
  get('/sync/tasks', sendWaitingTasks)
  post('/sync/tasks/:id/promise', tasks, (page) => {
    const { connectionId = '' } = page.form
    return orGone(page, 'assigned', page.call('Tasks_assign', { id: page.id, connectionId }, page.form.key))
  })
  post('/sync/tasks/:id/removal', tasks, (page) =>
    orGone(page, 'discarded', page.call('Tasks_discard', { id: page.id })),
  )
}

/** Pressing a button twice is fine. */
async function orGone({ reply }: SettingsRequest, notice: string, change: Promise<unknown>) {
  const isGone = (await ifThere(change)) === null
  return reply.redirect(withNotice(tasks, isGone ? 'gone' : notice), 303)
}
