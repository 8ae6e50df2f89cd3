import { html } from '#platform/html/html.ts'
import { onDay, todayOf } from '../../kit/dates.ts'
import { actionButton, formKey, hiddenField, named } from '../../kit/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'
import { placeOf } from '../outcomes/notice.ts'

type Promised = Output<'Promises_get'>

export const promisePart = (promiseId: string) => `promise-${promiseId}`

/** A promise with its day, where it comes from, and one main action. */
export function promiseCard(page: ScreenRequest, promise: Promised) {
  const { words } = page
  const fields = placeOf(page)
  const { promiseId, connectionId, connectionName, text, overdue, dueOn, dueTime, dueAssumed, foundIn } = promise
  const id = promisePart(promiseId)
  const day = `${onDay(page, dueOn)}${dueTime ? `, ${dueTime}` : ''}`
  const due = dueAssumed
    ? html`<span class="due">${words.today.noDay}</span>`
    : html`<span class="${overdue ? 'late' : 'due'}">
  <time datetime="${dueOn}">${overdue ? words.today.overdue({ day }) : words.today.due({ day })}</time></span>`
  return page.part(
    id,
    html`<li id="${id}" class="move">
<p class="what" dir="auto">${text}</p>
<p class="why"><a href="/people/${connectionId}" data-ahead><bdi>${connectionName}</bdi></a> ${due}</p>
${
  foundIn &&
  html`<p class="origin soft small">${words.today.fromNote}
<a href="/people/${connectionId}#entry-${foundIn.ixId}"><q dir="auto">${foundIn.sentence}</q></a></p>`
}
<div class="actions">
${actionButton({
  action: `/promises/${promiseId}/completion`,
  label: words.today.markDone,
  about: text,
  part: `${id} tabs`,
  shortcut: 'x',
  fields,
})}
<details><summary class="button quiet" ${named(words.today.otherDay, text)}>${words.today.otherDay}</summary>
<div class="actions later-days">${laterDays(page).map(({ day, name }) =>
      actionButton({
        action: `/promises/${promiseId}/day`,
        label: name,
        about: text,
        part: `${id} tabs`,
        style: 'quiet',
        fields: { ...fields, dueOn: `${day}` },
      }),
    )}</div>
<form method="post" action="/promises/${promiseId}/day" data-part="${id} tabs"
  class="day-form">${formKey()}${hiddenField('on', fields.on)}
<label for="day-${promiseId}">${words.today.dayLabel}</label>
<input type="date" id="day-${promiseId}" name="dueOn" value="${dueAssumed ? '' : dueOn}" required>
<button type="submit">${words.today.saveDay}</button></form></details>
</div></li>
`,
  )
}

/** The days to which promises are put off most. Next week begins on Monday, which may be tomorrow. */
function laterDays(page: ScreenRequest) {
  const { tomorrow, nextWeek } = page.words.today
  const today = todayOf(page)
  const monday = { day: today.add({ days: 8 - today.dayOfWeek }), name: nextWeek }
  return [{ day: today.add({ days: 1 }), name: tomorrow }, ...(today.dayOfWeek === 7 ? [] : [monday])]
}
