import { randomUUIDv7 } from 'node:crypto'
import { type FieldError, fieldError, Refusal } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { todayOf } from '../drawing/dates.ts'
import { drawTranscriptionHint } from '../drawing/player.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Person } from './data/load.ts'
import { type Composed, fieldErrors } from './fields/field-errors.ts'
import { whenFields } from './fields/when-fields.ts'

/**
 * Works with any browser: phones open their recorder for such a field. The file comes last, so that the other fields have
 * arrived when it is refused.
 */
export function drawRecordingForm(page: ScreenRequest, { connectionId }: Person, typed?: Composed) {
  const { person } = page.words
  const today = todayOf(page).toString()
  const { values, errors } = typed ?? { values: { date: today }, errors: [] }
  const audio = fieldErrors(page, 'recording-file', 'audio', errors)
  const text = fieldErrors(page, 'recording-text', 'text', errors)
  return html`<details class="fold record" id="record" ${typed && html`open`}><summary>${person.recording}</summary>
<form method="post" action="/people/${connectionId}/recordings" enctype="multipart/form-data" data-part="composer summary promises timeline tabs">
<input type="hidden" name="ixId" value="${values.ixId ?? randomUUIDv7()}" autocomplete="off">
<input type="hidden" name="drawnOn" value="${today}" autocomplete="off">
<p class="field"><label for="recording-text">${person.recordingNote}</label>
<textarea id="recording-text" name="text" dir="auto" rows="2" data-draft="recording-${connectionId}" ${text.attributes}>
${values.text}</textarea>${text.message}</p>
${whenFields(page, 'recording', { values, errors })}
<p class="field"><label for="recording-file">${person.recordingFile}</label>
<span class="hint" id="recording-hint">${person.recordingHint}</span>
<input type="file" id="recording-file" name="audio" accept="audio/*" capture required ${audio.attributes || html`aria-describedby="recording-hint"`}>${audio.message}</p>
${drawTranscriptionHint(page)}
<button type="submit">${person.saveRecording}</button></form></details>`
}

const fileErrors = ['too_large', 'unsupported_media_type']
const fieldNames = ['audio', 'text', 'date', 'time', 'occurredAt']

/** What is wrong with the recording or another field. Other errors are thrown again. */
export function recordingErrors(error: unknown): FieldError[] {
  if (!(error instanceof Refusal)) throw error
  if (fileErrors.includes(error.code)) return [fieldError('audio', error.text)]
  const own = error.fields.filter(({ field }) => fieldNames.includes(field))
  if (error.code !== 'invalid' || own.length === 0) throw error
  return own
}
