import { html } from '#platform/html/html.ts'
import { codeBlock, jsonBlock } from '../site/code-blocks.ts'

/** How to set up the most common assistants with a token, as their own documentation says. */
export function assistantSetup({ baseUrl, token }: { baseUrl: string; token: string }) {
  const url = `${baseUrl}/mcp`
  const authorization = `Bearer ${token}`
  return html`<section><h2>Set up your assistant</h2>
<p>Choose your program. Your token is already filled in. This address has eight tools; for all tools, use <code>${url}/full</code> instead.</p>
<details class="fold"><summary>Claude Code</summary>
<p>Run this in a terminal. Kith is then available in all your projects.</p>
${codeBlock('Terminal', `claude mcp add --transport http --scope user kith ${url} --header "Authorization: ${authorization}"`)}
</details>
<details class="fold"><summary>Claude Desktop</summary>
<p>Open Settings, Developer, Edit Config, and add this to the file. You need Node.js on the same computer. Then restart Claude. To connect without a token, go to Settings, Connectors, Add custom connector, and enter <code>${url}</code>.</p>
${jsonBlock('claude_desktop_config.json', { mcpServers: { kith: bridgeConfig(url, authorization) } })}
</details>
<details class="fold"><summary>VS Code</summary>
<p>VS Code asks for the token when it starts the server. Paste it there; it is not saved in the file.</p>
${jsonBlock('.vscode/mcp.json', { inputs: [tokenInput], servers: { kith: { type: 'http', url, headers: { Authorization: `Bearer ${variable('input:kith-token')}` } } } })}
</details>
<details class="fold"><summary>Cursor</summary>
${jsonBlock('~/.cursor/mcp.json', { mcpServers: { kith: { url, headers: { Authorization: authorization } } } })}
</details>
<details class="fold"><summary>Codex</summary>
<p>Add this at the end of the file. The editor extension reads it too. To sign in instead of using a token, run <code>codex mcp add kith --url ${url}</code>.</p>
${codeBlock('~/.codex/config.toml', `[mcp_servers.kith]\nurl = "${url}"\nhttp_headers = { Authorization = "${authorization}" }`)}
</details>
<details class="fold"><summary>Gemini CLI</summary>
<p>Run this in a terminal. Kith is then available in all folders that you trust.</p>
${codeBlock('Terminal', `gemini mcp add --transport http --scope user --header "Authorization: ${authorization}" kith ${url}`)}
</details>
<details class="fold"><summary>curl</summary>
${codeBlock('Terminal', `curl ${baseUrl}/api/me -H "Authorization: ${authorization}"`)}
</details>
</section>`
}

const tokenInput = { type: 'promptString', id: 'kith-token', description: 'Kith token', password: true }

/** Claude Desktop can only start local programs; mcp-remote connects to us. On Windows, arguments lose their spaces; `env` does not. */
function bridgeConfig(url: string, authorization: string) {
  // mcp-remote refuses plain HTTP to other computers without this flag.
  const isPlain = /^http:\/\/(?!(localhost|127\.0\.0\.1)[:/])/.test(url)
  const args = [
    '-y',
    'mcp-remote',
    url,
    ...(isPlain ? ['--allow-http'] : []),
    '--header',
    `Authorization:${variable('KITH_AUTH')}`,
  ]
  return { command: 'npx', args, env: { KITH_AUTH: authorization } }
}

/** A variable that the program itself fills in. */
const variable = (name: string) => `\${${name}}`
