import { version } from '#contract/version.ts'
import type { Config } from '#platform/config/config.ts'
import { html } from '#platform/html/html.ts'
import { renderLayout } from '../site/layout.ts'
import type { Reader } from '../site/reader.ts'

/** What Kith is, for everyone who is not signed in. */
export function homePage(reader: Reader, { baseUrl }: Pick<Config, 'baseUrl'>, isSignUpOpen: boolean) {
  const { home: words } = reader.words
  const body = html`<main id="main">
<p class="brand"><img src="/icon.svg" alt="" width="40" height="40"> Kith</p>
<div class="hero"><div>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p class="enter"><a class="button" href="/sign-in">${words.signIn}</a>
${isSignUpOpen && html`<a class="button secondary" href="/sign-up">${words.createAccount}</a>`}</p>
</div>
${drawExample(reader)}
</div>
<ul class="points">
${words.points.map(([heading, text]) => html`<li><h2>${heading}</h2><p>${text}</p></li>`)}
</ul>
<p>${words.privacy}</p>
</main>
<footer><p>${words.versionAt({ version, address: baseUrl })} ${words.developers} <a href="/api/docs" hreflang="en">${words.reference}</a>, <a href="/api/docs#mcp" hreflang="en">${words.connect}</a>, <a href="/api/openapi.json">OpenAPI</a>, <a href="/healthz">${words.status}</a>.</p></footer>`
  return renderLayout({ title: 'Kith', description: words.description, kind: 'home', body, reader })
}

/** A note, the promise found in it, and a question answered from it. */
const drawExample = ({
  words: { home: words },
}: Reader) => html`<div class="example" role="img" aria-label="${words.example}">
<div class="paper"><p class="person"><span class="initials">AR</span> <span><b>Ana Ribeiro</b><br><small>Banco Atlântico, ${words.city}</small></span></p>
<p>${words.note}</p>
<p class="found"><b>${words.promise}</b> ${words.promised} <span>${words.due}</span></p></div>
<p class="question">${words.question}</p>
<p class="answer">${words.answer} <small>${words.source}</small></p>
</div>`
