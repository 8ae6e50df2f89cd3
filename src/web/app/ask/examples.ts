import { html } from '#platform/html/html.ts'
import { formKey } from '../drawing/forms.ts'
import type { ScreenRequest } from '../frame/screen.ts'

const peopleRead = 50

/** Questions to start with, about the member's own people. */
export async function drawExamples(page: ScreenRequest) {
  const { ask } = page.words
  const { items } = await page.call('Connections_list', { order: 'recent', limit: peopleRead })
  const [first, second = first] = items
  if (!first || !second)
    return html`<div class="panel"><p>${ask.nobodyYet}</p><a class="button" href="/people/new">${ask.addPeople}</a></div>`
  const place = mostFrequent(items.flatMap(({ location }) => location?.split(',')[0]?.trim() || []))
  const questions = [
    ask.examplePortrait({ name: first.displayName }),
    place && ask.examplePlace({ place }),
    ask.examplePromises,
    ask.exampleContact({ name: second.displayName }),
  ].filter((each) => typeof each === 'string')
  return html`<h2>${ask.examples}</h2><ul class="examples">
${questions.map(
  (question) =>
    html`<li><form method="post" action="/ask">${formKey()}<input type="hidden" name="content" value="${question}"><button type="submit" class="quiet" dir="auto">${question}</button></form></li>
`,
)}</ul>`
}

function mostFrequent(values: string[]) {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0]
}
