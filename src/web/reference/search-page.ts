import type { OperationDescription } from '#contract/reference/descriptions.ts'
import { html, inlineCode } from '#platform/html/html.ts'
import { renderPage } from '../site/page.ts'
import { searchOperations } from './search.ts'

/** The search as a page of its own. The script of the reference shows its results beside the box. */
export function searchPage(query: string) {
  const found = searchOperations(query)
  const content = html`<h1>Search the API</h1>
${searchForm(query)}
${query !== '' && searchResults(found, query)}
<p class="plain-links"><a href="/api/docs">API reference</a></p>`
  return renderPage({ title: 'Search the API', description: 'Finds operations of the Kith API by words.', content })
}

export function searchForm(query = '') {
  return html`<form class="search" role="search" action="/api/docs/search">
<div class="field"><label for="q">Find an operation</label>
<input id="q" name="q" type="search" value="${query}" maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="merge, promises due, add_note"></div>
<button>Search</button>
</form>`
}

function searchResults(found: OperationDescription[], query: string) {
  return html`<div id="found">
<p role="status">${found.length === 0 ? `Nothing has the words “${query}”.` : found.length === 1 ? '1 operation' : `${found.length} operations`}</p>
<ul>${found.map(
    ({ name, method, path, operation }) =>
      html`<li><a href="/api/docs#${name}"><b>${name}</b> <span class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></span> <span class="summary">${inlineCode(operation.summary)}</span></a></li>
`,
  )}</ul>
</div>`
}
