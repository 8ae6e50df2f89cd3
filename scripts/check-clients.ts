import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Browser, decide } from '../test/app.ts'
import { newMember, openHouse } from '../test/harness.ts'
import { freePort, openProxy } from '../test/mcp/proxy.ts'

// Has the command line of the official MCP inspector, which npm fetches for this, connect as any assistant would: it finds
// the authorization server, registers, sends its user to sign in and consent, and uses the tools. Needs the npm registry.

const inspector = '@modelcontextprotocol/inspector@2.12.0'
const home = await mkdtemp(join(tmpdir(), 'kith-inspector-'))
const { url, use, close } = await openProxy()
const house = await openHouse({ BASE_URL: url, KITH_ALLOWED_ORIGINS: url })
use({ target: house.url })
const rui = await newMember(house)
const browser = new Browser(house, rui.token)
await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })

const failed: string[] = []
for (const era of ['legacy', 'modern']) {
  const login = era === 'legacy' ? [] : ['--relogin']
  await check(`${era}: tools/list, strict`, era, [...login, '--method', 'tools/list', '--strict'], /"complete_promise"/)
  const search = ['--method', 'tools/call', '--tool-name', 'search_connections', '--tool-arg', 'query=ana']
  await check(`${era}: tools/call with the stored token`, era, [...search, '--stored-auth-only'], /Ana Ribeiro/)
}
const { apps } = await rui.client.Apps_list()
console.log(`Connected apps: ${apps.map(({ name, host, access }) => `${name} at ${host}, ${access}`).join('; ')}`)

await house.close()
close()
await rm(home, { recursive: true })
process.exit(failed.length === 0 ? 0 : 1)

async function check(name: string, era: string, more: string[], wanted: RegExp) {
  const { code, said } = await inspect(['--protocol-era', era, '--format', 'json', ...more])
  const isWell = code === 0 && wanted.test(said)
  console.log(`${isWell ? '✔' : '✖'} ${name}${isWell ? '' : `: exit ${code}\n${said}`}`)
  if (!isWell) failed.push(name)
}

async function inspect(more: string[]) {
  const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
  const args = ['exec', '--yes', `--package=${inspector}`, '--', 'mcp-inspector', '--cli', `${url}/mcp`]
  const child = spawn('npm', [...args, '--callback-url', callback, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whatever it stores, it stores here; and no browser but ours opens.
    env: {
      ...process.env,
      HOME: home,
      BROWSER: 'true',
      MCP_AUTO_OPEN_ENABLED: 'true',
      MCP_INSPECTOR_SECRET_STORE: 'file',
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const lines = (await Promise.all([read(child.stdout), read(child.stderr)])).flat()
  return { code: await ended, said: lines.join('\n') }
}

/** What is said, and done: an address to consent at is opened, and answered. */
async function read(stream: NodeJS.ReadableStream) {
  const lines: string[] = []
  for await (const line of createInterface(stream)) {
    lines.push(line)
    const [address] = /https?:\/\/\S+\/oauth\/authorize\?[^\s"]+/.exec(line) ?? []
    if (address) await fetch(await decide(browser, { address }))
  }
  return lines
}
