import { html } from '#platform/html/html.ts'
import { json, shell } from '../site/code-blocks.ts'

type Ready = { baseUrl: string; token: string }

/** What to paste where, for the programs that people use most; each by what its own documentation asks for. */
export function readyMade({ baseUrl, token }: Ready) {
  const url = `${baseUrl}/mcp`
  const authorization = `Bearer ${token}`
  return html`<section><h2>Ready to paste</h2>
<p>Open the one you use it with: the token is filled in.</p>
<details class="fold"><summary>Claude Code</summary>
<p>One line for the terminal. It is then there in all your projects.</p>
${shell('Terminal', `claude mcp add --transport http --scope user kith ${url} --header "Authorization: ${authorization}"`)}
</details>
<details class="fold"><summary>Claude Desktop</summary>
<p>Settings, Developer, Edit Config opens this file. It takes Node.js on the same machine; start Claude anew afterwards. Without a token: Settings, Connectors, Add custom connector, and the address <code>${url}</code>.</p>
${json('claude_desktop_config.json', { mcpServers: { kith: bridged(url, authorization) } })}
</details>
<details class="fold"><summary>VS Code</summary>
<p>VS Code asks for the token when it starts the server, and keeps it out of the file: paste it then.</p>
${json('.vscode/mcp.json', { inputs: [asked], servers: { kith: { type: 'http', url, headers: { Authorization: `Bearer ${filledIn('input:kith-token')}` } } } })}
</details>
<details class="fold"><summary>Cursor</summary>
${json('~/.cursor/mcp.json', { mcpServers: { kith: { url, headers: { Authorization: authorization } } } })}
</details>
<details class="fold"><summary>Codex</summary>
<p>At the end of its configuration, which its editor extension reads too. Without a token: <code>codex mcp add kith --url ${url}</code> has you sign in.</p>
${shell('~/.codex/config.toml', `[mcp_servers.kith]\nurl = "${url}"\nhttp_headers = { Authorization = "${authorization}" }`)}
</details>
<details class="fold"><summary>Gemini CLI</summary>
<p>One line for the terminal. It is then there in all the folders that you trust.</p>
${shell('Terminal', `gemini mcp add --transport http --scope user --header "Authorization: ${authorization}" kith ${url}`)}
</details>
<details class="fold"><summary>curl</summary>
${shell('Terminal', `curl ${baseUrl}/api/me -H "Authorization: ${authorization}"`)}
</details>
</section>`
}

const asked = { type: 'promptString', id: 'kith-token', description: 'Token for Kith', password: true }

/** Claude Desktop starts programs only: this one speaks to us. Blanks in its arguments get lost on Windows, in `env` they do not. */
function bridged(url: string, authorization: string) {
  // It refuses plain HTTP to any other machine, unless told otherwise.
  const isPlain = /^http:\/\/(?!(localhost|127\.0\.0\.1)[:/])/.test(url)
  const args = [
    '-y',
    'mcp-remote',
    url,
    ...(isPlain ? ['--allow-http'] : []),
    '--header',
    `Authorization:${filledIn('KITH_AUTH')}`,
  ]
  return { command: 'npx', args, env: { KITH_AUTH: authorization } }
}

/** A place that the program itself fills in. */
const filledIn = (name: string) => `\${${name}}`
