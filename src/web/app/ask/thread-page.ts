import { type Html, html } from '#platform/html/html.ts'
import { actionButton, formKey } from '../drawing/forms.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { readAbout } from './about.ts'
import { drawAnswer } from './answer.ts'
import { questionForm } from './question-form.ts'
import type { Answer } from './sources.ts'

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
  const messages = html`<div id="messages" class="messages" data-live="answer">
${thread.more && html`<p><a href="/ask/${id}?before=${turns[0]?.question.turn}">${ask.earlierTurns}</a></p>`}
${turns.map((turn) => drawTurn(page, turn, names))}
${before && html`<p><a href="/ask/${id}">${ask.latestTurns}</a></p>`}
</div>`
  const body = html`<p class="back"><a href="/ask" data-ahead>‹ ${ask.back}</a></p>
<header class="thread-head"><h1 dir="auto">${title}</h1>${drawThreadTools(page, thread, title)}</header>
${page.part('messages', messages)}
${questionForm(page, { ...form, about, ...(error && { error }) })}
<div id="quote" class="panel" popover></div>`
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
  return html`<div id="message-${id}" class="question"><p dir="auto"><span class="unseen">${ask.you}: </span>${content}</p>
${name && html`<p class="small"><a href="/people/${connectionId}"><bdi>${ask.about({ name })}</bdi></a></p>`}</div>
${latest && drawAnswer(page, latest, true)}
${
  earlier.length > 0 &&
  html`<details class="earlier-answers"><summary>${ask.earlierAnswers({ answers: earlier.length })}</summary>${earlier.map((each) => drawAnswer(page, each, false))}</details>`
}`
}

function drawThreadTools({ words: { ask } }: ScreenRequest, { id }: Thread, title: string) {
  return html`<details class="thread-tools"><summary class="button quiet" aria-label="${ask.moreAbout}">${ask.more}</summary>
<div class="panel"><form method="post" action="/ask/${id}/title">${formKey()}
<label for="title">${ask.name}</label><input type="text" id="title" name="title" value="${title}" maxlength="120" required dir="auto" autocomplete="off">
<p class="actions"><button type="submit">${ask.rename}</button></p></form>
${actionButton({ action: `/ask/${id}/removal`, label: ask.remove, about: title, part: '', style: 'quiet' })}</div></details>`
}
