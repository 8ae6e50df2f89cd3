import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeOperations, prepareDescriptions } from '#contract/reference/descriptions.ts'
import { type Noun, nouns } from '#contract/reference/nouns.ts'
import { version } from '#contract/version.ts'
import type { Config } from '#platform/config/config.ts'
import { type Html, html } from '#platform/html/html.ts'
import { siteAssets } from '../site/assets.ts'
import { renderLayout } from '../site/layout.ts'
import { guide, guideTitles } from './guide.ts'
import { operationSection } from './operation.ts'
import { recordSections, records } from './records.ts'
import { searchForm } from './search-page.ts'

/** Made in many turns, because it takes time that other requests need too. */
export async function referencePage(config: Config) {
  await prepareDescriptions()
  const sections: Html[] = []
  for (const noun of nounNames()) {
    sections.push(nounSection(noun, config.baseUrl))
    await nextTurn()
  }
  const body = html`<header class="top"><a href="/" class="brand"><img src="/icon.svg" alt="" width="28" height="28"> Kith</a> <span>API reference</span> <a class="jump" href="#contents">Back to top</a></header>
${contents()}
<main id="main">
<h1>Kith API</h1>
<p class="lead">Kith remembers the people you meet: who they are, what you talked about, what you promised them. This page lists everything the API can do, over HTTP with JSON or as tools for an AI assistant.</p>
${guide(config)}
${sections}
${recordSections()}
</main>
<footer><p>Kith ${version}. Also available as <a href="/api/openapi.json">OpenAPI 3.1</a>. The API only changes by adding to it.</p></footer>`
  return renderLayout({
    title: 'Kith API reference',
    description: 'Every operation of the Kith API, with fields, examples and errors.',
    kind: 'reference',
    script: siteAssets.searchScript,
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
