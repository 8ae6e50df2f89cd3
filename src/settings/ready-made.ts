import { json, shell } from '../pages/code.ts'
import { html } from '../pages/html.ts'

type Ready = { baseUrl: string; token: string }

/** What to paste where, for the programs that people use most; each by what its own documentation asks for. */
export function readyMade({ baseUrl, token }: Ready) {
  const url = `${baseUrl}/mcp`
  const authorization = `Bearer ${token}`
  return html`<section><h2>Claude Code</h2>
<p>One line for the terminal. It is then there in all your projects.</p>
${shell('Terminal', `claude mcp add --transport http --scope user kith ${url} --header "Authorization: ${authorization}"`)}
</section>
<section><h2>Claude Desktop</h2>
<p>Settings, Developer, Edit Config opens this file. It takes Node.js on the same machine; start Claude anew afterwards. Without a token: Settings, Connectors, Add custom connector, and the address <code>${url}</code>.</p>
${json('claude_desktop_config.json', { mcpServers: { kith: bridged(url, authorization) } })}
</section>
<section><h2>VS Code</h2>
<p>VS Code asks for the token when it starts the server, and keeps it out of the file: paste it then.</p>
${json('.vscode/mcp.json', { inputs: [asked], servers: { kith: { type: 'http', url, headers: { Authorization: `Bearer ${filledIn('input:kith-token')}` } } } })}
</section>
<section><h2>Cursor</h2>
${json('~/.cursor/mcp.json', { mcpServers: { kith: { url, headers: { Authorization: authorization } } } })}
</section>
<section><h2>Codex</h2>
<p>At the end of its configuration, which its editor extension reads too. Without a token: <code>codex mcp add kith --url ${url}</code> has you sign in.</p>
${shell('~/.codex/config.toml', `[mcp_servers.kith]\nurl = "${url}"\nhttp_headers = { Authorization = "${authorization}" }`)}
</section>
<section><h2>Gemini CLI</h2>
<p>One line for the terminal. It is then there in all the folders that you trust.</p>
${shell('Terminal', `gemini mcp add --transport http --scope user --header "Authorization: ${authorization}" kith ${url}`)}
</section>
<section><h2>curl</h2>
${shell('Terminal', `curl ${baseUrl}/api/me -H "Authorization: ${authorization}"`)}
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
