import { randomUUIDv7 } from 'node:crypto'
import { type FieldError, fieldError, Refusal } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { todayOf } from '../../kit/dates.ts'
import { inputField, textareaField } from '../../kit/fields.ts'
import { drawTranscriptionHint } from '../../kit/media.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Person } from './data/load.ts'
import { type Composed, sayErrors, whenFields } from './fields/fields.ts'

/**
 * Works with any browser: phones open their recorder for such a field. The file comes last, so that the other fields have
 * arrived when it is refused.
 */
export function drawRecordingForm(page: ScreenRequest, { connectionId }: Person, typed?: Composed) {
  const { person } = page.words
  const today = todayOf(page).toString()
  const { values, errors } = typed ?? { values: { date: today }, errors: [] }
  const text = { id: 'recording-text', name: 'text', label: person.recordingNote, value: values.text }
  const audio = { id: 'recording-file', name: 'audio', label: person.recordingFile, hint: person.recordingHint }
  const draft = html`dir="auto" rows="2" data-draft="recording-${connectionId}"`
  return html`<details class="fold record" id="record" ${typed && html`open`}><summary>${person.recording}</summary>
<form method="post" action="/people/${connectionId}/recordings" enctype="multipart/form-data"
  data-part="composer summary promises timeline tabs">
<input type="hidden" name="ixId" value="${values.ixId ?? randomUUIDv7()}" autocomplete="off">
<input type="hidden" name="drawnOn" value="${today}" autocomplete="off">
${textareaField({ ...text, errors, isOptional: true, focus: false, more: draft })}
${whenFields(page, 'recording', { values, errors })}
${inputField({ ...audio, type: 'file', errors, focus: false, more: html`accept="audio/*" capture` })}
${drawTranscriptionHint(page)}
<button type="submit">${person.saveRecording}</button></form></details>`
}

const fileErrors = ['too_large', 'unsupported_media_type']
const fieldNames = ['audio', 'text', 'date', 'time', 'occurredAt']

/** What is wrong with the recording or another field. Other errors are thrown again. */
export function recordingErrors(page: ScreenRequest, error: unknown): FieldError[] {
  if (!(error instanceof Refusal)) throw error
  if (fileErrors.includes(error.code)) return [fieldError('audio', error.text)]
  const own = error.fields.filter(({ field }) => fieldNames.includes(field))
  if (error.code !== 'invalid' || own.length === 0) throw error
  return sayErrors(page, own)
}
