import { openKith } from '#boot/open.ts'
import { createClient } from '#contract/client.ts'
import { readConfig } from '#platform/config/config.ts'
import { openLog } from '#platform/log/log.ts'
import { newMember } from '../fill-database.ts'
import { startServer } from '../server-process.ts'
import type { Store } from '../stores.ts'
import { fixed, type Table } from '../table.ts'
import { fillLife } from './fill.ts'
import { Judge } from './judge.ts'
import { instantIn, type Life, readLife } from './life.ts'
import { type Outcome, playTask, type ToolSet } from './play.ts'
import { connectTools } from './scripted-assistant.ts'
import { tasks } from './tasks/tasks.ts'

const addresses: Record<ToolSet, string> = { eight: '/mcp', full: '/mcp/full' }

/** Everyday tasks, played through the tools by a scripted assistant against a server process. */
export async function assistant(stores: Store[]): Promise<Table> {
  const life = await readLife()
  const rows: string[][] = []
  for (const store of stores) {
    for (const set of ['eight', 'full'] as const) {
      const outcomes = await playAll(await store.create(`assistant_${set}`), life, set)
      for (const { says, failure } of outcomes) if (failure) process.stderr.write(`${set}: ${says} ${failure}\n`)
      rows.push([set, store.name, ...figuresOf(outcomes)])
    }
  }
  return { title: 'Everyday tasks of an assistant', note, head, rows }
}

const note = `${tasks.length} tasks as a member says them (\`bench/assistant/tasks\`), in a memory of 66 people (\`bench/assistant/life\`). A script
calls the tools; its arguments come from the words of the task and from earlier answers. Calls and bytes are of the tasks done.`
const head = ['tools', 'store', 'done', 'calls a task', 'bytes read a task: median', 'mean', 'wrong people written to']

async function playAll(env: Record<string, string>, life: Life, set: ToolSet): Promise<Outcome[]> {
  const now = `${instantIn(life, life.now)}`
  const { token, ids } = await fill(env, life, now)
  const server = await startServer({ env, token, connectionId: '', others: [] }, { kind: 'kith', now })
  const url = `http://127.0.0.1:${server.port}`
  const client = createClient({ baseUrl: url, token })
  const personal = await client.Tokens_create({ name: 'Assistant', access: 'write' })
  const tools = await connectTools(new URL(addresses[set], url), personal.token)
  const judge = new Judge(client, ids)
  await judge.skipChanges()
  const outcomes: Outcome[] = []
  for (const task of tasks) outcomes.push(await playTask({ life, judge, tools }, set, task))
  await server.stop()
  return outcomes
}

async function fill(env: Record<string, string>, life: Life, now: string) {
  const { kith, close } = await openKith(readConfig(env), openLog('silent'), () => Temporal.Instant.from(now))
  const { ctx, token } = await newMember(kith, { name: life.member, timeZone: life.timeZone })
  const ids = await fillLife(ctx, life)
  await close()
  return { token, ids }
}

function figuresOf(outcomes: Outcome[]) {
  const done = outcomes.filter(({ failure }) => failure === null)
  const bytes = done.map((outcome) => outcome.bytes).sort((a, b) => a - b)
  return [
    `${done.length} of ${outcomes.length} (${Math.round((100 * done.length) / outcomes.length)} %)`,
    fixed(mean(done.map(({ calls }) => calls)), 1),
    String(bytes[Math.floor(bytes.length / 2)] ?? 0),
    fixed(mean(bytes), 0),
    String(outcomes.reduce((sum, { wrongPeople }) => sum + wrongPeople.length, 0)),
  ]
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
