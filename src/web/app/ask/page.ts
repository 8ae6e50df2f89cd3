import { html } from '#platform/html/html.ts'
import { agoName } from '../../kit/dates.ts'
import { moreLink } from '../../kit/document.ts'
import { actionButton } from '../../kit/forms.ts'
import { undoLine } from '../../kit/notices.ts'
import type { Change, Output, Screen, ScreenRequest } from '../frame/screen.ts'
import { placeIn } from '../people/rows.ts'
import { questionButtons } from './next-questions.ts'
import { questionForm, readAbout } from './question-form.ts'

type Thread = Output<'Threads_list'>['items'][number]

const maxThreads = 30

/** Where a question is asked, and those that were asked before. */
export async function showAsk(page: ScreenRequest, error?: string): Promise<Screen> {
  const { ask } = page.words
  const { about, q = '', before } = page.query
  const [threads, person] = await Promise.all([
    page.call('Threads_list', { limit: maxThreads, ...(before && { before }) }),
    readAbout(page, page.form.about ?? about, '/ask'),
  ])
  const content = page.form.content ?? q
  const form = { action: '/ask', label: ask.label, about: person, content, ...(error && { error }) }
  const isFirst = threads.items.length === 0 && !before
  const body = html`<h1>${ask.title}</h1>
${await drawRemovedThread(page)}
${isFirst && html`<p class="soft">${ask.hint}</p>`}
${questionForm(page, form)}
${isFirst ? await drawExamples(page) : drawThreads(page, threads)}`
  return {
    title: ask.title,
    tab: 'ask',
    sheets: ['ask'],
    scripts: ['answer.js'],
    body,
    ...(error && { status: 400 }),
  }
}

function drawThreads(page: ScreenRequest, { items, next }: { items: Thread[]; next?: string }) {
  const { ask } = page.words
  return html`<h2>${ask.earlier}</h2>
${page.query.before && html`<p><a href="/ask">${ask.newestThreads}</a></p>`}
<ul class="threads">
${items.map(
  ({ id, title, updatedAt }) =>
    html`<li><a href="/ask/${id}" data-ahead><span dir="auto">${title ?? ask.untitled}</span>
<span class="soft small">${agoName(page, updatedAt)}</span></a></li>
`,
)}</ul>
${moreLink(next && `/ask?before=${encodeURIComponent(next)}`, ask.olderThreads)}`
}

const peopleRead = 50

/** Questions to start with, about the member's own people. */
async function drawExamples(page: ScreenRequest) {
  const { ask } = page.words
  const { items } = await page.call('Connections_list', { order: 'recent', limit: peopleRead })
  const [first, second = first] = items
  if (!first || !second) return html`<p><a class="button quiet" href="/people/new">${ask.addPeople}</a></p>`
  const place = mostFrequent(items.flatMap(({ location }) => placeIn(location) || []))
  const questions = [
    ask.examplePortrait({ name: first.displayName }),
    place && ask.examplePlace({ place }),
    ask.exampleContact({ name: second.displayName }),
  ].filter((each) => typeof each === 'string')
  return html`<h2 class="unseen">${ask.examples}</h2>${questionButtons('/ask', questions)}`
}

function mostFrequent(values: string[]) {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

export async function removeThread({ call, params, form }: ScreenRequest): Promise<Change> {
  await call('Threads_remove', { id: params.id }, form.key)
  return { to: `/ask?removed=${params.id}` }
}

export async function restoreThread({ call, params, form }: ScreenRequest): Promise<Change> {
  const { id } = await call('Threads_restore', { id: params.id }, form.key)
  return { to: `/ask/${id}` }
}

/** The thread that was just removed, with the way back. */
async function drawRemovedThread({ call, query, words: { ask, shell } }: ScreenRequest) {
  const { removed } = query
  if (!removed) return null
  const { items } = await call('Removals_list', {})
  const removal = items.find(({ kind, subjectId }) => kind === 'thread' && subjectId === removed)
  if (!removal) return null
  const sentence = ask.removed({ title: removal.label || ask.untitled })
  const undo = { action: `/ask/${removed}/restoration`, label: shell.undo, about: sentence }
  return html`<ul class="removed">
  ${undoLine({ id: 'removed', sentence, undo: actionButton({ ...undo, style: 'link' }) })}</ul>`
}
