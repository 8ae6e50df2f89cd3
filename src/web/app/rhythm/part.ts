import { lengthOf } from '#language/calendar/day-names.ts'
import { type Html, html } from '#platform/html/html.ts'
import { onDay, todayOf } from '../../kit/dates.ts'
import { inputField, selectField } from '../../kit/fields.ts'
import { actionButton } from '../../kit/forms.ts'
import type { FormState, Output, ScreenRequest } from '../frame/screen.ts'

type Person = Output<'Connections_update'>

/** The part `rhythm`: how often to be in touch, as a sentence that can be changed. */
export function drawRhythm(page: ScreenRequest, person: Person, state: FormState = unchanged(person)): Html {
  const { rhythm: words } = page.words
  const { days, from } = person.rhythm
  const sentence = words.sentence({ often: words.often(lengthOf(days)) })
  return page.part(
    'rhythm',
    html`<section id="rhythm" class="rhythm" aria-labelledby="rhythm-heading" data-live="connection interaction"
  data-about="${person.connectionId}">
<h2 id="rhythm-heading">${words.heading}</h2>
<p>${sentence} <span class="soft">${words.from[from]}</span> ${nextContact(page, person)}</p>
<details class="fold" ${state.errors.length > 0 && html`open`}><summary>${words.change}</summary>
${rhythmForm(page, person, state)}
${restForm(page, person, state)}
</details>
</section>`,
  )
}

/** The same in a few words: "every month · overdue". */
export function rhythmInShort(page: ScreenRequest, { rhythm, restUntil, contactDueOn }: Person) {
  const { rhythm: words } = page.words
  const today = todayOf(page).toString()
  const often = words.often(lengthOf(rhythm.days))
  if (restUntil && restUntil > today) return html`${often} · ${words.paused}`
  const isLate = contactDueOn !== undefined && contactDueOn < today
  return isLate ? html`${often} · <span class="due">${words.late}</span>` : often
}

function nextContact(page: ScreenRequest, { restUntil, contactDueOn }: Person) {
  const { rhythm: words } = page.words
  const today = todayOf(page).toString()
  if (restUntil && restUntil > today)
    return html`<time class="resting" datetime="${restUntil}">${words.resting({ day: onDay(page, restUntil) })}</time>`
  if (!contactDueOn) return false
  return contactDueOn < today
    ? html`<time class="due" datetime="${contactDueOn}">${words.overdue({ day: onDay(page, contactDueOn) })}</time>`
    : html`<time datetime="${contactDueOn}">${words.next({ day: onDay(page, contactDueOn) })}</time>`
}

function rhythmForm(page: ScreenRequest, { connectionId }: Person, { values, errors }: FormState) {
  const { rhythm: words } = page.words
  const choices = Object.entries(words.choices).map(([value, label]) => ({ value, label }))
  const every = { id: 'rhythm-every', name: 'every', label: words.every, errors }
  const days = { id: 'rhythm-days', name: 'days', label: words.days, errors }
  return html`<form method="post" action="/people/${connectionId}/rhythm" data-part="rhythm" class="rhythm-form"
  novalidate>
${selectField({ ...every, options: choices, chosen: values.every ?? '' })}
${inputField({
  ...days,
  value: values.days ?? '',
  isOptional: true,
  focus: false,
  more: html`inputmode="numeric" maxlength="4" autocomplete="off"`,
})}
<button type="submit">${words.save}</button>
</form>`
}

function restForm(page: ScreenRequest, person: Person, { values, errors }: FormState) {
  const { rhythm: words } = page.words
  const { connectionId, displayName, restUntil } = person
  const today = todayOf(page)
  if (restUntil && restUntil > today.toString())
    return actionButton({
      action: `/people/${connectionId}/rest/end`,
      label: words.wake,
      about: words.about({ name: displayName }),
      part: 'rhythm',
      style: 'quiet',
    })
  const until = { id: 'rhythm-until', name: 'until', label: words.restUntil, errors }
  const [first, usual] = [today.add({ days: 1 }), today.add({ days: 30 })]
  return html`<form method="post" action="/people/${connectionId}/rest" data-part="rhythm" class="rhythm-form"
  novalidate>
${inputField({
  ...until,
  type: 'date',
  value: values.until ?? usual.toString(),
  isOptional: true,
  focus: false,
  more: html`min="${first.toString()}"`,
})}
<button type="submit" class="quiet">${words.rest}</button>
</form>`
}

/** The form as it stands before anybody changed it. */
function unchanged({ rhythmDays }: Person): FormState {
  if (rhythmDays === undefined) return { values: { every: 'learned' }, errors: [] }
  const isOffered = offeredDays.includes(rhythmDays)
  return { values: isOffered ? { every: String(rhythmDays) } : { every: 'own', days: String(rhythmDays) }, errors: [] }
}

const offeredDays = [7, 30, 60, 90, 180, 365]
