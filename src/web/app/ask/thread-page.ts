import { sayReason } from '#contract/texts/reason.ts'
import { type Html, html } from '#platform/html/html.ts'
import { backLink } from '../../kit/document.ts'
import { actionButton, formKey, hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { drawNext } from './next-questions.ts'
import { questionForm, readAbout } from './question-form.ts'
import { type Answer, drawLine, drawSources } from './sources.ts'

type Thread = Output<'Threads_get'>
type Question = Extract<Thread['messages'][number], { role: 'question' }>
type Turn = { question: Question; answers: Answer[] }

/** A thread: each question with its answer, and the next question. */
export async function showThread(page: ScreenRequest, error?: string): Promise<Screen> {
  const { ask } = page.words
  const id = page.params.id ?? ''
  const before = Number(page.query.before) || undefined
  const thread = await page.call('Threads_get', { id, ...(before && { before }) })
  const turns = turnsOf(thread)
  const names = await namesOf(page, turns)
  const last = turns.at(-1)?.question.connectionId
  const asked = page.form.about ?? page.query.about ?? last
  const form = { action: `/ask/${id}`, label: ask.next, content: page.form.content ?? '' }
  const about = await readAbout(page, asked, `/ask/${id}?about=anybody#question`)
  const isWaiting = turns.some(({ answers }) => answers.at(-1)?.status === 'waiting')
  const title = thread.title ?? ask.untitled
  const next = await nextOf(page, turns)
  const messages = html`<div id="messages" class="messages" data-live="answer">
${thread.more && html`<p><a href="/ask/${id}?before=${turns[0]?.question.turn}">${ask.earlierTurns}</a></p>`}
${turns.map((turn) => drawTurn(page, turn, names))}
${!before && next}
${before && html`<p><a href="/ask/${id}">${ask.latestTurns}</a></p>`}
</div>`
  const body = html`${backLink({ href: '/ask', label: ask.back, isLoadedAhead: true })}
<header class="thread-head"><h1 dir="auto">${title}</h1>${drawThreadTools(page, thread, title)}</header>
${page.part('messages', messages)}
${questionForm(page, { ...form, about, ...(error && { error }) })}`
  return {
    title,
    tab: 'ask',
    sheets: ['ask'],
    scripts: ['answer.js'],
    body,
    ...(error && { status: 400 }),
    ...(isWaiting && { reloadFrom: `/ask/${id}` }),
  }
}

/** Each question with all its answers. */
function turnsOf({ messages }: Thread): Turn[] {
  const turns: Turn[] = []
  for (const message of messages)
    if (message.role === 'question') turns.push({ question: message, answers: [] })
    else turns.at(-1)?.answers.push(message)
  return turns
}

/** What follows from the last answer, once it is there. */
async function nextOf(page: ScreenRequest, turns: Turn[]) {
  const answer = turns.at(-1)?.answers.at(-1)
  if (answer?.status !== 'complete') return null
  return drawNext(
    page,
    answer,
    turns.map(({ question }) => question.content),
  )
}

const maxNames = 10

/** The people that questions were limited to. */
async function namesOf(page: ScreenRequest, turns: Turn[]) {
  const ids = [...new Set(turns.flatMap(({ question }) => question.connectionId ?? []))].slice(0, maxNames)
  const people = await Promise.all(ids.map((id) => readAbout(page, id, '')))
  return new Map(people.flatMap((person) => (person ? [[person.connectionId, person.displayName] as const] : [])))
}

function drawTurn(page: ScreenRequest, { question, answers }: Turn, names: Map<string, string>): Html {
  const { ask } = page.words
  const { id, content, connectionId = '' } = question
  const name = names.get(connectionId)
  const latest = answers.at(-1)
  const earlier = answers.slice(0, -1)
  return html`<div id="message-${id}" class="question">
  <p dir="auto"><span class="unseen">${ask.you}: </span>${content}</p>
${name && html`<p class="small"><a href="/people/${connectionId}"><bdi>${ask.about({ name })}</bdi></a></p>`}</div>
${latest && drawAnswer(page, latest, true)}
${
  earlier.length > 0 &&
  html`<details class="earlier-answers"><summary>${ask.earlierAnswers({ answers: earlier.length })}</summary>
  ${earlier.map((each) => drawAnswer(page, each, false))}</details>`
}`
}

function drawThreadTools({ words: { ask } }: ScreenRequest, { id }: Thread, title: string) {
  return html`<details class="thread-tools">
  <summary class="button quiet" aria-label="${ask.moreAbout}">${ask.more}</summary>
<div class="panel"><form method="post" action="/ask/${id}/title">${formKey()}
<label for="title">${ask.name}</label>
  <input type="text" id="title" name="title" value="${title}" maxlength="120" required dir="auto" autocomplete="off">
<p class="actions"><button type="submit">${ask.rename}</button></p></form>
${actionButton({ action: `/ask/${id}/removal`, label: ask.remove, about: title, style: 'quiet' })}</div></details>`
}

/** One answer with its sources and the member's rating. */
function drawAnswer(page: ScreenRequest, answer: Answer, isLatest: boolean): Html {
  const { ask } = page.words
  const { id, threadId, questionId, attempt, status, failure } = answer
  if (status === 'waiting')
    return html`<div id="message-${id}" class="answer waiting" aria-live="polite"
  data-stream="/ask/${threadId}/stream?question=${questionId}&amp;attempt=${attempt}">
  <p class="soft">${ask.stillWriting}</p></div>`
  return html`<div id="message-${id}" class="answer">
${drawContent(page, answer)}
${failure && html`<p class="late">${sayReason(page.words, failure)}</p>`}
${drawSources(page, answer)}
${isLatest && drawTools(page, answer)}
</div>`
}

/** If the notes don't say, related passages are set apart. */
function drawContent(page: ScreenRequest, answer: Answer) {
  const lines = answer.content.split('\n').filter(Boolean)
  const isNear = answer.citations.some(({ near }) => near)
  if (!isNear) return lines.map((line) => drawLine(page, line, answer))
  const firstNear = lines.findIndex((line) => /\[\d{1,3}\]/.test(line))
  return html`${lines.slice(0, firstNear).map((line) => drawLine(page, line, answer))}
<div class="near" role="group"
  aria-label="${page.words.ask.comesNear}">${lines.slice(firstNear).map((line) => drawLine(page, line, answer))}</div>`
}

function drawTools(page: ScreenRequest, { id, threadId, feedback, status }: Answer) {
  const { ask } = page.words
  const address = `/ask/${threadId}/messages/${id}`
  const rate = (rating: 'up' | 'down', label: string) =>
    html`<button type="submit" name="rating" value="${rating}" class="tool"
  aria-pressed="${feedback?.rating === rating ? 'true' : 'false'}" aria-label="${label}"
  title="${label}">${icon(rating === 'up' ? 'good' : 'bad')}</button>`
  return html`<div class="answer-tools">
${
  status === 'complete' &&
  html`<form method="post" action="${address}/rating"
  data-part="messages">${formKey()}${rate('up', ask.good)}${rate('down', ask.bad)}</form>`
}
<form method="post" action="${address}/retry"
  data-part="messages">${formKey()}
  <button type="submit" class="tool" title="${ask.retry}">${icon('retry')}<span>${ask.retry}</span></button></form>
</div>
${feedback && drawReason(page, address, feedback, id)}`
}

type Feedback = NonNullable<Answer['feedback']>

/** Why the answer was good or bad. */
function drawReason({ words: { ask } }: ScreenRequest, address: string, { rating, note = '' }: Feedback, id: string) {
  const label = rating === 'down' ? ask.whatWasWrong : ask.whatWasGood
  return html`<form method="post" action="${address}/rating" data-part="messages" class="reason">${formKey()}
${hiddenField('rating', rating)}<label for="reason-${id}">${label}</label>
<div class="one-line"><input type="text" id="reason-${id}" name="note" value="${note}" maxlength="1000" dir="auto"
    autocomplete="off"><button type="submit" class="quiet">${ask.saveReason}</button></div></form>`
}
