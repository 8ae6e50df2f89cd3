import { type Html, html } from '#platform/html/html.ts'
import { actionButton, undoLine } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** What was done to a promise, suggestion or entry, as the form's address says it. */
type Deed = 'done' | 'removed' | 'not-a-promise' | 'kept' | 'dismissed' | 'entry-removed'
type Done = { deed: Deed; id: string; text?: string | undefined; from?: 'note' | 'list' }

/** The line in the place of what was done or removed, with the way back. */
export function drawDone(page: ScreenRequest, { deed, id, text = '', from = 'list' }: Done): Html {
  const { words } = page
  const { sentence, undo, element } = describe(page, deed)
  const own = `${element ?? (from === 'note' ? 'found' : 'promise')}-${id}`
  const action = `/people/${page.params.id}/${undo}`.replace('*', id)
  const button = { action, label: words.shell.undo, about: sentence(text), style: 'link' } as const
  const part = `${own} promises timeline summary tabs`
  return undoLine({ id: own, sentence: sentence(text), undo: actionButton({ ...button, part }) })
}

function describe({ words: { person } }: ScreenRequest, deed: Deed) {
  const deeds = {
    done: { sentence: person.promiseDone, undo: 'promises/*/reopening' },
    removed: { sentence: person.promiseRemoved, undo: 'promises/*/restoration' },
    'not-a-promise': { sentence: person.notAPromiseDone, undo: 'promises/*/restoration' },
    kept: { sentence: person.keptAsPromise, undo: 'suggestions/*/restoration', element: 'suggestion' },
    dismissed: { sentence: person.dismissed, undo: 'suggestions/*/restoration', element: 'suggestion' },
    'entry-removed': { sentence: person.entryRemoved, undo: 'entries/*/restoration', element: 'entry' },
  }
  return deeds[deed] as { sentence: (text: string) => string; undo: string; element?: string }
}

/** Without script, the page that follows says on top what was done. */
export function drawUndo(page: ScreenRequest): Html | false {
  const { did = '', of = '' } = page.query
  const isKnown = /^(done|removed|not-a-promise|kept|dismissed|entry-removed)$/.test(did) && /^[\w-]{36}$/.test(of)
  return isKnown && html`<ul class="undone">${drawDone(page, { deed: did as Deed, id: of })}</ul>`
}

export const afterDeed = (connectionId: string, deed: Deed, id: string) =>
  `/people/${connectionId}?did=${deed}&of=${id}`
