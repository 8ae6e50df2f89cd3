import { readQuestion } from '#asking/questions/read.ts'
import { fold } from '#language/words/fold.ts'
import { html } from '#platform/html/html.ts'
import { formKey, hiddenField } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { ifThere } from '../../site/call-operation.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { placeIn } from '../people/rows.ts'
import type { Answer } from './sources.ts'

const maxSuggested = 3

/** Questions to press, each a form of its own. */
export const questionButtons = (action: string, questions: string[], part?: string) =>
  html`<ul class="examples">
${questions.map(
  (question) =>
    html`<li><form method="post" action="${action}" ${part && html`data-part="${part}"`}>
  ${formKey()}${hiddenField('content', question)}
  <button type="submit" class="quiet" dir="auto">${question}</button></form></li>
`,
)}</ul>`

/** What to do after the last answer: ask on about its people, or search if the notes don't say. */
export async function drawNext(page: ScreenRequest, answer: Answer, asked: string[]) {
  const { ask } = page.words
  const isFound = answer.citations.some(({ near }) => !near)
  const questions = await suggestQuestions(page, answer, asked)
  return html`${!isFound && (await drawSearch(page, asked.at(-1) ?? ''))}
${
  questions.length > 0 &&
  html`<section class="next-questions" aria-label="${ask.suggested}">
${questionButtons(`/ask/${answer.threadId}`, questions, 'messages question')}</section>`
}`
}

/** Only questions that memory can answer: about the first person cited, from what is known of them. */
async function suggestQuestions(page: ScreenRequest, { citations }: Pick<Answer, 'citations'>, asked: string[]) {
  const { ask } = page.words
  const cited = citations.find(({ removed }) => !removed)
  const person = cited && (await ifThere(page.call('Connections_get', { connectionId: cited.connectionId })))
  if (!person) return []
  const { displayName: name, location, timeline, promises, lastContactAt } = person
  const place = placeIn(location)
  const isOfPromises = citations.some(({ kind }) => kind === 'promise')
  const possible = [
    !isOfPromises && promises.some(({ status }) => status === 'open') && ask.examplePromisesTo({ name }),
    lastContactAt && timeline.length > 0 && ask.exampleContact({ name }),
    timeline.length > 0 && ask.examplePortrait({ name }),
    place && ask.examplePlace({ place }),
  ].filter((each) => typeof each === 'string')
  const before = new Set(asked.map(fold))
  return possible.filter((each) => !before.has(fold(each))).slice(0, maxSuggested)
}

/** The search with the names and the telling words of the question. */
async function drawSearch({ ctx, words }: ScreenRequest, text: string) {
  const question = await readQuestion(ctx, { text, timeZone: ctx.member.timeZone, connectionId: null, earlier: null })
  const query = [...question.named.map(({ said }) => said), ...question.words].join(' ')
  if (query === '') return null
  return html`<p><a class="button quiet" href="/people?${new URLSearchParams({ q: query }).toString()}">
${icon('search')}<span>${words.ask.searchFor({ query })}</span></a></p>`
}
