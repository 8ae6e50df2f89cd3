import { html } from '#platform/html/html.ts'
import { actionButton } from '../../drawing/forms.ts'
import { drawPlayer } from '../../drawing/player.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { drawText } from './text.ts'

/** A voice memo: to listen to, and to read. */
export function drawRecording(page: ScreenRequest, entry: Entry) {
  const { words } = page
  const { audio, connectionId, ixId, transcript } = entry
  if (!audio) return false
  return html`${drawPlayer(page, `/people/${connectionId}/entries/${ixId}/audio`, audio)}
${audio.transcription === 'waiting' && html`<p class="small soft">${words.person.transcriptWaiting}</p>`}
${audio.transcription === 'failed' && drawFailure(page, entry)}
${transcript && html`<h4 class="small soft">${words.person.transcript}</h4>${drawText(page, transcript)}`}`
}

function drawFailure({ words }: ScreenRequest, { connectionId, ixId }: Entry) {
  const action = `/people/${connectionId}/entries/${ixId}/transcription`
  const retry = { action, label: words.person.tryAgain, about: words.person.transcript, part: `entry-${ixId}` } as const
  return html`<div class="actions"><span class="small">${words.person.transcriptFailed}</span> ${actionButton({ ...retry, style: 'link' })}</div>`
}
