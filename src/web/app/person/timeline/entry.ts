import { type Html, html } from '#platform/html/html.ts'
import { actionButton, named } from '../../drawing/forms.ts'
import { icon } from '../../drawing/icons.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Entry } from '../data/load.ts'
import { momentName } from '../data/when.ts'
import { drawFound, type Found } from './found.ts'
import { drawRecording } from './recording.ts'
import { drawText } from './text.ts'

const pictures = {
  note: 'note',
  call: 'call',
  meeting: 'meeting',
  message: 'message',
  voice_memo: 'memo',
  exchange: 'cards',
} as const

/** One entry of the timeline. `name` is the person's: a visitor's words are theirs. */
export function drawEntry(page: ScreenRequest, entry: Entry, { name, ...found }: Found & { name: string }): Html {
  const { words } = page
  const { ixId, kind, occurredAt, source, text } = entry
  const own = `entry-${ixId}`
  return page.part(
    own,
    html`<li id="${own}" class="entry" tabindex="-1">
<div class="entry-head">${icon(pictures[kind])}<h4>${words.person.kinds[kind]}</h4> <time datetime="${occurredAt}">${momentName(page, occurredAt)}</time>${drawSource(page, source)}</div>
${drawWords(page, entry, name)}
${drawRecording(page, entry)}
${drawFound(page, entry, found)}
${drawTools(page, entry, `${words.person.kinds[kind]}, ${momentName(page, occurredAt)}${text ? `, ${text.slice(0, 60)}` : ''}`)}
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
  return html`<div class="theirs"><p class="small soft"><bdi>${page.words.person.theyWrote({ name })}</bdi></p>${drawText(page, text)}</div>`
}

function drawTools({ words }: ScreenRequest, { connectionId, ixId, source }: Entry, about: string) {
  const address = `/people/${connectionId}/entries/${ixId}`
  const removal = { action: `${address}/removal`, label: words.person.removeEntry, about, style: 'link' } as const
  return html`<div class="entry-tools">
${source !== 'visitor' && html`<a class="button link" href="${address}?edit=1" data-part="entry-${ixId}" data-key="e" ${named(words.person.editEntry, about)}>${words.person.editEntry}</a>`}
${actionButton({ ...removal, part: `entry-${ixId} promises summary tabs` })}
</div>`
}
