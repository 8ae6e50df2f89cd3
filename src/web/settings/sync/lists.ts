import { Refusal } from '#contract/errors.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendRemovedPeople, sendWaitingTasks } from './list-pages.ts'

const tasks = '/settings/sync/tasks'
const removed = '/settings/sync/removed'

/** What devices left to decide: tasks that name nobody, and people who were deleted there. */
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

  get('/sync/removed', sendRemovedPeople)
  post('/sync/removed/restoration', removed, async ({ call, reply }) => {
    await call('AddressBook_putAllBack', {})
    return reply.redirect(withNotice(removed, 'allBack'), 303)
  })
  post('/sync/removed/:id/restoration', removed, (page) =>
    orGone(page, removed, 'back', () => page.call('AddressBook_putBack', { connectionId: page.id })),
  )
  post('/sync/removed/:id/removal', removed, (page) =>
    orGone(page, removed, 'removed', () => page.call('Connections_remove', { connectionId: page.id })),
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
