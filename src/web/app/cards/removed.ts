import { html } from '#platform/html/html.ts'
import { actionButton, undoLine } from '../drawing/forms.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'

export async function removeCard({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Cards_remove', { id: params.id }, form.key)
  return { to: `/cards?removed=${params.id}` }
}

export async function restoreCard({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Cards_restore', { id: params.id }, form.key)
  return { to: '/cards' }
}

/** The card that was just removed, with the way back. */
export async function drawRemovedCard({ call, query, words }: ScreenRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'card' && subjectId === removed)
  if (!removal) return null
  const sentence = words.cards.removed({ label: removal.label })
  const undo = { action: `/cards/${removed}/restoration`, label: words.shell.undo, about: sentence, part: 'cards' }
  return html`<ul>${undoLine({ id: 'removed', sentence, undo: actionButton({ ...undo, style: 'link' }) })}</ul>`
}
