import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { formKey } from '../../kit/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Import = Output<'Imports_get'>

/** The way to the quick pass over the people who were added. */
export function drawWhoMatters({ words: { imports: words } }: ScreenRequest, { id, state, done }: Import): Html | null {
  if (state !== 'applied' || done.added === 0) return null
  return html`<section class="panel who-matters"
  aria-labelledby="who-matters"><h2 id="who-matters">${words.whoMatters}</h2>
<p>${words.whoMattersHint}</p>
<p><a class="button" href="/imports/${id}/who-matters">${words.whoMattersGo({ people: done.added })}</a></p></section>`
}

/** What taking it back will do, in words, and the buttons. */
export function drawUndo(page: ScreenRequest, { id, state, done, keptUntil, failure }: Import): Html | null {
  const { imports: words } = page.words
  const isApplied = state === 'applied' || (state === 'failed' && done.added + done.merged > 0)
  const undo = html`<h2>${words.undoTitle}</h2>
<p>${done.added > 0 && words.undoAdded({ people: done.added })}
${done.merged > 0 && words.undoMerged({ people: done.merged })} ${words.undoKeeps}
${words.undoUntil({ day: dayName(page, dateOf(page, keptUntil)) })}</p>
<form method="post" action="/imports/${id}/undoing"
  data-part="import tabs">${formKey()}<button type="submit" class="quiet">${words.undo}</button></form>`
  const canRemove = ['ready', 'undone'].includes(state) || failure !== undefined
  return html`${isApplied && undo}
${
  canRemove &&
  html`<form method="post" action="/imports/${id}/removal">${formKey()}
  <button type="submit" class="link">${words.remove}</button></form>`
}`
}
