import { Refusal } from '#contract/errors.ts'
import { sayReason } from '#contract/texts/reason.ts'
import { type Html, html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { backLink } from '../../kit/document.ts'
import { newKey } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import { progressBar } from '../../kit/notices.ts'
import { refusalIn } from '../../words/refusal.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'
import type { AppScreens } from '../frame/screens.ts'
import type { UploadForms } from '../frame/uploads.ts'

/** Everything out in one file, and in again. */
export function serveArchive(screens: AppScreens) {
  screens.show('/archive', (page) => showArchive(page))
  screens.show('/archive/:id', async (page) =>
    archiveStatusPage(page, await page.call('Archive_status', { id: page.params.id })),
  )
}

export function serveArchiveUpload(forms: UploadForms) {
  forms.take('/archive', {
    formPage: '/archive',
    show: (page) => showArchive(page),
    operation: 'Archive_import',
    path: () => ({}),
    done: async (_, { id }) => ({ to: `/archive/${id}` }),
    failed: showProblem,
  })
}

async function showArchive(page: ScreenRequest, problem?: string): Promise<Screen> {
  const { imports } = await page.call('Archive_imports', {})
  return archivePage(page, imports, problem)
}

/** The form with an error about the file. */
async function showProblem(page: ScreenRequest, error: unknown): Promise<Screen> {
  if (!(error instanceof Refusal) || !aboutFile.includes(error.code)) throw error
  const { message } = refusalIn(page.words, error)
  return showArchive(page, saysEnough.includes(error.code) ? message : page.words.archive.wrongFile)
}

/** In these cases the refusal itself says what to do. */
const saysEnough: Refusal['code'][] = ['conflict', 'too_large']

const aboutFile: Refusal['code'][] = ['invalid', 'conflict', 'too_large', 'unsupported_media_type']

type ArchiveImport = Output<'Archive_status'>

/** Everything out in one file, and such a file in again. */
function archivePage(page: ScreenRequest, imports: ArchiveImport[], problem?: string): Screen {
  const { archive: words } = page.words
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.intro}</p>
<section class="panel" aria-labelledby="out"><h2 id="out">${words.outTitle}</h2>
<ul class="contents">${Object.values(words.contents).map((line) => html`<li>${line}</li>`)}</ul>
<p class="soft small">${words.without}</p>
<p><a class="button" href="/settings/export">${icon('imports')}<span>${words.download}</span></a></p>
<p class="soft small">${words.downloadHint}</p></section>
${page.query.download === 'now' && html`<meta http-equiv="refresh" content="0; url=/settings/export">`}
${page.part('upload', drawUpload(page, problem))}
${imports.length > 0 && drawEarlier(page, imports)}`
  const { title } = words
  return { title, sheets: ['imports'], body, scripts: ['imports/upload.js'], ...(problem && { status: 400 }) }
}

function drawUpload({ words: { archive: words } }: ScreenRequest, problem: string | undefined): Html {
  const error = problem && html`<span class="field-error" id="archive-error">${problem}</span>`
  return html`<form id="upload" method="post" action="/archive?key=${newKey()}" enctype="multipart/form-data"
  class="panel drop" data-upload data-sending="${words.sending}">
<h2>${words.inTitle}</h2>
<p class="soft">${words.inHint}</p>
<div class="field file"><label for="archive">${words.file}</label>
  <span class="hint" id="archive-hint">${words.fileHint}<span class="only-drop">${words.drop}</span></span>
<input type="file" id="archive" name="archive" required accept=".zip,application/zip"
  aria-describedby="archive-hint${problem && ' archive-error'}" ${problem && html`aria-invalid="true"`}>${error}</div>
<button type="submit" class="quiet">${words.upload}</button></form>`
}

function drawEarlier(page: ScreenRequest, imports: ArchiveImport[]): Html {
  const { archive: words } = page.words
  return html`<h2>${words.earlier}</h2><ul class="earlier">
${imports.map(
  ({ id, origin, createdAt, state }) =>
    html`<li><a href="/archive/${id}" data-ahead>
    <bdi>${words.from({ name: origin.name, day: dayName(page, dateOf(page, createdAt)) })}</bdi>
<span class="soft small">${words.states[state]}</span></a></li>
`,
)}</ul>`
}

const results = ['added', 'alreadyThere', 'differed', 'leftOut'] as const

/** An archive's progress, and its contents. */
function archiveStatusPage(page: ScreenRequest, each: ArchiveImport): Screen {
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
