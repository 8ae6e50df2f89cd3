import { randomUUIDv7 } from 'node:crypto'
import { type Html, html } from '#platform/html/html.ts'
import { todayOf } from '../../kit/dates.ts'
import { attributesOf, fieldError } from '../../kit/fields.ts'
import { icon } from '../../kit/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { drawMentioned } from '../mentions/form.ts'
import type { PersonData } from './data/load.ts'
import { type Composed, kindField, whenFields } from './fields/fields.ts'
import { drawRecordingForm } from './recording-form.ts'
import { drawAttach, drawChosen } from './timeline/files.ts'

/**
 * Where a note, call, meeting or message is written down: one line, which grows while it is used. It takes the focus
 * itself, so that a press on a label in it does not fold it up. The entry's id is in the form: sent twice, it is one entry.
 */
export function drawComposer(page: ScreenRequest, { person }: PersonData, typed?: Composed, recorded?: Composed): Html {
  const { words } = page
  const { connectionId, displayName } = person
  const today = todayOf(page).toString()
  const { values, errors, unclear } = typed ?? { values: { date: today }, errors: [] }
  const text = { id: 'composer-text', name: 'text', errors }
  const isElsewhen = errors.length > 0 && (values.date !== today || values.time)
  return page.part(
    'composer',
    html`<section id="composer" class="composer" tabindex="-1" aria-labelledby="composer-title">
<h2 id="composer-title" class="unseen">${words.person.composer}</h2>
<form method="post" action="/people/${connectionId}/entries" data-part="composer summary promises timeline tabs"
  data-compose data-send-key data-saving="${words.person.saving}" data-not-saved="${words.person.notSaved}">
<input type="hidden" name="ixId" value="${values.ixId ?? randomUUIDv7()}" autocomplete="off">
<input type="hidden" name="drawnOn" value="${today}" autocomplete="off">
<div class="composer-line">
<label class="unseen" for="composer-text">${words.person.writeAbout({ name: displayName })}</label>
<textarea ${attributesOf(text)} dir="auto" rows="1" placeholder="${words.person.composer}"
  data-draft="note-${connectionId}" data-mentions>
${values.text}</textarea>
<a class="button quiet" href="/capture?for=${connectionId}&amp;record=1"
  aria-label="${words.person.recordAbout({ name: displayName })}">${icon('memo')}</a>
${drawAttach(words)}</div>
${drawChosen(words)}
${fieldError(text)}
<div class="composer-rest">
${drawMentioned(page, { id: 'composer', values, unclear, draft: `mentioned-${connectionId}` })}
${kindField(page, 'composer', values.kind ?? 'note')}
<div class="composer-foot">
<details class="fold when" ${isElsewhen && html`open`}>
  <summary data-today="${words.person.whenToday}"
    data-when="${words.person.when({ day: '{day}' })}">${words.person.when({ day: words.person.whenToday })}</summary>
  ${whenFields(page, 'composer', { values, errors })}</details>
<button type="submit" title="${words.person.saveHint}">${words.person.save}</button></div></div></form>
<div class="composer-rest">${drawRecordingForm(page, person, recorded)}</div>
</section>`,
  )
}
