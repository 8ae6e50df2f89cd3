import { sayReason } from '#contract/texts/reason.ts'
import { type Html, html } from '#platform/html/html.ts'
import { formKey, named } from '../../kit/forms.ts'
import { isFieldName } from '../edit/fields.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Row = Output<'Imports_rows'>['items'][number]

type Shown = { id: string; tag?: string | undefined }

/** A person of the file: who, additions, differences, and the choices. */
export function drawRow(page: ScreenRequest, { id, tag }: Shown, row: Row): Html {
  const { imports: words } = page.words
  const { contact, rowId } = row
  const role = [contact?.title, contact?.company].filter(Boolean).join(', ')
  const tags = contact?.tags.filter((each) => each !== tag) ?? []
  const reach = [...(contact?.emails ?? []), ...(contact?.phones ?? [])].slice(0, 2).join(' · ')
  return page.part(
    `row-${rowId}`,
    html`<li id="row-${rowId}" class="import-row">
  <p class="row-head">${drawName(row, words)} ${role && html`<bdi class="soft">${role}</bdi>`}</p>
${reach && html`<p class="soft small" dir="auto">${reach}</p>`}
${
  tags.length > 0 &&
  html`<p class="row-tags">
  ${tags.map((tag) => html`<span class="row-tag"><bdi>${tag}</bdi></span> `)}</p>`
}
${drawKnown(page, row)}
${row.differs.length > 0 && drawDifferences(page, row)}
${row.problems.map(
  (each) => html`<p class="due small" dir="auto">${contact && row.line > 0 && html`${words.line({ line: row.line })}: `}
  ${sayReason(page.words, each)}</p>`,
)}
${row.reason && html`<p class="small">${sayReason(page.words, row.reason)}</p>`}
${!row.done && drawChoice(page, id, row)}
</li>
`,
  )
}

/** The matching person, the reason, and the details they would gain. */
function drawKnown(page: ScreenRequest, { people, joins, adds, verdict, done }: Row) {
  const { imports: words } = page.words
  const label = (field: string) => fieldLabel(page, field)
  const [first] = people
  const isOpen = verdict !== 'new' && !done
  return html`${joins !== undefined && html`<p class="small">${words.joins({ row: joins })}</p>`}
${
  isOpen &&
  first &&
  html`<p class="small"><a href="/people/${first.connectionId}">
    ${words.isLike({ name: first.displayName })}</a>
<span class="soft">${first.reasons.map((reason) => sayReason(page.words, reason)).join(' ')}</span></p>`
}
${isOpen && adds.length > 0 && html`<p class="small">${words.adds({ fields: adds.map(label).join(', ') })}</p>`}`
}

function drawDifferences(page: ScreenRequest, { differs, contact }: Row) {
  const { imports: words } = page.words
  return html`<table class="both"><caption class="unseen">${contact?.displayName}</caption>
  <thead><tr><th scope="col"><span class="unseen">${words.field}</span></th><th scope="col">${words.mine}</th>
      <th scope="col">${words.theirs}</th></tr></thead><tbody>
${differs.map(
  ({ field, mine, theirs }) =>
    html`<tr><th scope="row">${fieldLabel(page, field)}</th><td dir="auto">${mine}</td>
  <td dir="auto">${theirs}</td></tr>
`,
)}</tbody></table>`
}

function fieldLabel({ words: { imports, edit } }: ScreenRequest, field: string) {
  if (isFieldName(field)) return edit.labels[field]
  return imports.fields[field as keyof typeof imports.fields] ?? field
}

/** Their name, which leads to the person that came of it. */
function drawName({ contact, line, done, connectionId }: Row, words: ScreenRequest['words']['imports']) {
  if (!contact) return html`<strong>${words.line({ line })}</strong>`
  const name = html`<bdi>${contact.displayName}</bdi>`
  const isHere = done === 'added' || done === 'merged' || done === 'unchanged' || done === 'kept'
  return isHere && connectionId
    ? html`<a class="name" href="/people/${connectionId}" data-ahead>${name}</a>`
    : html`<strong class="name">${name}</strong>`
}

type Words = ScreenRequest['words']['imports']

/** What to do with a person of the file, if the member wants something else than what would happen anyway. */
function drawChoice({ words: { imports: words } }: ScreenRequest, importId: string, row: Row): Html | null {
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
