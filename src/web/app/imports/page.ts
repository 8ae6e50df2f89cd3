import { randomUUID } from 'node:crypto'
import { html } from '#platform/html/html.ts'
import { dateOf, dayName } from '../drawing/dates.ts'
import type { Output, Screen, ScreenRequest } from '../frame/screen.ts'

type Import = Output<'Imports_get'>

export function importsPage(page: ScreenRequest, imports: Import[]): Screen {
  const { imports: words } = page.words
  const body = html`<h1>${words.title}</h1>
<p class="soft">${words.hint}</p>
<form method="post" action="/imports?key=${randomUUID()}" enctype="multipart/form-data" class="panel">
<p class="field"><label for="contacts">${words.file}</label><input type="file" id="contacts" name="contacts" required accept=".vcf,.vcard,.csv,.txt,.tsv,text/vcard,text/csv"></p>
<p class="field"><label for="tag">${words.tag}</label><input id="tag" name="tag" maxlength="40" placeholder="${words.tagPlaceholder}" autocomplete="off"></p>
<button type="submit">${words.upload}</button></form>
${
  imports.length > 0 &&
  html`<h2>${words.earlier}</h2><ul class="threads">
${imports.map(
  ({ id, createdAt, state, rows }) =>
    html`<li><a href="/imports/${id}" data-ahead><span>${words.from(dayName(page, dateOf(page, createdAt)))}</span> <span class="soft small">${words.states[state]}, ${rows.total}</span></a></li>
`,
)}</ul>`
}`
  return { title: words.title, sheets: ['imports', 'ask'], body }
}
