import { type Html, html } from '#platform/html/html.ts'
import { agoName } from '../drawing/dates.ts'
import { formKey } from '../drawing/forms.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'

type Thread = Output<'Threads_list'>['items'][number]

export function askPage(page: ScreenRequest, threads: Thread[]): Screen {
  const { ask } = page.words
  const body = html`<h1>${ask.title}</h1>
<p class="soft">${ask.hint}</p>
${questionForm(page, { action: '/ask', label: ask.label })}
${
  threads.length > 0 &&
  html`<h2>${ask.earlier}</h2><ul class="threads">
${threads.map(
  ({ id, title, updatedAt }) =>
    html`<li><a href="/ask/${id}" data-ahead><span dir="auto">${title ?? ask.untitled}</span> <span class="soft small">${agoName(page, updatedAt)}</span></a></li>
`,
)}</ul>`
}`
  return { title: ask.title, tab: 'ask', sheets: ['ask'], body }
}

export function questionForm(
  { words: { ask } }: ScreenRequest,
  { action, label }: { action: string; label: string },
): Html {
  return html`<form method="post" action="${action}" class="panel">${formKey()}
<p class="field"><label for="content">${label}</label><textarea id="content" name="content" required maxlength="1000" placeholder="${ask.placeholder}" data-draft="question" data-send></textarea></p>
<button type="submit">${ask.submit}</button></form>`
}
