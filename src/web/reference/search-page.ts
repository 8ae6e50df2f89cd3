import { describeOperations, type OperationDescription } from '#contract/reference/descriptions.ts'
import { html, inlineCode } from '#platform/html/html.ts'
import { renderPage } from '../site/page.ts'

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
<input id="q" name="q" type="search" value="${query}" maxlength="100" autocomplete="off" autocapitalize="none"
  spellcheck="false" placeholder="merge, promises due, add_note"></div>
<button>Search</button>
</form>`
}

function searchResults(found: OperationDescription[], query: string) {
  return html`<div id="found">
<p role="status">
  ${
    found.length === 0
      ? `Nothing has the words “${query}”.`
      : found.length === 1
        ? '1 operation'
        : `${found.length} operations`
  }</p>
<ul>${found.map(
    ({ name, method, path, operation }) =>
      html`<li><a href="/api/docs#${name}"><b>${name}</b>
<span class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></span>
<span class="summary">${inlineCode(operation.summary)}</span></a></li>
`,
  )}</ul>
</div>`
}

const maxResults = 20

/** The operations that have every word of a query, or a word that begins with it: those named by it first. */
function searchOperations(query: string) {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return []
  return searchable()
    .map(({ description, words }) => ({ description, score: scoreOf(wanted, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map(({ description }) => description)
}

type Searchable = { description: OperationDescription; words: [word: string, weight: number][] }

let index: Searchable[] | undefined

function searchable() {
  index ??= describeOperations().map((description) => ({ description, words: weighedWords(description) }))
  return index
}

function weighedWords({ name, method, path, fields, operation }: OperationDescription) {
  const places: [text: string, weight: number][] = [
    [`${name} ${operation.tool?.name ?? ''} ${operation.tool?.title ?? ''}`, 4],
    [`${method} ${path}`, 2],
    [operation.summary, 1],
    [fields.map((field) => field.name).join(' '), 1],
  ]
  return places.flatMap(([text, weight]) => wordsIn(text).map((word): [string, number] => [word, weight]))
}

/** Zero if a word of the query is nowhere. A whole word counts more than a beginning. */
function scoreOf(wanted: string[], words: Searchable['words']) {
  const scores = wanted.map((prefix) =>
    Math.max(0, ...words.map(([word, weight]) => (word.startsWith(prefix) ? weight + Number(word === prefix) : 0))),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score)
}

/** `listOpen` and `list_open` are two words each. */
function wordsIn(text: string) {
  const apart = text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return apart.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
