import { html } from '#platform/html/html.ts'
import { avatar } from '../drawing/avatar.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { Lead } from './visitor.ts'

type Suggestion = NonNullable<Lead['suggestion']>

/** Somebody you know who may be this visitor: both side by side, and what would be added. */
export function drawComparison(page: ScreenRequest, suggestion: Suggestion) {
  const { leads: words } = page.words
  const { connectionId, displayName, by, compared } = suggestion
  const rows = compared.filter(({ field, outcome }) => field !== 'displayName' || outcome !== 'same')
  return html`<div class="match"><p class="who">${avatar({ connectionId, displayName })} <a href="/people/${connectionId}" dir="auto">${words.matches[by]({ name: displayName })}</a></p>
${
  rows.length > 0 &&
  html`<table><caption class="unseen">${words.compare({ name: displayName })}</caption>
<thead><tr><td></td><th scope="col">${words.left}</th><th scope="col">${words.youHave}</th></tr></thead>
<tbody>${rows.map((row) => drawRow(page, row))}</tbody></table>`
}</div>`
}

function drawRow({ words: { leads: words } }: ScreenRequest, row: Suggestion['compared'][number]) {
  const { field, offered, known, outcome } = row
  return html`<tr class="${outcomeClass[outcome]}"><th scope="row">${words.fields[field]}</th><td><bdi>${offered}</bdi> <span class="outcome">${words.outcomes[outcome]}</span></td>
<td>${known.length > 0 ? known.map((value) => html`<bdi>${value}</bdi> `) : html`<span class="soft">${words.nothingKnown}</span>`}</td></tr>
`
}

const outcomeClass = { same: 'same', added: 'gets', kept: 'differs' }
