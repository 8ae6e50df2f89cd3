import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { doAllWork } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { Upload } from '#contract/files.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Context, MemberContext } from '#platform/context/context.ts'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { openLog } from '#platform/log/log.ts'
import { applyImport } from '#transfer/imports/applying/apply.ts'
import { getImport, prepareImport } from '#transfer/imports/imports.ts'
import { undoImport } from '#transfer/imports/undoing/undo.ts'
import { LongestQuery } from './longest-query.ts'
import { type Person, people } from './people.ts'
import { postgresStore, type Store, sqliteStore } from './stores.ts'

// Measures the time and memory to read, apply, read again and undo an import of many vCards.
// node bench/import.ts [people] [sqlite|postgres]

const count = Number(process.argv[2] ?? 10_000)
const only = process.argv[3]
let atStart = 0
const file = join(tmpdir(), `kith-import-${process.pid}.vcf`)

await writeFile(file, people().take(count).map(vcard).toArray().join(''))
if (only !== 'postgres') await measure(await sqliteStore())
if (only !== 'sqlite') await measure(await postgresStore())

async function measure(store: Store) {
  const { kith, close } = await openKith(readConfig(await store.create('imports')), openLog('silent'))
  kith.embedder = null
  const longest = new LongestQuery()
  // With a plugin, statements would no longer go to SQLite directly. There the longest wait tells as much.
  const db = isPostgres(kith.db) ? kith.db.withPlugin(longest) : kith.db
  const context: Context = { ...kith, db, via: 'http', requestId: '', address: '', caller: null }
  const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password', timeZone: 'UTC' }
  const caller = await authenticateToken(kith, (await signUp(context, account)).accessToken)
  const ctx: MemberContext = { ...context, caller, ...caller }
  const bytes = (await readFile(file)).length
  const contacts = new Upload({ path: file, mediaType: 'text/vcard', size: bytes, sha256: '' })
  const work = () => doAllWork({ ...kith, db })
  await work()
  atStart = process.memoryUsage.rss()

  const step = async (what: string, begin: () => Promise<{ id: string }>) => {
    const { seconds, busy, growth, over, held, id } = await measureStep(async () => {
      const { id } = await begin()
      await work()
      return id
    })
    const { state, rows, done } = await getImport(ctx, { id })
    process.stdout.write(
      `${store.name}: ${what} ${seconds.toFixed(1)} s (this process busy for ${busy.toFixed(1)}), memory grew by ${growth} MB at most (${over} over an idle service), ${longestOf(longest)}longest wait of the process ${held} ms; ${state} ${JSON.stringify({ ...rows, ...done })}\n`,
    )
    return id
  }
  const send = async () => (await prepareImport(ctx, { contacts })).commit(ctx)
  const first = await step(`${count} vCards (${(bytes / 1e6).toFixed(1)} MB) read`, send)
  await step('applied', () => applyImport(ctx, { id: first, conflicts: 'keep', notes: 'timeline' }))
  await step('the same file read again', send)
  await step('undone', () => undoImport(ctx, { id: first }))
  await close()
  await store.close()
}

function longestOf(longest: LongestQuery) {
  const ms = longest.take()
  return ms === 0 ? '' : `longest statement ${ms.toFixed(0)} ms, `
}

/** Measures the time, the memory growth and the longest block of the event loop. */
async function measureStep(work: () => Promise<string>) {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let [most, held, isDone] = [before, 0, false]
  const watch = async () => {
    while (!isDone) {
      const from = performance.now()
      await pause(5)
      held = Math.max(held, performance.now() - from - 5)
      most = Math.max(most, process.memoryUsage.rss())
    }
  }
  const watching = watch()
  const [from, used] = [performance.now(), process.cpuUsage()]
  const id = await work()
  isDone = true
  await watching
  const { user, system } = process.cpuUsage(used)
  const over = Math.round((most - atStart) / 1e6)
  const growth = Math.round((most - before) / 1e6)
  return {
    id,
    seconds: (performance.now() - from) / 1000,
    busy: (user + system) / 1e6,
    growth,
    over,
    held: Math.round(held),
  }
}

function vcard(person: Person, at: number) {
  const { displayName, company, title, location, emails, phones, tags, notes, birthday } = person
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:book-${at}`,
    `FN:${displayName}`,
    ...(company ? [`ORG:${company}`, `TITLE:${title}`] : []),
    ...(location ? [`ADR;TYPE=HOME:;;;${location};;;`] : []),
    ...emails.map((email) => `EMAIL;TYPE=WORK:${email}`),
    ...phones.map((phone) => `TEL;TYPE=CELL:${phone}`),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.join(',')}`] : []),
    ...(birthday ? [`BDAY:${birthday}`] : []),
    ...(at % 4 === 0 ? [`NOTE:${notes[0]}`] : []),
    `X-NUMBER:${at}`,
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}
