import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../drawing/dates.ts'
import { formKey } from '../drawing/forms.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'

type Import = Output<'Imports_get'>

/** How far an import is, what it found, and what can be done with it. */
export function importPage(page: ScreenRequest, each: Import): Screen {
  const { imports: words } = page.words
  const isWorking = ['reading', 'applying', 'undoing'].includes(each.state)
  const title = words.from(dayName(page, dateOf(page, each.createdAt)))
  const state = page.part(
    'import',
    html`<div id="import" class="panel" ${isWorking && html`data-poll`}>
<p class="lead" role="status">${words.states[each.state]}</p>
${isWorking && html`<p><progress max="100" value="${each.progress}">${words.progress(each.progress)}</progress></p><noscript><p>${words.reload}</p></noscript>`}
${each.failure && html`<p class="late">${each.failure}</p>`}
${each.problems.map((problem) => html`<p class="due">${problem}</p>`)}
${each.state !== 'reading' && counts(page, each)}
${actions(page, each)}
</div>`,
  )
  const body = html`<h1>${title}</h1>
${state}
<p><a href="/people?order=added">${words.toPeople}</a></p>
<p><a href="/imports">${words.another}</a></p>`
  return { title, sheets: ['imports'], body, scripts: ['poll.js'] }
}

function counts({ words: { imports: words } }: ScreenRequest, { rows, done, state }: Import): Html {
  const isDone = ['applied', 'undone', 'undoing'].includes(state)
  const verdicts = ['new', 'match', 'conflict', 'same', 'unreadable'] as const
  const deeds = ['added', 'merged', 'unchanged', 'skipped', 'undone', 'kept', 'left'] as const
  const lines = isDone
    ? deeds.map((name) => [words.deeds[name], done[name]] as const)
    : verdicts.map((name) => [words.verdicts[name], rows[name]] as const)
  return html`<dl class="tally">${lines
    .filter(([, count]) => count > 0)
    .map(([label, count]) => html`<div><dt>${label}</dt><dd>${count}</dd></div>`)}</dl>`
}

function actions(page: ScreenRequest, { id, state, rows, keptUntil }: Import) {
  const { imports: words } = page.words
  const people = rows.new + rows.match + rows.conflict
  if (state === 'ready' && people > 0)
    return html`<form method="post" action="/imports/${id}/application" data-part="import tabs">${formKey()}
${rows.conflict > 0 && html`<p class="field"><label for="conflicts">${words.conflicts}</label><select id="conflicts" name="conflicts"><option value="keep">${words.keep}</option><option value="theirs">${words.theirs}</option><option value="skip">${words.skip}</option></select></p>`}
<button type="submit">${words.apply(people)}</button></form>`
  if (state !== 'applied') return null
  return html`<form method="post" action="/imports/${id}/undoing" data-part="import tabs">${formKey()}<button type="submit" class="quiet">${words.undo}</button></form>
<p class="soft small">${words.undoUntil(dayName(page, dateOf(page, keptUntil)))}</p>`
}
