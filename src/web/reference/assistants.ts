import { describeOperations } from '#contract/reference/descriptions.ts'
import { html } from '#platform/html/html.ts'
import { codeBlock, jsonBlock } from '../site/code-blocks.ts'
import { accessLabel } from './operation.ts'

const stdioServer = {
  command: 'node',
  args: ['/path/to/kith/scripts/run.cjs', 'src/stdio.ts'],
  env: { KITH_TOKEN: 'kith_pat_…', KITH_TOOLS: 'full' },
}

/** How to connect an assistant, and the tools it gets. */
export function assistantSection(baseUrl: string) {
  const url = `${baseUrl}/mcp`
  const headers = { Authorization: 'Bearer kith_pat_…' }
  return html`<p>Kith is an MCP (Model Context Protocol) server, over streamable HTTP at
<code>${url}</code> with eight standard tools, and at
<code>${url}/full</code> with all tools. Paste one of these addresses into Claude, ChatGPT, VS Code, Cursor or
  another assistant that supports MCP. Then sign in and choose what it can do: with Read it can look things up; with
  Read &amp; write it can also make changes. You see all connected apps in
<a href="/settings">your settings</a>, and can disconnect them there.</p>
<p>If your assistant can’t sign in,
<a href="/settings/tokens/new">create a token</a>. The page then shows the configuration for each assistant.</p>
${codeBlock(
  'Claude Code',
  `claude mcp add --transport http kith ${url} \\
  --header "Authorization: Bearer $KITH_TOKEN"`,
)}
${jsonBlock('Other assistants, in mcpServers', { mcpServers: { kith: { type: 'http', url, headers } } })}
<p>On the server itself, an assistant can also start the tools over standard input and output. They use the database
  directly. <code>KITH_TOOLS</code> chooses between the <code>standard</code> tools and the <code>full</code> set.</p>
${jsonBlock('Over standard input and output', { mcpServers: { kith: stdioServer } })}
<div class="scroll" role="group" aria-label="Tools" tabindex="0"><table>
<thead><tr><th scope="col">Tool</th><th scope="col">Operation</th><th scope="col">Access</th>
    <th scope="col">Address</th></tr></thead>
<tbody>${describeOperations().map(
    ({ name, operation }) =>
      operation.tool &&
      html`<tr><th scope="row"><code>${operation.tool.name}</code></th><td><a href="#${name}">${name}</a></td>
  <td>${accessLabel(operation)}</td>
  <td>${operation.tool.set === 'full' ? html`<code>/mcp/full</code>` : 'both'}</td></tr>
`,
  )}</tbody>
</table></div>`
}
