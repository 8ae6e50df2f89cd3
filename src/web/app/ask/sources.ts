import { type Html, html } from '#platform/html/html.ts'
import { dateOf, pastDay } from '../../kit/dates.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Message = Output<'Threads_get'>['messages'][number]
export type Answer = Extract<Message, { role: 'answer' }>
export type Citation = Answer['citations'][number]

/** `[1]` leads to the source of that number. */
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

/** The first sources are shown, the others unfold. */
const shownSources = 3

export function drawSources(page: ScreenRequest, { id, citations }: Answer) {
  if (citations.length === 0) return false
  const cards = citations.map((each) => drawSource(page, id, each))
  const more = cards.slice(shownSources)
  return html`<ol class="sources">
${cards.slice(0, shownSources)}</ol>
${
  more.length > 0 &&
  html`<details><summary>${page.words.ask.moreSources({ sources: more.length })}</summary>
<ol class="sources">${more}</ol></details>`
}`
}

/** A card that leads to the entry. */
function drawSource(page: ScreenRequest, answerId: string, citation: Citation) {
  const { ask } = page.words
  const { number, connectionName = '', quote, at, source, removed } = citation
  const own = sourceId(answerId, number)
  if (removed) return html`<li id="${own}" class="source soft">${ask.removedSource}</li>`
  const isTheirs = source === 'visitor'
  return html`<li id="${own}" class="source"><a href="${addressOf(citation)}">
<span class="source-head"><span class="cite" aria-hidden="true">${number}</span>
<span>${isTheirs ? ask.theyWrote({ name: connectionName }) : html`<bdi>${connectionName}</bdi>`}</span>
${at && html`<time datetime="${at}">${pastDay(page, dateOf(page, at))}</time>`}</span>
${quote && html`<q class="${isTheirs && 'theirs'}" dir="auto">${quote}</q>`}</a></li>
`
}

/** Where the source stands on the person's page. An entry may be older than those shown there: the page knows. */
function addressOf({ kind, id, connectionId }: Citation) {
  const person = `/people/${connectionId}`
  if (kind === 'interaction') return `${person}?entry=${id}#entry-${id}`
  if (kind === 'promise') return `${person}#promise-${id}`
  return kind === 'followup' ? `${person}#followup-${id}` : person
}
