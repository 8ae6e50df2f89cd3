import { readQuestion } from '#asking/questions/read.ts'
import { recall } from '#asking/recall/recall.ts'
import { makeVectors } from '#asking/vectors/fill.ts'
import { recall as addOn } from '#platform/addons/add-on.ts'
import { quantile } from '../statistics.ts'
import type { Store } from '../stores.ts'
import { fixed, type Table } from '../table.ts'
import { memberTold, openHouse } from './house.ts'
import type { Conversation } from './locomo.ts'

const depths = [1, 5, 10]

/** The share of a question's evidence among the first passages found. */
export async function evidence(stores: Store[], conversations: Conversation[]): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) rows.push(await measured(store, conversations, { withMeaning: false }))
  for (const store of addOn.isInstalled() ? stores : []) {
    rows.push(await measured(store, conversations, { withMeaning: true }))
  }
  const published = ['published: DRAGON (all five categories)', '', '56.7', '66.2', '', '', '']
  const head = ['store', ...depths.map((depth) => `R@${depth}`), 'hit@5', 'hit@10', 'p50 ms']
  const note = `LoCoMo-10, categories 1 to 4, captions of pictures read. R@k: the part of a question's evidence among the
first k, on average; hit: the part of questions with at least one of it there.`
  return { title: 'Evidence recalled', note, head, rows: [...rows, published] }
}

async function measured(store: Store, conversations: Conversation[], { withMeaning }: { withMeaning: boolean }) {
  const { kith, close } = await openHouse(await store.create(withMeaning ? 'locomo_meaning' : 'locomo'))
  if (!withMeaning) kith.embedder = null
  const shares: Record<number, number[]> = { 1: [], 5: [], 10: [] }
  const times: number[] = []
  for (const [at, { speakers, turns, questions }] of conversations.entries()) {
    const told = turns.map(({ speaker, text, at }) => ({ who: speaker, text, at }))
    const remembered = await memberTold(kith, `locomo${at}`, speakers, told)
    const { ids } = remembered
    // Asked on the day after the last they said.
    const last = Temporal.Instant.from(turns.at(-1)?.at ?? '').add({ hours: 24 })
    const ctx = { ...remembered.ctx, now: () => last }
    await makeVectors(ctx, 'interaction', ids, new AbortController().signal)
    const turnOf = new Map(ids.map((id, at) => [id, turns[at]?.id ?? '']))
    for (const { text, evidence } of questions) {
      const began = performance.now()
      const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
      const { passages } = await recall(ctx, question, { limit: 10 })
      times.push(performance.now() - began)
      const found = passages.map(({ id }) => turnOf.get(id))
      for (const depth of depths) {
        const top = new Set(found.slice(0, depth))
        shares[depth]?.push(evidence.filter((id) => top.has(id)).length / evidence.length)
      }
    }
  }
  await close()
  const mean = (depth: number) => percent(shares[depth] ?? [])
  const hits = (depth: number) => percent((shares[depth] ?? []).map((share) => (share > 0 ? 1 : 0)))
  return [
    withMeaning ? `${store.name}, with the add-on` : store.name,
    ...depths.map(mean),
    hits(5),
    hits(10),
    fixed(quantile(times, 0.5), 1),
  ]
}

const percent = (parts: number[]) => fixed((100 * parts.reduce((sum, each) => sum + each, 0)) / parts.length, 1)
