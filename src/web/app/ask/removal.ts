import { html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'

export async function removeThread({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Threads_remove', { id: params.id }, form.key)
  return { to: `/ask?removed=${params.id}` }
}

export async function restoreThread({ call, params, form }: ScreenRequest): Promise<Change> {
  const { id } = await call('Threads_restore', { id: params.id }, form.key)
  return { to: `/ask/${id}` }
}

/** The thread that was just removed, with the way back. */
export async function drawRemovedThread({ call, query, words: { ask, shell } }: ScreenRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'thread' && subjectId === removed)
  if (!removal) return null
  const sentence = ask.removed({ title: removal.label || ask.untitled })
  const undo = { action: `/ask/${removed}/restoration`, label: shell.undo, about: sentence }
  return html`<ul class="removed">
  ${undoLine({ id: 'removed', sentence, undo: actionButton({ ...undo, style: 'link' }) })}</ul>`
}
