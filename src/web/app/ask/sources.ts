import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Message = Output<'Threads_get'>['messages'][number]
export type Answer = Extract<Message, { role: 'answer' }>
export type Citation = Answer['citations'][number]

/** `[1]` leads to the source of that number. With script, it opens the quote in its place. */
export function drawLine(page: ScreenRequest, line: string, { id, citations }: Answer): Html {
  const pieces = line.split(/\s*\[(\d{1,3})\]/)
  return html`<p dir="auto">${pieces.map((piece, at) =>
    at % 2 === 0
      ? piece
      : drawNumber(
          page,
          id,
          citations.find(({ number }) => number === Number(piece)),
        ),
  )}</p>
`
}

function drawNumber({ words: { ask } }: ScreenRequest, answerId: string, citation: Citation | undefined) {
  if (!citation) return false
  const { number, connectionName = '' } = citation
  return html`<a class="cite" href="#${sourceId(answerId, number)}"
  aria-label="${ask.source({ number, name: connectionName })}">${number}</a>`
}

const sourceId = (answerId: string, number: number) => `source-${answerId}-${number}`

export function drawSources(page: ScreenRequest, { id, citations }: Answer) {
  if (citations.length === 0) return false
  return html`<details class="sources"><summary>${page.words.ask.sources({ sources: citations.length })}</summary>
<ol>${citations.map((each) => drawSource(page, id, each))}</ol></details>`
}

function drawSource(page: ScreenRequest, answerId: string, citation: Citation) {
  const { ask } = page.words
  const { number, connectionName = '', quote, at, source, removed } = citation
  const own = sourceId(answerId, number)
  if (removed) return html`<li id="${own}" value="${number}" class="soft">${ask.removedSource}</li>`
  const isTheirs = source === 'visitor'
  return html`<li id="${own}" value="${number}">
<p class="small soft">${isTheirs ? ask.theyWrote({ name: connectionName }) : html`<bdi>${connectionName}</bdi>`}
  ${at && html`, ${dayName(page, dateOf(page, at))}`}</p>
${quote && html`<blockquote class="${isTheirs && 'theirs'}" dir="auto">${quote}</blockquote>`}
<a href="${addressOf(citation)}">${ask.openEntry({ name: connectionName })}</a></li>
`
}

/** Where the source stands on the person's page. An entry may be older than those shown there: the page knows. */
function addressOf({ kind, id, connectionId }: Citation) {
  const person = `/people/${connectionId}`
  if (kind === 'interaction') return `${person}?entry=${id}#entry-${id}`
  if (kind === 'promise') return `${person}#promise-${id}`
  return kind === 'followup' ? `${person}#followup-${id}` : person
}
