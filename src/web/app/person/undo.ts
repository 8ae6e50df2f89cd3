import { type Html, html } from '#platform/html/html.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { ScreenRequest } from '../frame/screen.ts'

/** What was done to a promise, suggestion or entry, as the form's address says it. */
type Deed = 'done' | 'removed' | 'not-a-promise' | 'kept' | 'dismissed' | 'entry-removed'
type Done = { deed: Deed; id: string; text?: string | undefined; from?: 'note' | 'list' }

/** The line that replaces a changed or removed part, with Undo. */
export function drawDone(page: ScreenRequest, { deed, id, text = '', from = 'list' }: Done): Html {
  const { words } = page
  const { sentence, undo, element } = describe(page, deed, text)
  const own = `${element ?? (from === 'note' ? 'found' : 'promise')}-${id}`
  const action = `/people/${page.params.id}/${undo}`.replace('*', id)
  const button = { action, label: words.shell.undo, about: sentence, style: 'link' } as const
  const part = `${own} promises timeline summary tabs`
  return undoLine({ id: own, sentence, undo: actionButton({ ...button, part }) })
}

/** Without script only the id is known, not the text. */
function describe({ words: { person } }: ScreenRequest, deed: Deed, text: string) {
  const deeds = {
    done: { sentence: person.promiseDone({ text }), undo: 'promises/*/reopening' },
    removed: {
      sentence: text ? person.promiseRemoved({ text }) : person.aPromiseRemoved,
      undo: 'promises/*/restoration',
    },
    'not-a-promise': {
      sentence: text ? person.notAPromiseDone({ text }) : person.noLongerAPromise,
      undo: 'promises/*/restoration',
    },
    kept: {
      sentence: text ? person.keptAsPromise({ text }) : person.nowAPromise,
      undo: 'suggestions/*/restoration',
      element: 'suggestion',
    },
    dismissed: {
      sentence: text ? person.dismissed({ text }) : person.suggestionDismissed,
      undo: 'suggestions/*/restoration',
      element: 'suggestion',
    },
    'entry-removed': { sentence: person.entryRemoved({ kind: text }), undo: 'entries/*/restoration', element: 'entry' },
  }
  return deeds[deed] as { sentence: string; undo: string; element?: string }
}

/** Without script, the next page shows the change at the top. */
export function drawUndo(page: ScreenRequest): Html | false {
  const { did = '', of = '' } = page.query
  const isKnown = /^(done|removed|not-a-promise|kept|dismissed|entry-removed)$/.test(did) && /^[\w-]{36}$/.test(of)
  return isKnown && html`<ul class="undone">${drawDone(page, { deed: did as Deed, id: of })}</ul>`
}

export const afterDeed = (connectionId: string, deed: Deed, id: string) =>
  `/people/${connectionId}?did=${deed}&of=${id}`
