import { describeOperations } from '#contract/reference/descriptions.ts'
import { html } from '#platform/html/html.ts'
import { json, shell } from '../site/code-blocks.ts'
import { accessInWords } from './operation.ts'

const startedByAssistant = {
  command: 'node',
  args: ['/path/to/kith/scripts/run.cjs', 'src/stdio.ts'],
  env: { KITH_TOKEN: 'kith_pat_…' },
}

/** How an assistant is connected, and what it can do then. */
export function connectSection(baseUrl: string) {
  const url = `${baseUrl}/mcp`
  const headers = { Authorization: 'Bearer kith_pat_…' }
  return html`<p>Kith is also a tool server for AI assistants, by the Model Context Protocol over streamable HTTP at <code>${url}</code>. Paste this address into Claude, ChatGPT, VS Code, Cursor or another that speaks it; sign in, and choose: with Read it can look things up, with Read &amp; write it can also add notes and complete promises. What is connected, with its last use, is on <a href="/settings">your settings page</a>, where you cut it off.</p>
<p>An assistant that cannot sign in takes a personal token; the settings page makes one, with the configuration for each.</p>
${shell(
  'Claude Code',
  `claude mcp add --transport http kith ${url} \\
  --header "Authorization: Bearer $KITH_TOKEN"`,
)}
${json('Other assistants: a file with mcpServers', { mcpServers: { kith: { type: 'http', url, headers } } })}
<p>On the machine that holds the data, an assistant can start the same tools itself, over standard input and output. They open the database by themselves.</p>
${json('Started by the assistant', { mcpServers: { kith: startedByAssistant } })}
<div class="scroll" role="group" aria-label="Tools" tabindex="0"><table>
<thead><tr><th scope="col">Tool</th><th scope="col">Is the operation</th><th scope="col">Access</th></tr></thead>
<tbody>${describeOperations().map(
    ({ name, operation }) =>
      operation.tool &&
      html`<tr><th scope="row"><code>${operation.tool.name}</code></th><td><a href="#${name}">${name}</a></td><td>${accessInWords(operation)}</td></tr>
`,
  )}</tbody>
</table></div>`
}
