import type { OperationName } from '#contract/api.ts'
import { Refusal } from '#contract/errors.ts'
import { Before } from '#people/interactions/api.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type MemberPages, type PageRequest } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import type { Notice } from './notices.ts'
import { purgePage, type Removal, removalsPage } from './removals-pages.ts'

const formPage = '/settings/removed'

/** What was removed in the last 30 days, to restore or to delete for good. */
export function serveRemovals({ get, post }: MemberPages) {
  get('/removed', (request) => sendRemovals(request, 200))

  post('/removed/:id/restoration', formPage, async (request) => {
    const { ctx, reply, id } = request
    try {
      const { operation, input } = restorationOf(await callOperation(ctx, 'Removals_get', { id }))
      await callOperation(ctx, operation, input)
    } catch (error) {
      const { code, status, formError } = formErrorsOf(reply, error)
      if (code === 'unauthenticated') throw error
      if (code === 'not_found') return reply.redirect(removedWith('notThere'), 303)
      return sendRemovals(request, status, formError)
    }
    return reply.redirect(removedWith('restored'), 303)
  })

  get('/removed/:id', async ({ ctx, reply, id }) => {
    return sendPage(reply, 200, purgePage(ctx, await callOperation(ctx, 'Removals_get', { id })))
  })

  post('/removed/:id/deletion', '/settings/removed/:id', async ({ ctx, reply, id }) => {
    try {
      await callOperation(ctx, 'Removals_purge', { id })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
      return reply.redirect(removedWith('notThere'), 303)
    }
    return reply.redirect(removedWith('deleted'), 303)
  })
}

async function sendRemovals({ ctx, reply, said, before }: PageRequest, status: number, formError?: string) {
  const cursor = Before.safeParse(before)
  const place = cursor.success ? { before: cursor.data } : {}
  const removals = await callOperation(ctx, 'Removals_list', place)
  return sendPage(reply, status, removalsPage(ctx, { ...removals, said, formError }))
}

function restorationOf({ kind, subjectId, connectionId }: Removal): Restoration {
  if (kind === 'connection') return { operation: 'Connections_restore', input: { connectionId: subjectId } }
  if (kind === 'card') return { operation: 'Cards_restore', input: { id: subjectId } }
  if (kind === 'promise') return { operation: 'Promises_restore', input: { promiseId: subjectId } }
  if (kind === 'capture') return { operation: 'Captures_restore', input: { captureId: subjectId } }
  return { operation: 'Memory_restoreInteraction', input: { id: connectionId, ixId: subjectId } }
}

type Restoration = { operation: OperationName; input: Record<string, unknown> }

const removedWith = (notice: Notice) => `${formPage}?said=${notice}`
