import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeOperations, prepareDescriptions } from '#contract/reference/descriptions.ts'
import { type Noun, nouns } from '#contract/reference/nouns.ts'
import type { Parts } from '#contract/reference/schemas.ts'
import { version } from '#contract/version.ts'
import { createContext } from '#door/request-context.ts'
import type { Config } from '#platform/config/config.ts'
import type { Kith } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { allowFetchingScript, siteAsset } from '../site/assets.ts'
import { serveStatic } from '../site/compressed.ts'
import { serveErrorPages } from '../site/error-page.ts'
import { renderSitePage, sendPage } from '../site/page.ts'
import { recordTable } from './field-tables.ts'
import { guide, guideTitles } from './guide.ts'
import { operationSection } from './operation.ts'
import { searchForm, searchPage } from './search-page.ts'

const maxQuery = 100

export function serveReference(app: FastifyInstance, kith: Kith) {
  app.register(async (app) => {
    app.addHook('onRequest', async (_, reply) => void allowFetchingScript(reply))
    serveStatic(app, '/api/docs', { type: 'text/html', cache: 'no-cache', make: () => referencePage(kith.config) })
  })
  app.register(async (app) => {
    serveErrorPages(app, { description: 'The Kith API.', back: { href: '/api/docs', label: 'API reference' } })
    app.get('/api/docs/search', async (request, reply) => {
      await createContext(kith, request, reply, { via: 'http', isPublic: true })
      await prepareDescriptions()
      const { q = '' } = request.query as { q?: string | string[] }
      return sendPage(reply, 200, searchPage([q].flat().join(' ').trim().slice(0, maxQuery)))
    })
  })
}

/** Made in many turns, because it takes time that other requests need too. */
export async function referencePage(config: Config) {
  await prepareDescriptions()
  const sections: Html[] = []
  for (const noun of nounNames()) {
    sections.push(nounSection(noun, config.baseUrl))
    await nextTurn()
  }
  const body = html`<header class="top"><a href="/" class="brand">
    <img src="/icon.svg" alt="" width="28" height="28"> Kith</a> <span>API reference</span>
<a class="jump" href="#contents">Back to top</a></header>
${contents()}
<main id="main">
<h1>Kith API</h1>
<p class="lead">Kith remembers the people you meet: who they are, what you talked about, what you promised them. This
  page lists everything the API can do, over HTTP with JSON or as tools for an AI assistant.</p>
${guide(config)}
${sections}
${recordSections()}
</main>
<footer><p>Kith ${version}. Also available as
<a href="/api/openapi.json">OpenAPI 3.1</a>. The API only changes by adding to it.</p></footer>`
  return renderSitePage({
    title: 'Kith API reference',
    description: 'Every operation of the Kith API, with fields, examples and errors.',
    kind: 'reference',
    script: siteAsset('searchScript'),
    body,
  })
}

const nounNames = () => [...new Set(describeOperations().map(({ noun }) => noun))]

function contents() {
  return html`<nav id="contents" aria-label="Contents">
${searchForm()}
<details><summary>Contents</summary>
<p>Guide</p>
<ul>${guideTitles.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
${nounNames().map(
  (noun) => html`<p><a href="#noun-${noun}">${noun}</a></p>
<ul>${describeOperations()
    .filter((each) => each.noun === noun)
    .map(({ name }) => html`<li><a href="#${name}">${name.slice(noun.length + 1)}</a></li>`)}</ul>
`,
)}
<p><a href="#records">Records</a></p>
<ul>${Object.keys(records()).map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</details></nav>`
}

function nounSection(noun: Noun, baseUrl: string) {
  const operations = describeOperations().filter((each) => each.noun === noun)
  return html`<section class="noun">
<h2 id="noun-${noun}">${noun}</h2>
<p>${nouns[noun]}</p>
${operations.map((each) => operationSection(each, baseUrl))}
</section>
`
}

/** All named types in responses. */
function records(): Parts {
  return Object.assign({}, ...describeOperations().map(({ answer }) => ('parts' in answer ? answer.parts : {})))
}

function recordSections() {
  const all = records()
  return html`<section>
<h2 id="records">Records</h2>
<p>The objects in responses. New fields may be added at any time: ignore fields you do not know.</p>
${Object.entries(all).map(
  ([name, schema]) => html`<section class="record">
<h3 id="${name}"><a href="#${name}">${name}</a></h3>
${recordTable(`Fields of ${name}`, schema, all)}
</section>
`,
)}</section>`
}
