import { version } from '#contract/version.ts'
import type { Config } from '#platform/config/config.ts'
import { html } from '#platform/html/html.ts'
import { renderLayout } from '../site/layout.ts'

export const description = 'Kith remembers the people you meet, for you and your AI assistant.'

const accountLinks = 'Connect an assistant, create tokens, manage connected apps.'
const signIn = html`<li><a href="/sign-in"><strong>Sign in</strong> <span>${accountLinks}</span></a></li>`
const settings = html`<li><a href="/settings"><strong>Settings</strong> <span>${accountLinks}</span></a></li>`

export function homePage({ baseUrl }: Pick<Config, 'baseUrl'>, isSignedIn: boolean) {
  const body = html`<main id="main">
<p class="brand"><img src="/icon.svg" alt="" width="40" height="40"> Kith</p>
<h1>Remember the people you meet</h1>
<p class="lead">Kith keeps who they are, what you talked about and what you promised them, for you and your AI assistant.</p>
<ul class="link-cards">
${isSignedIn ? settings : signIn}
<li><a href="/api/docs"><strong>API reference</strong> <span>Every operation, with examples.</span></a></li>
<li><a href="/api/docs#mcp"><strong>Connect an assistant</strong> <span>Use Kith as tools, over MCP at <code>/mcp</code>.</span></a></li>
<li><a href="/api/openapi.json"><strong>OpenAPI document</strong> <span>The API in OpenAPI 3.1, for code generators.</span></a></li>
</ul>
<p>Your notes are private: no other member can read them, not even the owner of this instance. The person who runs the server can access its database.</p>
</main>
<footer><p>Kith ${version} at ${baseUrl}. <a href="/healthz">Status</a></p></footer>`
  return renderLayout({ title: 'Kith', description, kind: 'home', body })
}
