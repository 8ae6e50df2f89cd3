import { randomUUIDv7 } from 'node:crypto'
import type { FieldError } from '#contract/errors.ts'
import { type Html, html } from '#platform/html/html.ts'
import { todayOf } from '../drawing/dates.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { PersonData } from './data/load.ts'
import { fieldErrors } from './fields/field-errors.ts'
import { kindField } from './fields/kind-field.ts'
import { whenFields } from './fields/when-fields.ts'

export type Composed = { values: Record<string, string>; errors: FieldError[] }

/** Where a note, call, meeting or message is written down. The entry's id is in the form: sent twice, it is one entry. */
export function drawComposer(page: ScreenRequest, { person }: PersonData, typed?: Composed): Html {
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
<label class="unseen" for="composer-text">${words.person.writeAbout(displayName)}</label>
<textarea id="composer-text" name="text" dir="auto" rows="3" placeholder="${words.person.writeAbout(displayName)}" data-draft="note-${connectionId}" ${text.attributes}>
${values.text}</textarea>${text.message}
<div class="composer-foot">
<details class="fold when" ${isElsewhen && html`open`}><summary>${words.person.when}: ${words.person.whenToday}</summary>${whenFields(page, 'composer', { values, errors })}</details>
<button type="submit" title="${words.person.saveHint}">${words.person.save}</button>
</div></form>
${drawRecordingForm(page, person)}
</section>`,
  )
}

/** Works with any browser: phones open their recorder for such a field. */
function drawRecordingForm({ words: { person } }: ScreenRequest, { connectionId }: PersonData['person']) {
  return html`<details class="fold record" id="record"><summary>${person.recording}</summary>
<form method="post" action="/people/${connectionId}/recordings" enctype="multipart/form-data" data-part="composer summary promises timeline tabs">
<input type="hidden" name="ixId" value="${randomUUIDv7()}" autocomplete="off">
<p class="field"><label for="recording-file">${person.recordingFile}</label>
<span class="hint" id="recording-hint">${person.recordingHint}</span>
<input type="file" id="recording-file" name="audio" accept="audio/*" capture required aria-describedby="recording-hint"></p>
<p class="field"><label for="recording-text">${person.recordingNote}</label>
<textarea id="recording-text" name="text" dir="auto" rows="2"></textarea></p>
<button type="submit">${person.saveRecording}</button></form></details>`
}
