import { type Html, html } from '#platform/html/html.ts'
import { onShortDay, todayOf } from '../../kit/dates.ts'
import { actionButton, formKey, hiddenField, hiddenFields, named } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { rowMenu } from '../../kit/menus.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'

type Promised = Output<'Promises_get'>

export const promisePart = (promiseId: string) => `promise-${promiseId}`

/** A promise with a circle to tick, its day, and the sentence it was found in. */
export function promiseRow(page: ScreenRequest, promise: Promised) {
  const { today } = page.words
  const { promiseId, connectionId, connectionName, text, foundIn } = promise
  const id = promisePart(promiseId)
  const source = foundIn && { connectionId, ...foundIn }
  return page.part(
    id,
    html`<li id="${id}" class="row" data-swipe>
<form method="post" action="/promises/${promiseId}/completion" data-part="${id} tabs">
${formKey()}${hiddenFields(placeOf(page))}
<button type="submit" class="tick" data-key="x" data-swipe-start="${today.markDone}"
  ${named(today.markDone, text)}>${icon('check')}</button></form>
<div class="row-main">${unfolding(text, source && quoteOf(page, source))}
<p class="why"><a href="/people/${connectionId}" data-ahead>
  <bdi>${connectionName}</bdi></a> · ${dueWords(page, promise)}</p></div>
<div class="row-end">${rowMenu({
      id: `later-${promiseId}`,
      label: today.otherDay,
      about: text,
      picture: 'clock',
      isSwiped: true,
      items: drawDays(page, promise, id),
    })}</div></li>
`,
  )
}

/** The words of a row. A press unfolds where they come from. */
export const unfolding = (text: string, more: Html | undefined) =>
  more
    ? html`<details><summary class="what" dir="auto">${text}</summary>${more}</details>`
    : html`<p class="what" dir="auto">${text}</p>`

type Source = { connectionId: string; ixId: string; sentence: string }

/** The sentence of a note, which leads to the note. */
export const quoteOf = ({ words: { today } }: ScreenRequest, { connectionId, ixId, sentence }: Source) =>
  html`<p class="origin small">${today.fromNote}
<a href="/people/${connectionId}#entry-${ixId}"><q dir="auto">${sentence}</q></a></p>`

function dueWords(page: ScreenRequest, { dueOn, dueTime, dueAssumed, overdue }: Promised) {
  const { today } = page.words
  if (dueAssumed) return html`<span>${today.noDay}</span>`
  const day = `${onShortDay(page, dueOn)}${dueTime ? `, ${dueTime}` : ''}`
  return html`<time datetime="${dueOn}" ${overdue && html`class="late"`}>
  ${overdue ? today.overdue({ day }) : today.due({ day })}</time>`
}

function drawDays(page: ScreenRequest, { promiseId, text, dueOn, dueAssumed }: Promised, id: string) {
  const { today } = page.words
  const fields = placeOf(page)
  const action = `/promises/${promiseId}/day`
  return html`${laterDays(page).map(({ day, name }) =>
    actionButton({
      action,
      label: name,
      about: text,
      part: `${id} tabs`,
      style: 'quiet',
      fields: { ...fields, dueOn: `${day}` },
    }),
  )}
<form method="post" action="${action}" data-part="${id} tabs" class="day-form">${formKey()}
${hiddenField('on', fields.on)}
<label for="day-${promiseId}">${today.dayLabel}</label>
<input type="date" id="day-${promiseId}" name="dueOn" value="${dueAssumed ? '' : dueOn}" required>
<button type="submit" class="quiet">${today.saveDay}</button></form>`
}

/** The days to which promises are put off most. Next week begins on Monday, which may be tomorrow. */
function laterDays(page: ScreenRequest) {
  const { tomorrow, nextWeek } = page.words.today
  const today = todayOf(page)
  const monday = { day: today.add({ days: 8 - today.dayOfWeek }), name: nextWeek }
  return [{ day: today.add({ days: 1 }), name: tomorrow }, ...(today.dayOfWeek === 7 ? [] : [monday])]
}
