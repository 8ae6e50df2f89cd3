import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Browser, decide } from '../../test/clients/oauth-app.ts'
import { newMember, openHouse } from '../../test/harness/harness.ts'
import { openProxy } from '../../test/mcp/proxy.ts'
import type { PublishedClient } from './published-clients.ts'
import { install, run } from './run.ts'

const steps = ['signs in', 'lists', 'reads', 'writes', 'refused under Read'] as const
type Outcome = Record<(typeof steps)[number], string>

export type Row = { client: string; path: string; cells: string[] }

/** Plays every client at both addresses, in a folder that is gone afterwards. One that fails doesn't stop the others. */
export async function checkAll(clients: PublishedClient[], say: (line: string) => void = console.log): Promise<Row[]> {
  const home = await mkdtemp(join(tmpdir(), 'kith-clients-'))
  const removeHome = () => rmSync(home, { recursive: true, force: true })
  process.once('exit', removeHome)
  const world = await openWorld(home, say)
  const rows: Row[] = []
  try {
    for (const client of clients) {
      const [[, version] = []] = Object.entries(client.packages)
      const whyNot = await install(join(home, client.name), client.packages).then(() => null, String)
      if (whyNot !== null) say(`${client.name} could not be installed: ${whyNot}`)
      for (const path of ['/mcp', '/mcp/full']) {
        const outcome = whyNot === null ? await check(world, client, path) : failed
        rows.push({ client: `${client.name} ${version}`, path, cells: Object.values(outcome) })
        say(lineOf(rows.at(-1)))
      }
    }
  } finally {
    await world.close()
    await rm(home, { recursive: true, force: true })
    process.off('exit', removeHome)
  }
  return rows
}

export const isFailed = ({ cells }: Row) => cells.includes('FAILED')

/** The table of docs/assistants.md, and whatever failed once more at the end. */
export function report(rows: Row[]) {
  const head = `| client | address | ${steps.join(' | ')} |\n|${'---|'.repeat(steps.length + 2)}`
  const broken = rows.filter(isFailed)
  const end = broken.length === 0 ? [] : [`\n${broken.length} failed:`, ...broken.map(lineOf)]
  return ['', head, ...rows.map(lineOf), ...end].join('\n')
}

const lineOf = (row: Row | undefined) => `| ${[row?.client, `\`${row?.path}\``, ...(row?.cells ?? [])].join(' | ')} |`

const failed = Object.fromEntries(steps.map((step) => [step, 'FAILED'])) as Outcome

type World = Awaited<ReturnType<typeof openWorld>>

/** A Kith with a member and a person for the clients to read and change. */
async function openWorld(home: string, say: (line: string) => void) {
  const { url, use, close } = await openProxy()
  const house = await openHouse({ BASE_URL: url, KITH_ALLOWED_ORIGINS: url })
  use({ target: house.url })
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const closeAll = async () => {
    await house.close()
    close()
  }
  return { home, say, url, house, rui, connectionId, runs: 0, close: closeAll }
}

async function check(world: World, client: PublishedClient, path: string): Promise<Outcome> {
  const why = (error: unknown) => ({ said: String(error), consents: 0, isStored: false })
  const write = await play(world, client, path, 'write').catch(why)
  const read = await play(world, client, path, 'read').catch(why)
  const isListed = (name: string) => new RegExp(`\\b${name}\\b`).test(write.said)
  const outcome: Record<(typeof steps)[number], boolean> = {
    'signs in': write.consents > 0 && read.consents > 0,
    lists: isListed('complete_promise') || /Connected/.test(write.said),
    reads: /Ana Ribeiro/.test(write.said),
    writes: write.isStored,
    'refused under Read':
      write.isStored &&
      !read.isStored &&
      (/read.only|tool_not_found/i.test(read.said) || !/\badd_note\b/.test(read.said)),
  }
  const cells = steps.map((step) => [step, outcome[step] ? 'yes' : (client.lacks?.[step] ?? 'FAILED')])
  if (cells.some(([, cell]) => cell === 'FAILED')) world.say(`${write.said}\n--- with Read\n${read.said}`)
  return Object.fromEntries(cells)
}

/** Runs a client in its own folder, and looks up its changes in the member's memory. */
async function play(
  world: World,
  { name, commands, refreshes }: PublishedClient,
  path: string,
  access: 'read' | 'write',
) {
  const { home, url, house, rui, connectionId } = world
  world.runs += 1
  const { runs } = world
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
