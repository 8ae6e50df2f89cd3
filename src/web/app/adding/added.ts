import { html } from '#platform/html/html.ts'
import { actionButton, undoLine } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'

type Added = { connectionId: string; displayName: string; createdAt: string }

const undoableMinutes = 10

/** On the page of somebody who was just added: what was understood is below, and Undo takes it all back. */
export function drawAdded({ ctx, words, query }: ScreenRequest, { connectionId, displayName, createdAt }: Added) {
  const age = ctx.now().since(createdAt).total('minutes')
  if (!query.added || age > undoableMinutes) return null
  const undo = { action: `/people/${connectionId}/removal`, label: words.shell.undo, about: displayName, part: '' }
  const line = {
    id: 'added',
    sentence: words.adding.added({ name: displayName }),
    undo: actionButton({ ...undo, style: 'link' }),
  }
  return html`<ul class="undone">${undoLine(line)}</ul>`
}
