import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openHouse } from '../test/harness/harness.ts'
import { openPreparedSqlite } from '../test/harness/stores.ts'
import type { DeviceClient } from './devices/device-client.ts'
import { evolution } from './devices/evolution.ts'
import { isInstalled } from './devices/programs.ts'
import { setScene } from './devices/scene.ts'
import { firstSync, steps } from './devices/steps.ts'
import { thunderbird } from './devices/thunderbird.ts'
import { tsdav } from './devices/tsdav.ts'
import { vdirsyncer } from './devices/vdirsyncer.ts'
import { type Cost, watchServer } from './devices/watch-server.ts'

// Syncs people and tasks with the real programs, as Debian has them, from a Kith on SQLite in a folder of its own.
// npm run check:devices -- --people 200 thunderbird

const clients: DeviceClient[] = [vdirsyncer, evolution, thunderbird, tsdav]

const { values, positionals } = parseArgs({
  options: { people: { type: 'string', default: '10000' } },
  allowPositionals: true,
})
const people = Number(values.people)
const chosen = clients.filter(({ name }) =>
  positionals.every((word) => name.toLowerCase().includes(word.toLowerCase())),
)
const home = await mkdtemp(join(tmpdir(), 'kith-devices-'))
// As it is for members: a service that is overloaded says so.
const house = await openHouse({ KITH_BUSY_MS: '1000', KITH_LOG: 'warn' }, openPreparedSqlite())
const measure = watchServer(house)

const rows: string[][] = []
for (const client of chosen) {
  const missing = client.needs.filter((need) => !isInstalled(need))
  if (missing.length > 0) {
    console.log(`Skipped: ${client.name} (apt-get install --no-install-recommends ${client.packages.join(' ')})`)
    continue
  }
  rows.push(await check(client))
}
console.log(`\n${people} people\n`)
console.log(
  table(['client', 'first sync', 'requests', 'received', 'server CPU', 'longest block', ...Object.keys(steps)]),
)
await house.close()
await rm(home, { recursive: true, force: true })
process.exit(rows.flat().some((cell) => cell.startsWith('FAILED')) ? 1 : 0)

/** A row of the table. */
async function check(client: DeviceClient) {
  const folder = join(home, client.name.split(' ')[0] ?? '')
  await mkdir(folder)
  const title = `${client.name} ${await client.version()}`
  const scene = await setScene(house, client, { people, folder, measure })
  const row = [title]
  try {
    row.push(...describeCost(await measure(() => firstSync(scene))))
    console.log(`${title}: first sync: ${row.slice(1).join(', ')}`)
    for (const [name, step] of Object.entries(steps)) {
      const began = performance.now()
      const outcome = await step(scene).catch((error) => `FAILED: ${error.message}`)
      row.push(outcome ?? `${((performance.now() - began) / 1000).toFixed(1)} s`)
      console.log(`${title}: ${name}: ${row.at(-1)}`)
    }
  } catch (error) {
    row.push('FAILED')
    console.log(`${title}: first sync:`, error)
  } finally {
    await scene.device.close()
  }
  return row
}

function describeCost({ seconds, requests, received, cpuSeconds, longestBlockMs }: Cost) {
  return [
    `${seconds.toFixed(1)} s`,
    `${requests}`,
    `${(received / 1e6).toFixed(2)} MB`,
    `${cpuSeconds.toFixed(1)} s`,
    `${Math.round(longestBlockMs)} ms`,
  ]
}

function table(head: string[]) {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.split('\n')[0]).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
