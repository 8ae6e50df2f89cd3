import { type Html, html } from '#platform/html/html.ts'
import { formKey, named } from '../../kit/forms.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Row = Output<'Imports_rows'>['items'][number]
type Words = ScreenRequest['words']['imports']

/** What to do with a person of the file, if the member wants something else than what would happen anyway. */
export function drawChoice({ words: { imports: words } }: ScreenRequest, importId: string, row: Row): Html | null {
  const { contact, rowId, action } = row
  if (!contact || row.verdict === 'same') return null
  const about = contact.displayName
  const button = (choice: string, label: string, style = 'quiet') =>
    html`<button type="submit" name="choice" value="${choice}" class="${style}"
  ${named(label, about)}>${label}</button>`
  const buttons = action
    ? button('clear', words.choices.clear, 'link')
    : choicesFor(row, words).map(([choice, label]) => button(choice, label, row.verdict === 'new' ? 'link' : 'quiet'))
  return html`<form method="post" action="/imports/${importId}/rows/${rowId}" data-part="row-${rowId}"
  class="actions" aria-label="${words.choose({ name: about })}">${formKey()}
${action && html`<span class="chosen" role="status" tabindex="-1" data-focus>${sayChosen(row, words)}</span>`}
${buttons}</form>`
}

/** A sure match with other values asks whose stay; an unclear one asks who it is. */
function choicesFor({ verdict, differs, people, joins }: Row, words: Words): [string, string][] {
  const skip: [string, string] = ['skip', words.choices.skip]
  if (verdict === 'new') return [skip]
  const isSure = differs.length > 0 || verdict === 'match' || joins !== undefined
  const add: [string, string] = ['add', words.choices.add]
  const values: [string, string][] = [
    ['keep', words.choices.keep],
    ['theirs', words.choices.theirs],
  ]
  if (isSure) return [...(differs.length > 0 ? values : []), add, skip]
  return [
    ...people.slice(0, 3).map((each): [string, string] => [each.connectionId, words.itIs({ name: each.displayName })]),
    add,
    skip,
  ]
}

function sayChosen({ action, values, chosenId, people }: Row, words: Words) {
  if (action === 'add') return words.chosen.add
  if (action === 'skip') return words.chosen.skip
  if (values) return words.chosen[values]
  const person = people.find(({ connectionId }) => connectionId === chosenId) ?? people[0]
  return words.chosen.merge({ name: person?.displayName ?? '' })
}

/** The input of `Imports_decide` that a pressed button stands for. */
export function decisionOf(choice: string | undefined) {
  if (choice === 'keep' || choice === 'theirs') return { action: 'merge', values: choice }
  if (choice === 'add' || choice === 'skip') return { action: choice }
  return choice === 'clear' ? { action: null } : { action: 'merge', connectionId: choice }
}
