import { type Html, html } from '#platform/html/html.ts'
import { inputField, textareaField } from '../../kit/fields.ts'
import { formKey } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import type { ScreenRequest } from '../frame/screen.ts'

const newMemberDays = 30

/** The first steps of a new member. Each goes away when it is done; later there are none. */
export async function firstStepsOf(page: ScreenRequest): Promise<Html | null> {
  const { ctx } = page
  const age = ctx.now().since(ctx.member.createdAt, { largestUnit: 'hours' })
  if (age.total('hours') > newMemberDays * 24) return null
  const [people, imports, cards] = await Promise.all([
    page.call('Connections_search', { limit: 1 }),
    page.call('Imports_list', {}),
    page.call('Cards_list', {}),
  ])
  const todo = {
    person: people.connections.length === 0,
    bringIn: imports.imports.length === 0,
    card: cards.cards.length === 0,
  }
  return Object.values(todo).some(Boolean) ? drawSteps(page, todo) : null
}

type Todo = { person: boolean; bringIn: boolean; card: boolean }

function drawSteps({ words: { start } }: ScreenRequest, { person, bringIn, card }: Todo) {
  return html`<section class="start" aria-labelledby="start-heading"><h2 id="start-heading">${start.title}</h2>
<ol class="steps">
${
  person &&
  html`<li class="panel"><h3>${start.person}</h3><p class="soft">${start.personHint}</p>
<form method="post" action="/people">${formKey()}
${inputField({
  id: 'start-name',
  name: 'line',
  label: start.name,
  more: html`maxlength="500" placeholder="${start.namePlaceholder}" autocomplete="off" data-draft="start-name"`,
})}
${textareaField({
  id: 'start-note',
  name: 'note',
  label: start.note,
  isOptional: true,
  more: html`maxlength="2000" placeholder="${start.notePlaceholder}" data-draft="start-note"`,
})}
<button type="submit">${start.save}</button></form></li>
`
}${
  bringIn &&
  html`<li class="panel step"><div><h3>${start.bringIn}</h3><p class="soft">${start.bringInHint}</p></div>
  <a class="button quiet" href="/imports">${icon('imports')}${start.bringInAction}</a></li>
`
}${
  card &&
  html`<li class="panel step"><div><h3>${start.card}</h3><p class="soft">${start.cardHint}</p></div>
  <a class="button quiet" href="/cards">${icon('cards')}${start.cardAction}</a></li>
`
}</ol>
<p class="soft">${start.assistant} <a href="/settings/apps#assistants">${start.assistantAction}</a></p></section>`
}
