import type { Words } from '#contract/texts/words.ts'
import { type Html, html } from '#platform/html/html.ts'
import { type Clock, onDay } from '../../../kit/dates.ts'
import { ariaOf, fieldError } from '../../../kit/fields.ts'
import { actionButton, formKey, named } from '../../../kit/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import { drawOffer, type Offer } from '../../relations/offers.ts'
import type { ChangedPromise, Entry, PersonData, PersonPromise, Suggestion } from '../data/load.ts'

/** The promises that were found in an entry, what may be one, and the relations that it names. */
export function drawFound(page: ScreenRequest, { ixId }: Entry, data: Found): Html {
  const promises = data.promises.filter(({ foundIn }) => foundIn?.ixId === ixId)
  const suggestions = data.suggestions.filter((each) => each.ixId === ixId)
  const known = promises.map((promise) =>
    promise.status === 'open' ? drawOpen(page, promise, data.changed) : drawKept(page, promise),
  )
  const offers = data.offers.filter((each) => each.ixId === ixId)
  // Empty or not, so that what is decided here keeps its place.
  return html`<ul class="findings">${known}${suggestions.map((each) => drawSuggestion(page, each, true))}
${offers.map((each) => drawOffer(page, each))}</ul>`
}

export type Found = {
  promises: PersonPromise[]
  suggestions: Suggestion[]
  offers: Offer[]
  changed?: ChangedPromise | undefined
}

export const foundIn = ({ person, suggestions, offers, changed }: PersonData): Found => ({
  promises: person.promises,
  suggestions,
  offers,
  changed,
})

function drawOpen(page: ScreenRequest, promise: PersonPromise, changed: ChangedPromise | undefined) {
  const { words } = page
  const { promiseId, connectionId, text, dueOn, dueAssumed } = promise
  const address = `/people/${connectionId}/promises/${promiseId}`
  const parts = `entry-${promise.foundIn?.ixId} promises summary tabs`
  const typed = changed?.promiseId === promiseId && changed.from === 'note' ? changed : null
  const day = { id: `day-${promiseId}`, name: 'dueOn', errors: typed?.errors }
  const notOne = { action: `${address}/removal`, label: words.person.notAPromise, about: text, style: 'link' } as const
  return html`<li id="found-${promiseId}"><p><strong dir="auto">${words.person.foundPromise({ text })}</strong>
<span class="small">${dueName(page, promise)}</span></p>
<div class="actions"><details class="fold" ${typed && html`open`}>
    <summary ${named(words.person.changeDay, text)}>${words.person.changeDay}</summary>
<form method="post" action="${address}" data-part="${parts}" class="one-line">${formKey()}
<label class="unseen" for="day-${promiseId}">${words.person.promiseDay}</label>
<input type="date" id="day-${promiseId}" name="dueOn" value="${typed?.values.dueOn ?? (dueAssumed ? '' : dueOn)}"
  required
  ${ariaOf(day)}>
  ${fieldError(day)}
<button type="submit">${words.person.saveChanges}</button></form></details>
${actionButton({ ...notOne, part: `found-${promiseId} promises summary tabs`, fields: { from: 'note' } })}</div></li>
`
}

const drawKept = ({ words }: ScreenRequest, { promiseId, text }: PersonPromise) =>
  html`<li id="found-${promiseId}" class="soft"><p dir="auto">${words.person.foundKept({ text })}</p></li>
`

/** Where the member decides: a promise, or not. */
export function drawSuggestion(page: ScreenRequest, suggestion: Suggestion, isInNote: boolean) {
  const { words } = page
  const { id, text, sentence, dueOn, ixId, connectionId } = suggestion
  const address = `/people/${connectionId}/suggestions/${id}`
  const own = `suggestion-${id}`
  const keep = {
    action: `${address}/acceptance`,
    label: words.person.keepPromise,
    about: text,
    style: 'quiet',
  } as const
  const drop = { action: `${address}/dismissal`, label: words.person.dismiss, about: text, style: 'link' } as const
  return html`<li id="${own}" class="suggested">
  <p><span dir="auto">${words.person.suggested({ text })}</span>
    ${dueOn && html` <span class="small">${dueName(page, { ...suggestion, dueOn })}</span>`}</p>
${
  !isInNote &&
  html`<p class="small soft origin"><q dir="auto">${sentence}</q>
<a href="/people/${connectionId}/entries/${ixId}">${words.person.seeNote}</a></p>`
}
<div class="actions">${actionButton({ ...keep, part: `${own} promises summary tabs`, picture: 'check' })}
${actionButton({ ...drop, part: `${own} tabs` })}</div></li>
`
}

type Due = { dueOn: string; dueTime?: string | undefined; overdue?: boolean; dueAssumed?: true | undefined }

/** When a promise is due, in words: colour alone says nothing. */
export function dueName(page: Clock & { words: Words }, { dueOn, dueTime, overdue, dueAssumed }: Due): Html {
  const { person } = page.words
  if (dueAssumed) return html`<span class="soft">${person.noDay}</span>`
  const day = onDay(page, dueOn) + (dueTime ? `, ${dueTime}` : '')
  const sentence = overdue ? person.wasDue({ day }) : person.due({ day })
  return html`<time datetime="${dueOn}" class="${overdue ? 'late' : 'soft'}">${sentence}</time>`
}
