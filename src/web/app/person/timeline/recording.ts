import { html } from '#platform/html/html.ts'
import { actionButton } from '../../drawing/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { drawText } from './text.ts'

/** A voice memo: to listen to, and to read. Nothing is loaded before it is played. */
export function drawRecording(page: ScreenRequest, entry: Entry) {
  const { words } = page
  const { audio, connectionId, ixId, transcript } = entry
  if (!audio) return false
  const label = words.person.listen(audio.seconds === undefined ? '' : lengthName(audio.seconds))
  return html`<audio controls preload="none" src="/people/${connectionId}/entries/${ixId}/audio" aria-label="${label}"></audio>
${audio.transcription === 'waiting' && html`<p class="small soft">${words.person.transcriptWaiting}</p>`}
${audio.transcription === 'failed' && drawFailure(page, entry)}
${transcript && html`<h4 class="small soft">${words.person.transcript}</h4>${drawText(page, transcript)}`}`
}

function drawFailure({ words }: ScreenRequest, { connectionId, ixId }: Entry) {
  const action = `/people/${connectionId}/entries/${ixId}/transcription`
  const retry = { action, label: words.person.tryAgain, about: words.person.transcript, part: `entry-${ixId}` } as const
  return html`<div class="actions"><span class="small">${words.person.transcriptFailed}</span> ${actionButton({ ...retry, style: 'link' })}</div>`
}

/** "1:05". */
function lengthName(seconds: number) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
