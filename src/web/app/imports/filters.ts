import { type Html, html } from '#platform/html/html.ts'
import type { Output, ScreenRequest } from '../frame/screen.ts'

type Import = Output<'Imports_get'>
type Verdict = keyof Omit<Import['rows'], 'total'>
type Deed = keyof Import['done']

/** Which rows of an import are shown: by verdict before it is applied, by result after. */
export type RowFilter = { kind: 'verdict'; name: Verdict; count: number } | { kind: 'deed'; name: Deed; count: number }

/** What asks for a decision comes first. */
const verdicts = ['conflict', 'new', 'match', 'unreadable', 'same'] as const
const deeds = ['left', 'added', 'merged', 'skipped', 'unchanged', 'kept', 'undone'] as const

export function filtersOf({ rows, done, appliedAt }: Import): RowFilter[] {
  const byVerdict = verdicts.map((name) => ({ kind: 'verdict' as const, name, count: rows[name] }))
  const byDeed = deeds.map((name) => ({ kind: 'deed' as const, name, count: done[name] }))
  const shown = appliedAt ? [...byDeed, ...byVerdict.filter(({ name }) => name === 'unreadable')] : byVerdict
  return shown.filter(({ count }) => count > 0)
}

/** The one in the address, else the first. */
export function chosenFilter(filters: RowFilter[], wanted: string | undefined) {
  return filters.find(({ name }) => name === wanted) ?? filters[0]
}

export function drawFilters(
  { words: { imports: words } }: ScreenRequest,
  id: string,
  filters: RowFilter[],
  chosen: RowFilter,
): Html {
  return html`<nav class="verdicts" aria-label="${words.filters}"><ul>
${filters.map(
  (each) =>
    html`<li><a href="/imports/${id}?show=${each.name}"
    ${each === chosen && html`aria-current="true"`}><strong>${each.count}</strong>
<span>${labelOf(words, each)}</span></a></li>
`,
)}</ul></nav>
<p class="soft">${chosen.kind === 'verdict' ? words.verdictHints[chosen.name] : words.deedHints[chosen.name]}</p>`
}

type Words = ScreenRequest['words']['imports']

const labelOf = (words: Words, filter: RowFilter) =>
  filter.kind === 'verdict' ? words.verdicts[filter.name] : words.deeds[filter.name]

/** The input of `Imports_rows`. Rows that wait have no result: they are among the conflicts. */
export function rowsInput(filter: RowFilter) {
  if (filter.kind === 'verdict') return { verdict: filter.name }
  return filter.name === 'left' ? { verdict: 'conflict' } : { done: filter.name }
}
