import { html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../../kit/dates.ts'
import { inputField } from '../../kit/fields.ts'
import { newKey } from '../../kit/forms.ts'
import { icon } from '../../kit/icons.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'

type Import = Output<'Imports_get'>

/** The file to import, where to get it, and earlier imports. */
export function importsPage(page: ScreenRequest, imports: Import[], problem?: string): Screen {
  const { imports: words } = page.words
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.hint}</p>
${page.part('upload', drawUpload(page, problem))}
${imports.length > 0 && drawEarlier(page, imports)}
${drawSources(page)}
<p class="after-sources"><a href="/archive">${words.archiveHint}</a></p>`
  const title = words.title
  return { title, sheets: ['imports'], body, scripts: ['imports/upload.js'], ...(problem && { status: 400 }) }
}

function drawUpload({ words: { imports: words }, form }: ScreenRequest, problem: string | undefined) {
  const error = problem && html`<span class="field-error" id="contacts-error">${problem}</span>`
  return html`<form id="upload" method="post" action="/imports?key=${newKey()}" enctype="multipart/form-data"
  class="panel drop" data-upload="upload" data-sending="${words.sending}">
<div class="field file">${icon('imports')}<label for="contacts">${words.file}</label>
  <span class="hint" id="contacts-hint">${words.fileHint}<span class="only-drop">${words.drop}</span></span>
<input type="file" id="contacts" name="contacts" required
  accept=".vcf,.vcard,.csv,.txt,.tsv,.json,text/vcard,text/csv,application/json"
  aria-describedby="contacts-hint${problem && ' contacts-error'}" ${problem && html`aria-invalid="true"`}>
  ${error}</div>
${inputField({
  id: 'tag',
  label: words.tag,
  value: form.tag ?? '',
  isOptional: true,
  more: html`maxlength="40" placeholder="${words.tagPlaceholder}" autocomplete="off"`,
})}
<button type="submit">${words.upload}</button></form>`
}

function drawEarlier(page: ScreenRequest, imports: Import[]) {
  const { imports: words } = page.words
  return html`<h2>${words.earlier}</h2><ul class="earlier">
${imports.map(
  (each) =>
    html`<li><a href="/imports/${each.id}" data-ahead><bdi>${importName(page, each)}</bdi>
<span class="soft small">${each.fileName && `${dayName(page, dateOf(page, each.createdAt))} · `}
      ${words.states[each.state]} · ${words.found({ people: each.rows.total - each.rows.unreadable })}</span></a></li>
`,
)}</ul>`
}

/** The name of its file, or the day if it has none. */
export const importName = (page: ScreenRequest, { fileName, createdAt }: Pick<Import, 'fileName' | 'createdAt'>) =>
  fileName ?? page.words.imports.from({ day: dayName(page, dateOf(page, createdAt)) })

/** Where to get a file of people, in short. */
function drawSources({ words: { imports: words } }: ScreenRequest) {
  return html`<h2>${words.sourcesTitle}</h2>
<div class="sources">${Object.values(words.sources).map(
    ({ name, steps }) => html`<details><summary>${name}</summary><p>${steps}</p></details>
`,
  )}</div>`
}
