import type { Kith } from '../context.ts'
import { version } from '../version.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

/** What a visitor finds at the root. */
export function homePage({ config }: Kith, style: string) {
  const body = html`<main id="main">
<p class="brand"><img src="/icon.svg" alt="" width="40" height="40"> Kith</p>
<h1>A memory of the people you meet</h1>
<p class="lead">Who they are, what you talked about, and what you promised them: kept for you, and at hand for your AI assistant.</p>
<ul class="doors">
<li><a href="/api/docs"><strong>API reference</strong> <span>Every operation, with examples to paste. Start here.</span></a></li>
<li><a href="/api/docs#mcp"><strong>Connect an assistant</strong> <span>The same memory as tools, over MCP at <code>/mcp</code>.</span></a></li>
<li><a href="/api/openapi.json"><strong>OpenAPI document</strong> <span>The contract for machines, in OpenAPI 3.1.</span></a></li>
<li><a href="/healthz"><strong>Health</strong> <span>Whether this instance is up, and its version.</span></a></li>
</ul>
<p>What you write down here is yours alone: no other member can read it through Kith, not even the owner of the instance. Whoever runs the machine can reach its database.</p>
</main>
<footer><p>Kith ${version} at ${config.baseUrl}</p></footer>`
  return layout({
    title: 'Kith',
    description: 'A memory of the people you meet, for you and your AI assistant.',
    style,
    kind: 'home',
    body,
  })
}
