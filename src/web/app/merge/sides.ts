import { type Html, html } from '#platform/html/html.ts'
import { icon } from '../../kit/icons.ts'
import { avatar } from '../../kit/media.ts'
import { factValue } from '../edit/fact-values.ts'
import { isFieldName, isList } from '../edit/fields.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

export type Preview = Output<'Connections_merge'>
type Person = Output<'Connections_update'>
export type Pair = { kept: Person; other: Person }
type Mark = 'stays' | 'added' | 'setAside' | 'same'
type Row = { label: string; values: [Html | null, Html | null]; marks: [Mark | null, Mark | null] }

/** Both values of each field side by side, which one stays, and what moves. */
export function drawSides(page: ScreenRequest, pair: Pair, preview: Preview): Html {
  const { merge: words } = page.words
  const { kept, other } = pair
  const rows = preview.fields.flatMap((field) => readRow(page, pair, preview, field))
  return html`<table class="panel sides"><thead><tr>${[kept, other].map(
    (person) => html`<th scope="col"><span class="side">${avatar(person)} <bdi>${person.displayName}</bdi></span></th>`,
  )}</tr></thead>
${rows.map((row) => drawRow(page, row))}</table>
${preview.setAside.length > 0 && html`<p class="soft small">${words.setAsideHint}</p>`}
${drawMoved(page, pair, preview.moved)}`
}

function readRow(page: ScreenRequest, pair: Pair, preview: Preview, { field, from }: Preview['fields'][number]): Row[] {
  const { merge: words, edit } = page.words
  const isAside = preview.setAside.some((each) => each.field === field)
  if (field === 'rhythmDays') {
    const say = ({ rhythmDays }: Person) => (rhythmDays ? html`${words.days({ days: rhythmDays })}` : null)
    return [{ label: words.rhythm, values: [say(pair.kept), say(pair.other)], marks: marksOf(from, isAside, false) }]
  }
  if (!isFieldName(field)) return []
  const values: Row['values'] = [factValue(page, pair.kept, field), factValue(page, pair.other, field)]
  return [{ label: edit.labels[field], values, marks: marksOf(from, isAside, isList(field)) }]
}

/** What becomes of the value of each person. */
function marksOf(from: 'kept' | 'other' | 'both', isAside: boolean, isList: boolean): Row['marks'] {
  const left = isAside ? 'setAside' : isList ? 'same' : null
  if (from === 'kept') return ['stays', left]
  if (from === 'other') return [left, 'added']
  return isList ? ['stays', 'added'] : ['stays', 'same']
}

function drawRow(page: ScreenRequest, { label, values, marks }: Row) {
  return html`<tbody><tr><th colspan="2" scope="rowgroup">${label}</th></tr>
<tr>${values.map((value, at) => drawCell(page, value, marks[at] ?? null))}</tr></tbody>
`
}

function drawCell({ words: { merge: words } }: ScreenRequest, value: Html | null, mark: Mark | null) {
  if (value === null) return html`<td class="soft">${words.unknown}</td>`
  return html`<td class="${mark ?? ''}">${value}
  ${mark && html` <span class="mark-${mark}">${mark !== 'setAside' && icon('check')}${words[mark]}</span>`}</td>`
}

function drawMoved({ words: { merge: words } }: ScreenRequest, { kept }: Pair, moved: Preview['moved']) {
  const counts = Object.entries(moved).filter(([, count]) => count > 0) as [keyof typeof moved, number][]
  if (counts.length === 0) return html`<p>${words.nothingMoves}</p>`
  return html`<p>${words.moves({ name: kept.displayName })}</p>
<ul class="moved">${counts.map(([name, count]) => html`<li>${words.moved[name]({ count })}</li>`)}</ul>`
}
