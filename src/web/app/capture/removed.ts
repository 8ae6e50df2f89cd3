import { html } from '#platform/html/html.ts'
import { actionButton, undoLine } from '../drawing/forms.ts'
import type { Change, ScreenRequest } from '../frame/screen.ts'
import { drawTabs } from '../frame/tabs.ts'
import { drawCapture, withPeople } from './captures.ts'

/** Without script, the next page has the way back. With it, the line takes the capture's place. */
export async function removeCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  await page.call('Captures_remove', { captureId }, page.form.key)
  const id = `capture-${captureId}`
  const undo = await drawUndo(page, captureId, `${id} tabs`)
  const line = undo && undoLine({ id, sentence: page.words.capture.removed, undo })
  return { to: `/capture?removed=${captureId}`, parts: html`${line}${await drawTabs(page, 'capture')}` }
}

export async function restoreCapture(page: ScreenRequest): Promise<Change> {
  const { captureId = '' } = page.params
  const { connectionId } = await page.call('Captures_restore', { captureId })
  if (connectionId) return { to: `/people/${connectionId}#entry-${captureId}` }
  const captures = await withPeople(page, [await page.call('Captures_get', { captureId })])
  const parts = html`${captures.map((each) => drawCapture(page, each))}${await drawTabs(page, 'capture')}`
  return { to: `/capture#capture-${captureId}`, parts }
}

/** What was removed before this page was shown. Null if it is not among what can be restored. */
export async function drawRemoved(page: ScreenRequest) {
  const { removed } = page.query
  const undo = removed ? await drawUndo(page, removed, '') : null
  return undo && html`<div class="undo-line" role="status"><span>${page.words.capture.removed}</span> ${undo}</div>`
}

async function drawUndo({ call, words }: ScreenRequest, captureId: string, part: string) {
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'capture' && subjectId === captureId)
  const action = `/capture/${captureId}/restoration`
  return removal ? actionButton({ action, label: words.shell.undo, about: removal.label, part, style: 'link' }) : null
}
