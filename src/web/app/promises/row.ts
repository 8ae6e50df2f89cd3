import { type Html, html } from '#platform/html/html.ts'
import { onShortDay, todayOf } from '../../kit/dates.ts'
import { actionButton, formKey, hiddenFields, named } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { rowMenu } from '../../kit/menus.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'

type Promised = Output<'Promises_get'>

export const promisePart = (promiseId: string) => `promise-${promiseId}`

/** Where a row stands: the addresses of its forms, the parts that they change, and what else it says. */
export type RowPlace = {
  completion: string
  day: string
  parts: { completion: string; day: string }
  fields?: Record<string, string>
  who?: Html
  /** What unfolds below the words. */
  more?: Html | undefined
  isOpen?: boolean
}

/** A promise with a circle to tick, its day, and the sentence it was found in. */
export function promiseRow(page: ScreenRequest, promise: Promised, place: RowPlace = inList(page, promise)) {
  const { today } = page.words
  const { promiseId, text } = promise
  const id = promisePart(promiseId)
  const { completion, parts, fields = {}, who, more, isOpen } = place
  return page.part(
    id,
    html`<li id="${id}" class="row" data-swipe>
<form method="post" action="${completion}" data-part="${parts.completion}">
${formKey()}${hiddenFields(fields)}
<button type="submit" class="tick" data-key="x" data-swipe-start="${today.markDone}"
  ${named(today.markDone, text)}>${icon('check')}</button></form>
<div class="row-main">${unfolding(text, more, isOpen)}
<p class="why">${who && html`${who} · `}${dueWords(page, promise)}</p></div>
<div class="row-end">${rowMenu({
      id: `later-${promiseId}`,
      label: today.otherDay,
      about: text,
      picture: 'clock',
      isSwiped: true,
      items: drawDays(page, promise, place),
    })}</div></li>
`,
  )
}

/** In a list of promises to several people. */
function inList(page: ScreenRequest, { promiseId, connectionId, connectionName, foundIn }: Promised): RowPlace {
  const address = `/promises/${promiseId}`
  const parts = `${promisePart(promiseId)} tabs`
  const who = html`<a href="/people/${connectionId}" data-ahead><bdi>${connectionName}</bdi></a>`
  const more = foundIn && quoteOf(page, { connectionId, ...foundIn })
  const forms = { completion: `${address}/completion`, day: `${address}/day` }
  return { ...forms, parts: { completion: parts, day: parts }, fields: placeOf(page), who, more }
}

/** The words of a row. A press unfolds where they come from. */
export const unfolding = (text: string, more: Html | undefined, isOpen = false) =>
  more
    ? html`<details ${isOpen && html`open`}><summary class="what" dir="auto">${text}</summary>${more}</details>`
    : html`<p class="what" dir="auto">${text}</p>`

type Source = { connectionId: string; ixId: string; sentence: string }

/** The sentence of a note, which leads to the note. */
export const quoteOf = ({ words: { today } }: ScreenRequest, { connectionId, ixId, sentence }: Source) =>
  html`<p class="origin small">${today.fromNote}
<a href="/people/${connectionId}#entry-${ixId}"><q dir="auto">${sentence}</q></a></p>`

export function dueWords(page: ScreenRequest, { dueOn, dueTime, dueAssumed, overdue }: Promised) {
  const { today } = page.words
  if (dueAssumed) return html`<span>${today.noDay}</span>`
  const day = `${onShortDay(page, dueOn)}${dueTime ? `, ${dueTime}` : ''}`
  return html`<time datetime="${dueOn}" ${overdue && html`class="late"`}>
  ${overdue ? today.overdue({ day }) : today.due({ day })}</time>`
}

function drawDays(page: ScreenRequest, promise: Promised, { day: action, parts, fields = {} }: RowPlace) {
  const { promiseId, text, dueOn, dueAssumed } = promise
  const { today } = page.words
  return html`${laterDays(page).map(({ day, name }) =>
    actionButton({
      action,
      label: name,
      about: text,
      part: parts.day,
      style: 'quiet',
      fields: { ...fields, dueOn: `${day}` },
    }),
  )}
<form method="post" action="${action}" data-part="${parts.day}" class="day-form">${formKey()}
${hiddenFields(fields)}
<label for="later-day-${promiseId}">${today.dayLabel}</label>
<input type="date" id="later-day-${promiseId}" name="dueOn" value="${dueAssumed ? '' : dueOn}" required>
<button type="submit" class="quiet">${today.saveDay}</button></form>`
}

/** The days to which promises are put off most. Next week begins on Monday, which may be tomorrow. */
function laterDays(page: ScreenRequest) {
  const { tomorrow, nextWeek } = page.words.today
  const today = todayOf(page)
  const monday = { day: today.add({ days: 8 - today.dayOfWeek }), name: nextWeek }
  return [{ day: today.add({ days: 1 }), name: tomorrow }, ...(today.dayOfWeek === 7 ? [] : [monday])]
}
