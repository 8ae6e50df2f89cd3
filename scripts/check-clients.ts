import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Browser, decide } from '../test/clients/oauth-app.ts'
import { newMember, openHouse } from '../test/harness/harness.ts'
import { openProxy } from '../test/mcp/proxy.ts'
import { type PublishedClient, publishedClients } from './clients/published-clients.ts'
import { install, run } from './clients/run.ts'

// Connects published MCP clients from the npm registry by OAuth, at both addresses, with Read & write and with Read.
// Needs the registry and about ten minutes. Words choose clients: npm run check:clients -- claude

type Outcome = Record<'signs in' | 'lists' | 'reads' | 'writes' | 'refused under Read', string>

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = publishedClients.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
const home = await mkdtemp(join(tmpdir(), 'kith-clients-'))
const { url, use, close } = await openProxy()
const house = await openHouse({ BASE_URL: url, KITH_ALLOWED_ORIGINS: url })
use({ target: house.url })
const rui = await newMember(house)
const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
let runs = 0

const rows: string[] = []
for (const client of chosen) {
  const [[, version] = []] = Object.entries(client.packages)
  await install(join(home, client.name), client.packages)
  for (const path of ['/mcp', '/mcp/full']) {
    const outcome = await check(client, path)
    rows.push(`| ${[`${client.name} ${version}`, `\`${path}\``, ...Object.values(outcome)].join(' | ')} |`)
    console.log(rows.at(-1))
  }
}
console.log(`
| client | address | signs in | lists | reads | writes | refused under Read |
|---|---|---|---|---|---|---|
${rows.join('\n')}`)
await house.close()
close()
await rm(home, { recursive: true })
process.exit(rows.some((row) => row.includes('FAILED')) ? 1 : 0)

async function check(client: PublishedClient, path: string): Promise<Outcome> {
  const write = await play(client, path, 'write')
  const read = await play(client, path, 'read')
  const isListed = (name: string) => new RegExp(`\\b${name}\\b`).test(write.said)
  const outcome = {
    'signs in': write.consents > 0 && read.consents > 0,
    lists: isListed('complete_promise') || /Connected/.test(write.said),
    reads: /Ana Ribeiro/.test(write.said),
    writes: write.isStored,
    'refused under Read':
      write.isStored &&
      !read.isStored &&
      (/read.only|tool_not_found/i.test(read.said) || !/\badd_note\b/.test(read.said)),
  }
  const cells = Object.entries(outcome).map(([step, isDone]) => [
    step,
    isDone ? 'yes' : (client.lacks?.[step] ?? 'FAILED'),
  ])
  if (cells.some(([, cell]) => cell === 'FAILED')) console.log(`${write.said}\n--- with Read\n${read.said}`)
  return Object.fromEntries(cells)
}

/** Plays a client from a folder of its own. What it writes is looked up in the member's memory. */
async function play({ name, commands, refreshes }: PublishedClient, path: string, access: 'read' | 'write') {
  runs += 1
  const note = `Likes the sea, says run ${runs}.`
  const browser = new Browser(house, rui.token)
  let consents = 0
  const consent = async (address: string) => {
    await fetch(await decide(browser, { address }, { access, ...(path === '/mcp/full' && { tools: 'full' }) }))
    consents += 1
  }
  const workplace = { folder: join(home, name), home: join(home, `home-${runs}`), consent }
  const { token } = await rui.client.Tokens_create({ name: `${name} ${runs}`, access })
  let said = ''
  for (const [bin = '', ...line] of await commands({ address: url + path, connectionId, note, token })) {
    const ran = await run(workplace, bin, line)
    // Access tokens have expired and signing in is blocked, so a client that goes on has refreshed its token.
    if (refreshes) await house.kith.db.deleteFrom('appTokens').where('kind', '=', 'access').execute()
    said += `$ ${[bin, ...line].join(' ')}\n${ran.said}\n`
  }
  const { timeline } = await rui.client.Connections_get({ connectionId })
  return { said, consents, isStored: timeline.some(({ text }) => text === note) }
}
