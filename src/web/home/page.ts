import { version } from '#contract/version.ts'
import type { Config } from '#platform/config/config.ts'
import { html } from '#platform/html/html.ts'
import { renderLayout } from '../site/layout.ts'

export const description = 'Kith remembers the people you meet, for you and your AI assistant.'

/** What Kith is, for everyone who is not signed in. */
export function homePage({ baseUrl }: Pick<Config, 'baseUrl'>, isSignUpOpen: boolean) {
  const body = html`<main id="main">
<p class="brand"><img src="/icon.svg" alt="" width="40" height="40"> Kith</p>
<div class="hero"><div>
<h1>Remember the people you meet</h1>
<p class="lead">Write or say a line after you meet someone. Kith keeps who they are, what you talked about and what you promised, and reminds you in time.</p>
<p class="enter"><a class="button" href="/sign-in">Sign in</a>
${isSignUpOpen && html`<a class="button secondary" href="/sign-up">Create an account</a>`}</p>
</div>
${example}
</div>
<ul class="points">
${points.map(([heading, text]) => html`<li><h2>${heading}</h2><p>${text}</p></li>`)}
</ul>
<p>Your notes are private: no other member can read them, not even the owner of this instance. The person who runs the server can access its database.</p>
</main>
<footer><p>Kith ${version} at ${baseUrl}. For developers: <a href="/api/docs">API reference</a>, <a href="/api/docs#mcp">connect an assistant</a>, <a href="/api/openapi.json">OpenAPI</a>, <a href="/healthz">status</a>.</p></footer>`
  return renderLayout({ title: 'Kith', description, kind: 'home', body })
}

/** A note, the promise found in it, and a question answered from it. */
const example = html`<div class="example" role="img" aria-label="An example: a note about Ana, the promise that Kith found in it, and a question answered from it.">
<div class="paper"><p class="person"><span class="initials">AR</span> <span><b>Ana Ribeiro</b><br><small>Banco Atlântico, Lisbon</small></span></p>
<p>Coffee by the river. She moves to Porto in May. I’ll send her the deck by Friday.</p>
<p class="found"><b>Promise:</b> send Ana the deck <span>due Friday</span></p></div>
<p class="question">Who do I know in Porto?</p>
<p class="answer">Ana Ribeiro moves there in May. <small>From your note of 3 March</small></p>
</div>`

const points = [
  ['Keep your word', 'Kith finds the promises in your notes and puts them in front of you before they are due.'],
  [
    'Stay in touch',
    'It learns how often you talk, says who has gone quiet, and drafts the first line from your last conversation.',
  ],
  ['Share a card', 'People scan it, save your details and leave you theirs.'],
  [
    'Ask anything',
    'Questions are answered from your own notes, with the source beside each sentence, here or in your AI assistant.',
  ],
] as const
