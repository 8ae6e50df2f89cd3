import type { FieldError } from '#contract/errors.ts'
import { html, type Part } from '#platform/html/html.ts'
import { checkField, inputField, radioField, selectField } from '../../kit/fields.ts'
import { dangerPanel, formKey } from '../../kit/forms.ts'
import { copyable, formErrorBox, noticeIn } from '../../kit/notices.ts'
import { accessOptions } from '../../site/access.ts'
import type { Output } from '../../site/call-operation.ts'
import { jsonText } from '../../site/code-blocks.ts'
import { lastUsed, sentenceAt } from '../frame/moments.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { entryList, sendSettings } from '../frame/screen.ts'
import { renameForm, type TypedName } from './renaming.ts'

type Token = Output<'Tokens_get'>
type NewToken = {
  name: string
  access: string
  manages: boolean
  days: string
  errors: FieldError[]
  formError?: string
  status?: number
}

/** For the pages below the list. */
const backToTokens = ({ words }: SettingsRequest) => ({ href: '/settings/tokens', label: words.settings.tokens.title })

export function sendTokens(page: SettingsRequest, tokens: Token[]) {
  const words = page.words.settings.tokens
  const entries = tokens.map((token) => ({
    href: `/settings/tokens/${token.id}`,
    title: html`<bdi>${token.name}</bdi>`,
    facts: [accessOf(page, token), ...factsOf(page, token)],
  }))
  const body = html`${entries.length > 0 && entryList(entries)}
<p><a class="button" href="/settings/tokens/new">${words.create}</a></p>`
  return sendSettings(page, { title: words.title, lead: words.hint, body, notice: noticeIn(words.notices, page.said) })
}

function accessOf({ words }: SettingsRequest, { access, manages }: Token) {
  return manages ? words.settings.tokens.mayManage({ access: words.access[access] }) : words.access[access]
}

function factsOf(page: SettingsRequest, { createdAt, lastUsedAt, expiresAt }: Token) {
  const words = page.words.settings.tokens
  return [
    sentenceAt(page, createdAt, (when) => words.created({ when })),
    lastUsed(page, lastUsedAt),
    expiryOf(page, expiresAt),
  ]
}

/** Only what expires can be renewed. */
export const renewForm = ({ words }: SettingsRequest, path: string) =>
  html`<form method="post" action="${path}/renewal">
  <button type="submit" class="quiet">${words.settings.tokens.renew}</button></form>`

export function expiryOf(page: SettingsRequest, at: string | undefined) {
  const words = page.words.settings.tokens
  if (!at) return words.noExpiry
  const now = page.ctx.now()
  const isExpired = Temporal.Instant.compare(at, now) <= 0
  const isNear = Temporal.Instant.compare(at, now.add(nearExpiry)) <= 0
  const sentence = sentenceAt(page, at, (when) => (isExpired ? words.expired({ when }) : words.expires({ when })))
  return isNear ? html`<strong>${sentence}</strong>` : sentence
}

/** Long enough to see it in time to renew it. */
const nearExpiry = Temporal.Duration.from({ hours: 24 * 30 })

export function sendNewToken(page: SettingsRequest, typed: NewToken) {
  const { name, access, manages, days, errors, formError, status } = typed
  const { settings } = page.words
  const words = settings.tokens
  const expiryOptions = Object.entries(words.days).map(([value, label]) => ({ value, label }))
  const body = html`<form class="panel" method="post" action="/settings/tokens">
${formErrorBox(formError)}
${formKey()}
${inputField({
  id: 'name',
  label: settings.name,
  hint: words.nameHint,
  errors,
  focus: true,
  value: name,
  more: html`maxlength="80" autocomplete="off"`,
})}
${radioField({
  id: 'access',
  label: words.access,
  options: accessOptions(page.words.access),
  chosen: access,
  errors,
})}
${checkField({
  id: 'manages',
  label: words.manages,
  hint: words.managesHint,
  isChosen: manages,
  errors,
})}
${selectField({
  id: 'days',
  label: words.expiresAfter,
  options: expiryOptions,
  chosen: days,
  errors: errors.map(toDaysField),
})}
<button type="submit">${words.create}</button>
</form>`
  const screen = { title: words.newTitle, lead: words.newLead, body, formError, back: backToTokens(page) }
  return sendSettings(page, screen, status)
}

const toDaysField = (error: FieldError) => (error.field === 'expiresInDays' ? { ...error, field: 'days' } : error)

/** The only time the token is shown. */
export function sendCreatedToken(page: SettingsRequest, created: Token & { token: string }) {
  const words = page.words.settings.tokens
  const body = html`${copyable(page, words.token, created.token)}
<p>${words.keepSecret}</p>
${assistantSetup(page, created.token)}`
  const lead = words.madeLead({ name: created.name, access: page.words.access[created.access] })
  const screen = { title: words.madeTitle, lead, body, scripts: ['people/copy.js'], back: backToTokens(page) }
  return sendSettings(page, screen)
}

export function sendTokenPage(page: SettingsRequest, token: Token, typed: TypedName) {
  const { settings, access } = page.words
  const words = settings.tokens
  const { id, name, manages } = token
  const path = `/settings/tokens/${id}`
  const text = manages ? words.revokeManagesText : words.revokeText
  const body = html`<ul class="facts">${factsOf(page, token).map((fact) => html`<li>${fact}</li>`)}</ul>
${renameForm(page, path, { name, ...typed })}
${token.expiresAt && renewForm(page, path)}
${dangerPanel({ action: `${path}/revocation`, title: words.revokeTitle, text, label: words.revoke })}`
  const screen = {
    title: name,
    heading: html`<bdi>${name}</bdi>`,
    lead: (manages ? words.leadManages : words.lead)({ access: access[token.access] }),
    back: backToTokens(page),
  }
  return sendSettings(page, { ...screen, body, formError: typed.formError }, typed.status)
}

/** How to set up the most common assistants with a token, as their own documentation says. */
function assistantSetup(page: SettingsRequest, token: string) {
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
${program(
  'Claude Code',
  setup.claudeCode,
  inTerminal(`claude mcp add --transport http --scope user kith ${url} ${header}`),
)}
${program(
  'Claude Desktop',
  [setup.claudeDesktop, ' ', setup.claudeDesktopWithout({ address: url })],
  inFile('claude_desktop_config.json', { mcpServers: { kith: bridgeConfig(url, authorization) } }),
)}
${program(
  'VS Code',
  setup.vsCode,
  inFile('.vscode/mcp.json', {
    inputs: [tokenInput],
    servers: { kith: { type: 'http', url, headers: { Authorization: `Bearer ${variable('input:kith-token')}` } } },
  }),
)}
${program(
  'Cursor',
  null,
  inFile('~/.cursor/mcp.json', { mcpServers: { kith: { url, headers: { Authorization: authorization } } } }),
)}
${program(
  'Codex',
  [setup.codex, ' ', setup.codexWithout({ command: `codex mcp add kith --url ${url}` })],
  copyable(page, '~/.codex/config.toml', codex),
)}
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
