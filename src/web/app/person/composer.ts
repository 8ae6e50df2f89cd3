import { randomUUIDv7 } from 'node:crypto'
import { type Html, html } from '#platform/html/html.ts'
import { todayOf } from '../drawing/dates.ts'
import { icon } from '../drawing/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { PersonData } from './data/load.ts'
import { type Composed, fieldErrors } from './fields/field-errors.ts'
import { kindField } from './fields/kind-field.ts'
import { whenFields } from './fields/when-fields.ts'
import { drawRecordingForm } from './recording-form.ts'

/** Where a note, call, meeting or message is written down. The entry's id is in the form: sent twice, it is one entry. */
export function drawComposer(page: ScreenRequest, { person }: PersonData, typed?: Composed, recorded?: Composed): Html {
  const { words } = page
  const { connectionId, displayName } = person
  const today = todayOf(page).toString()
  const { values, errors } = typed ?? { values: { date: today }, errors: [] }
  const text = fieldErrors(page, 'composer-text', 'text', errors)
  const isElsewhen = errors.length > 0 && (values.date !== today || values.time)
  return page.part(
    'composer',
    html`<section id="composer" class="composer panel" aria-labelledby="composer-title">
<h2 id="composer-title" class="unseen">${words.person.composer}</h2>
<form method="post" action="/people/${connectionId}/entries" data-part="composer summary promises timeline tabs" data-compose data-send-key data-saving="${words.person.saving}" data-not-saved="${words.person.notSaved}">
<input type="hidden" name="ixId" value="${values.ixId ?? randomUUIDv7()}" autocomplete="off">
<input type="hidden" name="drawnOn" value="${today}" autocomplete="off">
${kindField(page, 'composer', values.kind ?? 'note')}
<label class="unseen" for="composer-text">${words.person.writeAbout({ name: displayName })}</label>
<textarea id="composer-text" name="text" dir="auto" rows="3" placeholder="${words.person.writeAbout({ name: displayName })}" data-draft="note-${connectionId}" ${text.attributes}>
${values.text}</textarea>${text.message}
<div class="composer-foot">
<details class="fold when" ${isElsewhen && html`open`}><summary data-today="${words.person.whenToday}" data-when="${words.person.when({ day: '{day}' })}">${words.person.when({ day: words.person.whenToday })}</summary>${whenFields(page, 'composer', { values, errors })}</details>
<div class="actions"><a class="button quiet" href="/capture?for=${connectionId}&amp;record=1" aria-label="${words.person.recordAbout({ name: displayName })}">${icon('memo')}<span>${words.person.record}</span></a>
<button type="submit" title="${words.person.saveHint}">${words.person.save}</button></div>
</div></form>
${drawRecordingForm(page, person, recorded)}
</section>`,
  )
}
