import { type Html, html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import { icon } from '../drawing/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { type Answer, drawLine, drawSources } from './sources.ts'

/** One answer: what it says, where it comes from, and what the member thinks of it. */
export function drawAnswer(page: ScreenRequest, answer: Answer, isLatest: boolean): Html {
  const { ask } = page.words
  const { id, threadId, questionId, attempt, status, failure } = answer
  if (status === 'waiting')
    return html`<div id="message-${id}" class="answer waiting" aria-live="polite" data-stream="/ask/${threadId}/stream?question=${questionId}&amp;attempt=${attempt}"><p class="soft">${ask.stillWriting}</p></div>`
  return html`<div id="message-${id}" class="answer">
${drawContent(page, answer)}
${failure && html`<p class="late">${failure}</p>`}
${drawSources(page, answer)}
${isLatest && drawTools(page, answer)}
</div>`
}

/** If the notes don't say, what comes near is set apart from what they say. */
function drawContent(page: ScreenRequest, answer: Answer) {
  const lines = answer.content.split('\n').filter(Boolean)
  const isNear = answer.citations.some(({ near }) => near)
  if (!isNear) return lines.map((line) => drawLine(page, line, answer))
  const firstNear = lines.findIndex((line) => /\[\d{1,3}\]/.test(line))
  return html`${lines.slice(0, firstNear).map((line) => drawLine(page, line, answer))}
<div class="near" role="group" aria-label="${page.words.ask.comesNear}">${lines.slice(firstNear).map((line) => drawLine(page, line, answer))}</div>`
}

function drawTools(page: ScreenRequest, { id, threadId, feedback, status }: Answer) {
  const { ask } = page.words
  const address = `/ask/${threadId}/messages/${id}`
  const rate = (rating: 'up' | 'down', label: string) =>
    html`<button type="submit" name="rating" value="${rating}" class="tool" aria-pressed="${feedback?.rating === rating ? 'true' : 'false'}" aria-label="${label}" title="${label}">${icon(rating === 'up' ? 'good' : 'bad')}</button>`
  return html`<div class="answer-tools">
${status === 'complete' && html`<form method="post" action="${address}/rating" data-part="messages">${formKey()}${rate('up', ask.good)}${rate('down', ask.bad)}</form>`}
<form method="post" action="${address}/retry" data-part="messages">${formKey()}<button type="submit" class="tool" title="${ask.retry}">${icon('retry')}<span>${ask.retry}</span></button></form>
</div>
${feedback && drawReason(page, address, feedback, id)}`
}

type Feedback = NonNullable<Answer['feedback']>

/** Why the answer was good or bad. */
function drawReason({ words: { ask } }: ScreenRequest, address: string, { rating, note = '' }: Feedback, id: string) {
  const label = rating === 'down' ? ask.whatWasWrong : ask.whatWasGood
  return html`<form method="post" action="${address}/rating" data-part="messages" class="reason">${formKey()}
<input type="hidden" name="rating" value="${rating}"><label for="reason-${id}">${label}</label>
<div class="one-line"><input type="text" id="reason-${id}" name="note" value="${note}" maxlength="1000" dir="auto" autocomplete="off"><button type="submit" class="quiet">${ask.saveReason}</button></div></form>`
}
