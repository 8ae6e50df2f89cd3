import type { OperationName } from '#contract/api.ts'
import { Before } from '#people/interactions/api.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { ifThere } from '../site/if-there.ts'
import type { SettingsPages, SettingsRequest } from './frame/pages.ts'
import { withNotice } from './frame/screen.ts'
import { type Removal, sendPurge, sendRemovals } from './removals-pages.ts'

const formPage = '/settings/removed'

/** What was removed in the last 30 days, to restore or to delete for good. */
export function serveRemovals({ get, post }: SettingsPages) {
  get('/removed', async (page) => sendRemovals(page, await listRemovals(page)))

  post('/removed/:id/restoration', formPage, async (page) => {
    const { reply, id } = page
    try {
      const { operation, input } = restorationOf(await page.call('Removals_get', { id }))
      await page.call(operation, input)
    } catch (error) {
      const { code, status, formError } = formErrorsOf(reply, error)
      if (code === 'unauthenticated') throw error
      if (code === 'not_found') return reply.redirect(removedWith('notThere'), 303)
      return sendRemovals(page, { ...(await listRemovals(page)), formError, status })
    }
    return reply.redirect(removedWith('restored'), 303)
  })

  get('/removed/:id', async (page) => sendPurge(page, await page.call('Removals_get', { id: page.id })))

  post('/removed/:id/deletion', '/settings/removed/:id', async ({ call, reply, id }) => {
    if ((await ifThere(call('Removals_purge', { id }))) === null) return reply.redirect(removedWith('notThere'), 303)
    return reply.redirect(removedWith('deleted'), 303)
  })
}

function listRemovals({ call, before }: SettingsRequest) {
  const cursor = Before.safeParse(before)
  return call('Removals_list', cursor.success ? { before: cursor.data } : {})
}

function restorationOf({ kind, subjectId, connectionId }: Removal): Restoration {
  if (kind === 'connection') return { operation: 'Connections_restore', input: { connectionId: subjectId } }
  if (kind === 'card') return { operation: 'Cards_restore', input: { id: subjectId } }
  if (kind === 'promise') return { operation: 'Promises_restore', input: { promiseId: subjectId } }
  if (kind === 'calendar') return { operation: 'MeetingCalendars_restore', input: { id: subjectId } }
  if (kind === 'capture') return { operation: 'Captures_restore', input: { captureId: subjectId } }
  if (kind === 'thread') return { operation: 'Threads_restore', input: { id: subjectId } }
  if (kind === 'webhook') return { operation: 'Webhooks_restore', input: { id: subjectId } }
  return { operation: 'Memory_restoreInteraction', input: { id: connectionId, ixId: subjectId } }
}

type Restoration = { operation: OperationName; input: Record<string, unknown> }

type Notice = keyof SettingsRequest['words']['settings']['removed']['notices']
const removedWith = (notice: Notice) => withNotice(formPage, notice)
