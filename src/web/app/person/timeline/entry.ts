import { type Html, html } from '#platform/html/html.ts'
import { actionButton, named } from '../../../kit/forms.ts'
import { icon } from '../../../kit/icons.ts'
import { drawPlayer } from '../../../kit/media.ts'
import { rowMenu } from '../../../kit/menus.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { momentName } from '../data/when.ts'
import { drawFileRemovals, drawFiles } from './files.ts'
import { drawFound, type Found } from './found.ts'
import { drawOthers } from './others.ts'

const pictures = {
  note: 'note',
  call: 'call',
  meeting: 'meeting',
  message: 'message',
  voice_memo: 'memo',
  exchange: 'cards',
} as const

/** One entry of the timeline. `name` is the person's: a visitor's words are theirs. */
export function drawEntry(
  page: ScreenRequest,
  entry: Entry,
  { name, removedId, ...found }: Found & { name: string; removedId?: string | undefined },
): Html {
  const { words } = page
  const { ixId, kind, occurredAt, source, text } = entry
  const own = `entry-${ixId}`
  const moment = momentName(page, occurredAt)
  const about = `${words.person.kinds[kind]}, ${moment}${text ? `, ${text.slice(0, 60)}` : ''}`
  return page.part(
    own,
    html`<li id="${own}" class="entry" tabindex="-1">
<div class="entry-head">${icon(pictures[kind])}<h4>${words.person.kinds[kind]}</h4>
<time datetime="${occurredAt}">${moment}</time>${drawSource(page, source)}
${drawTools(page, entry, about)}</div>
${drawOthers(page, entry)}
${drawWords(page, entry, name)}
${drawRecording(page, entry)}
${drawFiles(page, entry, removedId)}
${drawFound(page, entry, found)}
</li>
`,
  )
}

function drawSource({ words }: ScreenRequest, source: Entry['source']) {
  if (source === 'assistant') return html` <span class="small soft">${words.person.byAssistant}</span>`
  if (source === 'calendar') return html` <span class="small soft">${words.person.fromCalendar}</span>`
  return source === 'import' && html` <span class="small soft">${words.person.imported}</span>`
}

function drawWords(page: ScreenRequest, { text, source }: Entry, name: string) {
  if (!text) return false
  if (source !== 'visitor') return drawText(page, text)
  return html`<div class="theirs"><p class="small soft"><bdi>${page.words.person.theyWrote({ name })}</bdi></p>
  ${drawText(page, text)}</div>`
}

function drawTools(page: ScreenRequest, entry: Entry, about: string) {
  const { words } = page
  const { connectionId, ixId, source } = entry
  const address = `/people/${connectionId}/entries/${ixId}`
  const removal = { action: `${address}/removal`, label: words.person.removeEntry, about, style: 'quiet' } as const
  return rowMenu({
    id: `tools-${ixId}`,
    label: words.person.more,
    about,
    picture: 'more',
    items: html`${
      source !== 'visitor' &&
      html`<a class="button" href="${address}?edit=1" data-part="entry-${ixId}" data-key="e"
  ${named(words.person.editEntry, about)}>${icon('edit')}${words.person.editEntry}</a>`
    }
${drawFileRemovals(page, entry)}
${actionButton({ ...removal, picture: 'trash', part: `entry-${ixId} promises summary tabs` })}`,
  })
}

/** A voice memo: to listen to, and to read. */
function drawRecording(page: ScreenRequest, entry: Entry) {
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
  return html`<div class="actions"><span class="small">${words.person.transcriptFailed}</span>
${actionButton({ ...retry, style: 'link' })}</div>`
}

/** Longer texts are folded after about this many characters. */
const maxShown = 1000

/** What somebody wrote, in their direction and with their line breaks; the rest of a long one unfolds. */
function drawText({ words }: ScreenRequest, text: string): Html {
  const end = foldAt(text)
  const shown = html`<p class="written" dir="auto">${text.slice(0, end)}</p>`
  if (end === text.length) return shown
  return html`${shown}<details class="rest"><summary>${words.person.showRest}</summary>
  <p class="written" dir="auto">${text.slice(end).trimStart()}</p></details>`
}

/** After a paragraph, else a sentence, else a word: not in the middle of one. */
function foldAt(text: string) {
  if (text.length <= maxShown * 1.3) return text.length
  const head = text.slice(0, maxShown)
  const ends = ['\n', '. ', ' '].map((end) => head.lastIndexOf(end) + 1)
  const end = ends.find((each) => each > maxShown / 2) ?? maxShown
  // Not between the halves of a character.
  return /[\uD800-\uDBFF]$/.test(text.slice(0, end)) ? end - 1 : end
}
