import { html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'

/** The address of the list after somebody was removed. */
export const afterRemoval = (connectionId: string) => `/people?removed=${connectionId}`

/** Who was just removed, with the way back. Says nothing of people who are not among the removed. */
export async function drawRemoved({ call, query, words }: ScreenRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'connection' && subjectId === removed)
  if (!removal) return null
  const sentence = words.people.removed({ name: removal.label })
  const undo = { action: `/people/${removed}/restoration`, label: words.shell.undo, about: sentence, part: 'people' }
  return html`<ul>${undoLine({ id: 'removed', sentence, undo: actionButton({ ...undo, style: 'link' }) })}</ul>`
}

export async function restorePerson({ call, params }: ScreenRequest): Promise<Change> {
  const { connectionId } = await call('Connections_restore', { connectionId: params.id })
  return { to: `/people/${connectionId}` }
}
