import { html, type Part } from '#platform/html/html.ts'
import { copyable } from '../../app/drawing/copyable.ts'
import { jsonText } from '../../site/code-blocks.ts'
import type { SettingsRequest } from '../frame/pages.ts'

/** How to set up the most common assistants with a token, as their own documentation says. */
export function assistantSetup(page: SettingsRequest, token: string) {
  const { setup } = page.words.settings
  const { baseUrl } = page.ctx.config
  const url = `${baseUrl}/mcp`
  const authorization = `Bearer ${token}`
  const header = `--header "Authorization: ${authorization}"`
  const inFile = (name: string, value: unknown) => copyable(page, name, jsonText(value))
  const inTerminal = (command: string) => copyable(page, setup.terminal, command)
  const codex = `[mcp_servers.kith]\nurl = "${url}"\nhttp_headers = { Authorization = "${authorization}" }`
  return html`<section><h2>${setup.title}</h2>
<p>${setup.lead({ address: `${url}/full` })}</p>
${program('Claude Code', setup.claudeCode, inTerminal(`claude mcp add --transport http --scope user kith ${url} ${header}`))}
${program('Claude Desktop', [setup.claudeDesktop, ' ', setup.claudeDesktopWithout({ address: url })], inFile('claude_desktop_config.json', { mcpServers: { kith: bridgeConfig(url, authorization) } }))}
${program('VS Code', setup.vsCode, inFile('.vscode/mcp.json', { inputs: [tokenInput], servers: { kith: { type: 'http', url, headers: { Authorization: `Bearer ${variable('input:kith-token')}` } } } }))}
${program('Cursor', null, inFile('~/.cursor/mcp.json', { mcpServers: { kith: { url, headers: { Authorization: authorization } } } }))}
${program('Codex', [setup.codex, ' ', setup.codexWithout({ command: `codex mcp add kith --url ${url}` })], copyable(page, '~/.codex/config.toml', codex))}
${program('Gemini CLI', setup.gemini, inTerminal(`gemini mcp add --transport http --scope user ${header} kith ${url}`))}
${program('curl', null, inTerminal(`curl ${baseUrl}/api/me -H "Authorization: ${authorization}"`))}
</section>`
}

const program = (name: string, text: Part, block: Part) => html`<details class="fold"><summary>${name}</summary>
${text && html`<p>${text}</p>`}
${block}
</details>`

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
