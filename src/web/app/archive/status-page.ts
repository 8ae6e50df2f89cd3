import { sayReason } from '#contract/texts/reason.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { backLink } from '../../kit/document.ts'
import { progressBar } from '../../kit/notices.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'

type ArchiveImport = Output<'Archive_status'>
const results = ['added', 'alreadyThere', 'differed', 'leftOut'] as const

/** An archive's progress, and its contents. */
export function archiveStatusPage(page: ScreenRequest, each: ArchiveImport): Screen {
  const { archive: words } = page.words
  const isWorking = each.state === 'waiting' || each.state === 'running'
  const title = words.heading({ name: each.origin.name })
  const body = html`<div id="archive" ${isWorking && html`data-poll`}>
<div class="panel"><p class="lead" role="status">${words.states[each.state]}</p>
<p class="soft small">
  ${words.origin({ email: each.origin.email, day: dayName(page, dateOf(page, each.origin.madeAt)) })}</p>
${isWorking && progressBar(each.progress, words.progress({ percent: each.progress }))}
${each.failure && html`<p class="late">${sayReason(page.words, each.failure)}</p><p>${words.failedHint}</p>`}</div>
${Object.keys(each.counts).length > 0 && drawCounts(page, each)}
${each.notes.length > 0 && drawNotes(page, each)}
</div>`
  return {
    title,
    sheets: ['imports'],
    scripts: ['parts/poll.js'],
    body: html`${backLink({ href: '/archive', label: words.title, isLoadedAhead: true })}
<h1><bdi>${title}</bdi></h1>
${page.part('archive', body)}
<p><a href="/people?order=newest">${words.toPeople}</a></p>`,
  }
}

/** Only the results that occurred. */
function drawCounts({ words: { archive: words } }: ScreenRequest, { counts }: ArchiveImport): Html {
  const kinds = Object.entries(counts)
  const shown = results.filter((name) => name === 'added' || kinds.some(([, count]) => count[name] > 0))
  return html`<h2>${words.counts}</h2>
<table class="both"><thead><tr><th scope="col">${words.kind}</th>
      ${shown.map((name) => html`<th scope="col">${words.results[name]}</th>`)}</tr></thead><tbody>
${kinds.map(
  ([kind, count]) =>
    html`<tr><th scope="row">${kindName(words.kinds, kind)}</th>
  ${shown.map((name) => html`<td>${words.number({ size: count[name] })}</td>`)}</tr>
`,
)}</tbody></table>
${shown.includes('differed') && html`<p class="soft small">${words.differedHint}</p>`}`
}

function drawNotes(page: ScreenRequest, { notes }: ArchiveImport): Html {
  const { archive: words } = page.words
  return html`<h2>${words.notes}</h2><ul class="import-rows">${notes.map(
    ({ kind, what }) => html`<li><strong>${kindName(words.kinds, kind)}</strong>
<span dir="auto">${sayReason(page.words, what)}</span></li>
`,
  )}</ul>`
}

/** A later version of Kith may know more kinds. */
const kindName = (kinds: Record<string, string>, kind: string) => kinds[kind] ?? kind
