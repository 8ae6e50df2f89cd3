import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Browser, decide } from '../test/clients/oauth-app.ts'
import { newMember, openHouse } from '../test/harness/harness.ts'
import { freePort, openProxy } from '../test/mcp/proxy.ts'

// Connects published MCP clients from the npm registry, with a token or by OAuth. Needs the registry and a few minutes.

type Program = { name: string; version: string; bin: string }
type Run = { said: string; code: number | null }

const inspector = { name: '@modelcontextprotocol/inspector', version: '2.12.0', bin: 'mcp-inspector' }
const claude = { name: '@anthropic-ai/claude-code', version: '2.1.325', bin: 'claude' }
const codex = { name: '@openai/codex', version: '0.166.0', bin: 'codex' }
const gemini = { name: '@google/gemini-cli', version: '0.61.0', bin: 'gemini' }
const mcporter = { name: 'mcporter', version: '0.12.3', bin: 'mcporter' }

const home = await mkdtemp(join(tmpdir(), 'kith-clients-'))
const { url, use, close } = await openProxy()
const house = await openHouse({ BASE_URL: url, KITH_ALLOWED_ORIGINS: url })
use({ target: house.url })
const rui = await newMember(house)
const browser = new Browser(house, rui.token)
await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
const made = await rui.client.Tokens_create({ name: 'Programs', access: 'write' })
const bearer = `Authorization: Bearer ${made.token}`
const mcp = `${url}/mcp`
const results: { program: string; version: string; how: string; result: string }[] = []

await check(claude, 'a token in a header', /✔ Connected/, [
  ['mcp', 'add', '--transport', 'http', '--scope', 'user', 'kith', mcp, '--header', bearer],
  ['mcp', 'list'],
])
await check(claude, 'no token: says that it must sign in', /Needs authentication/, [
  ['mcp', 'remove', 'kith'],
  ['mcp', 'add', '--transport', 'http', '--scope', 'user', 'kith', mcp],
  ['mcp', 'list'],
])
await check(codex, 'signs in by registering', /Successfully logged in/, [
  ['mcp', 'add', 'kith', '--url', mcp, '--oauth-client-registration', 'dcr'],
])
await check(gemini, 'a token in a header', /✓ kith.*Connected/, [
  ['mcp', 'add', '--transport', 'http', '--scope', 'user', '--header', bearer, 'kith', mcp],
  ['mcp', 'list'],
])
await check(mcporter, 'signs in, calls a tool', /Ana Ribeiro/, [
  ['config', 'add', 'kith', mcp, '--auth', 'oauth', '--scope', 'home'],
  ['auth', 'kith'],
  ['call', 'kith.search_connections', 'query=ana'],
])
for (const era of ['legacy', 'modern']) {
  const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
  const cli = ['--cli', mcp, '--callback-url', callback, '--protocol-era', era, '--format', 'json']
  const login = era === 'legacy' ? [] : ['--relogin']
  await check(inspector, `${era}: signs in, lists tools, strict`, /"complete_promise"/, [
    [...cli, ...login, '--method', 'tools/list', '--strict'],
  ])
  const call = ['--method', 'tools/call', '--tool-name', 'search_connections', '--tool-arg', 'query=ana']
  // All access tokens have expired and signing in is blocked, so a client that goes on has refreshed its token.
  await house.kith.db.deleteFrom('appTokens').where('kind', '=', 'access').execute()
  await check(inspector, `${era}: refreshes, calls a tool`, /Ana Ribeiro/, [[...cli, ...call, '--stored-auth-only']])
}

console.table(results)
const { apps } = await rui.client.Apps_list()
console.log(`Connected apps: ${apps.map(({ name, host, access }) => `${name} at ${host}, ${access}`).join('; ')}`)
await house.close()
close()
await rm(home, { recursive: true })
process.exit(results.every(({ result }) => result === 'well') ? 0 : 1)

/** Runs commands in order. The output of the last one must match. */
async function check(program: Program, how: string, wanted: RegExp, lines: string[][]) {
  let last: Run = { said: '', code: 0 }
  for (const line of lines) last = await run(program, line)
  const isWell = last.code === 0 && wanted.test(last.said)
  if (!isWell) console.log(`${program.bin} ${lines.at(-1)?.join(' ')}: exit ${last.code}\n${last.said}`)
  results.push({ program: program.name, version: program.version, how, result: isWell ? 'well' : 'FAILED' })
}

async function run({ name, version, bin }: Program, line: string[]): Promise<Run> {
  // Clients store their files here.
  const own = join(home, bin)
  await mkdir(own, { recursive: true })
  const child = spawn('npm', ['exec', '--yes', `--package=${name}@${version}`, '--', bin, ...line], {
    cwd: own,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // With the pinned Node, because some clients need a new one, and without opening a browser.
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: own,
      BROWSER: 'true',
      CI: 'true',
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
      MCP_AUTO_OPEN_ENABLED: 'true',
      MCP_INSPECTOR_SECRET_STORE: 'file',
      npm_config_cache: join(home, 'npm'),
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const said = (await Promise.all([read(child.stdout), read(child.stderr)])).flat().join('\n')
  return { code: await ended, said }
}

/** Collects the output, and consents when a consent address is printed. */
async function read(stream: NodeJS.ReadableStream) {
  const lines: string[] = []
  for await (const line of createInterface(stream)) {
    lines.push(line)
    const [address] = /https?:\/\/\S+\/oauth\/authorize\?[^\s"]+/.exec(line) ?? []
    if (address) await fetch(await decide(browser, { address }))
  }
  return lines
}
