import { html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../drawing/dates.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { questionForm } from './page.ts'

type Thread = Output<'Threads_get'>
type Answer = Extract<Thread['messages'][number], { role: 'answer' }>
type Citation = Answer['citations'][number]

export function threadPage(page: ScreenRequest, thread: Thread): Screen {
  const { ask } = page.words
  const title = thread.title ?? ask.untitled
  const body = html`<p><a href="/ask" data-ahead>${ask.back}</a></p>
<h1 dir="auto">${title}</h1>
<div class="messages">${thread.messages.map((message) =>
    message.role === 'question'
      ? html`<p id="message-${message.id}" class="question"><span class="unseen">${ask.you}: </span><span dir="auto">${message.content}</span></p>`
      : answerOf(page, message),
  )}</div>
${questionForm(page, { action: `/ask/${thread.id}`, label: ask.next })}`
  return { title, tab: 'ask', sheets: ['ask'], body }
}

function answerOf(page: ScreenRequest, { id, status, content, failure, citations }: Answer) {
  const { ask } = page.words
  return html`<div id="message-${id}" class="answer">
${
  status === 'waiting'
    ? html`<p>${ask.stillWriting}</p>`
    : content
        .split('\n')
        .filter(Boolean)
        .map((line) => html`<p dir="auto">${withLinks(line, id)}</p>`)
}
${failure && html`<p class="late">${failure}</p>`}
${citations.length > 0 && html`<details class="sources"><summary>${ask.sources} (${citations.length})</summary><ol>${citations.map((each) => sourceOf(page, each, id))}</ol></details>`}
</div>`
}

/** `[1]` leads to the source of that number. */
function withLinks(line: string, id: string) {
  return line
    .split(/(\[\d+\])/)
    .map((piece) =>
      /^\[\d+\]$/.test(piece) ? html`<a href="#source-${id}-${piece.slice(1, -1)}">${piece}</a>` : piece,
    )
}

function sourceOf(
  page: ScreenRequest,
  { number, kind, id, connectionId, connectionName, quote, at, source, removed }: Citation,
  answerId: string,
) {
  const { ask } = page.words
  const target = kind === 'interaction' ? `#entry-${id}` : kind === 'promise' ? `#promise-${id}` : ''
  return html`<li id="source-${answerId}-${number}" value="${number}">${
    removed
      ? html`<span class="soft">${ask.removedSource}</span>`
      : html`<a href="/people/${connectionId}${target}"><bdi>${connectionName}</bdi>${at && html`, ${dayName(page, dateOf(page, at))}`}</a>
${quote && html`<q class="${source === 'visitor' && 'theirs'}" dir="auto">${quote}</q>`}`
  }</li>`
}
