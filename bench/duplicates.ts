import { randomUUIDv7 } from 'node:crypto'
import { openKith } from '#boot/open.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { blank, toStoredRow } from '#people/connections/record/row.ts'
import { mergeConnections } from '#people/duplicates/merging/merge.ts'
import { undoMerge } from '#people/duplicates/merging/undo.ts'
import { suggestDuplicates } from '#people/duplicates/suggest.ts'
import { entryTerms, personTerms } from '#people/search/index/terms.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { LongestQuery } from './longest-query.ts'
import { people } from './people.ts'
import { quantile } from './statistics.ts'
import { postgresStore, type Store, sqliteStore } from './stores.ts'

// Measures duplicate suggestions among many people, and the merge and undo of two people with long timelines.
// node bench/duplicates.ts [people] [entries]

const count = Number(process.argv[2] ?? 100_000)
const entries = Number(process.argv[3] ?? 20_000)
/** The CPU time of the last step, because the machine is shared. */
let busy = 0
const now = '2026-03-14T09:30:00.000Z'

for (const open of [sqliteStore, postgresStore]) {
  const store = await open()
  await measure(store)
  await store.close()
}

async function measure(store: Store) {
  const { kith, close } = await openKith(readConfig(await store.create('duplicates')), openLog('silent'))
  const longest = new LongestQuery()
  const context: Context = {
    ...kith,
    db: kith.db.withPlugin(longest),
    via: 'http',
    requestId: '',
    address: '',
    caller: null,
  }
  const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password', timeZone: 'UTC' }
  const caller = await authenticateToken(kith, (await signUp(context, account)).accessToken)
  const ctx: MemberContext = { ...context, caller, ...caller }
  const [connectionId = '', otherId = ''] = await transaction(ctx, fill)
  await transaction(ctx, (ctx) => lengthen(ctx, connectionId))
  await transaction(ctx, (ctx) => lengthen(ctx, otherId))
  const say = (what: string, took: number) =>
    process.stdout.write(
      `${store.name}: ${what} ${took.toFixed(0)} ms (this process busy for ${busy.toFixed(0)}), longest statement ${longest.take().toFixed(0)} ms\n`,
    )
  longest.take()
  const times: number[] = []
  for (let turn = 0; turn < 10; turn++) times.push(await timed(() => suggestDuplicates(ctx, { limit: 20 })))
  say(`duplicates of ${count} people, p50 of 10 (first ${times[0]?.toFixed(0)})`, quantile(times, 0.5))
  say(
    `dry run of ${entries} entries`,
    await timed(() => mergeConnections(ctx, { connectionId, otherId, dryRun: true })),
  )
  let id = ''
  const merge = async () => {
    const merged = await mergeConnections(ctx, { connectionId, otherId, dryRun: false })
    if ('mergeId' in merged) id = String(merged.mergeId)
  }
  say(`merge of ${entries} entries into one with as many`, await timed(merge))
  say('undo of the merge', await timed(() => undoMerge(ctx, { id })))
  await close()
}

async function fill(ctx: MemberContext) {
  const ids: string[] = []
  for (const someone of batches(people().take(count), 1000)) {
    const rows = someone.map(({ notes, promise, ...person }) => {
      const fields = { ...blank, ...person, id: randomUUIDv7(), createdAt: now, updatedAt: now }
      return { ...fields, lastContactAt: null, recentAt: now }
    })
    ids.push(...rows.map((row) => row.id))
    const kept = rows.map((row) => ({ memberId: ctx.member.id, ...toStoredRow(row) }))
    for (const part of batches(kept, 500)) await ctx.db.insertInto('connections').values(part).execute()
    await index(
      ctx,
      rows.flatMap((row) => personTerms(row).map((term) => ({ place: 'own' as const, term, of: row.id, by: row.id }))),
    )
  }
  return ids
}

async function lengthen(ctx: MemberContext, connectionId: string) {
  const texts = people()
    .flatMap(({ notes }) => notes)
    .take(entries)
  for (const some of batches(texts, 1000)) {
    const rows = some.map((text) => ({ id: randomUUIDv7(), text }))
    const shared = {
      memberId: ctx.member.id,
      connectionId,
      kind: 'note',
      source: 'member',
      occurredAt: now,
      createdAt: now,
    } as const
    await ctx.db
      .insertInto('interactions')
      .values(rows.map((row) => ({ ...shared, ...row })))
      .execute()
    await index(
      ctx,
      rows.flatMap(({ id, text }) =>
        entryTerms(text).map((term) => ({ place: 'said' as const, term, of: connectionId, by: id })),
      ),
    )
  }
}

type Term = { place: 'own' | 'said'; term: string; of: string; by: string }

async function index(ctx: MemberContext, terms: Term[]) {
  const rows = terms.map(({ place, term, of, by }) => ({
    memberId: ctx.member.id,
    place,
    term,
    connectionId: of,
    sourceId: by,
  }))
  for (const part of batches(rows, 2000)) await ctx.db.insertInto('searchTerms').values(part).execute()
}

function* batches<T>(items: Iterable<T>, size: number) {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function timed(work: () => Promise<unknown>) {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  busy = (user + system) / 1000
  return performance.now() - began
}
