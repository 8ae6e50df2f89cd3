import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MemberContext } from '#platform/context/context.ts'
import { mapInTurns } from '#platform/context/turns.ts'
import { alike } from '../vectors/similar.ts'
import { candidatesFor } from './candidates.ts'
import { findNeighbours } from './neighbours.ts'
import { type Entry, type Recalled, type RecallQuestion, withoutNames } from './passage.ts'
import { namesOf } from './people.ts'
import { type Hints, isWithinLimit, rank, type Scored, timeRangeOf, type Weighed, type Worth, weigh } from './rank.ts'

export type Options = { limit?: number; lowered?: ReadonlySet<string>; meaning?: typeof alike }

/** For this many of the best passages, neighbouring entries are read too. */
const looksAround = 16

/** The passages of the member's memory that may answer a question, best first. */
export async function recall(
  ctx: MemberContext,
  question: RecallQuestion,
  { limit = 20, lowered = new Set(), meaning = alike }: Options = {},
): Promise<Recalled> {
  const { connectionId, about } = question
  const stretch = timeRangeOf(question)
  const meant = await meaning(ctx, withoutNames(question), { connectionId })
  const { entries, worth } = await candidatesFor(ctx, question, stretch, meant)
  await nextTurn()
  const weighed = await mapInTurns(entries, (entry) => weigh(entry, worth))
  const hints: Hints = { worth, about: new Set(about), stretch, neighbours: [], alike: meant, lowered }
  const seeds = rank(weighed, hints).filter(({ entry }) => entry.kind === 'interaction')
  const beside = await findNeighbours(
    ctx,
    seeds.slice(0, looksAround).map(({ entry }) => entry),
    connectionId,
  )
  await nextTurn()
  const found = await mapInTurns(withoutKnown(beside.entries, weighed), (entry) => weigh(entry, worth))
  const all = [...weighed, ...found]
  const isAllowed = isWithinLimit(question)
  const ranked = rank(all, { ...hints, neighbours: beside.neighbours }).filter(({ entry }) => isAllowed(entry))
  const shown = ranked.slice(0, limit)
  const names = await namesOf(ctx, [...new Set(shown.map(({ entry }) => entry.connectionId))])
  const passages = shown.map(({ entry, score }) => {
    const likeness = meant?.get(entry.id)
    const connectionName = names.get(entry.connectionId) ?? ''
    return { ...entry, connectionName, score, ...(likeness !== undefined && { likeness }) }
  })
  return { passages, coverage: coverage(ranked, { worth, about: hints.about }) }
}

function withoutKnown(entries: Entry[], known: Weighed[]) {
  const ids = new Set(known.map(({ entry }) => entry.id))
  return entries.filter(({ id }) => !ids.has(id))
}

/** How many of the best passages are checked for a word. */
const passagesChecked = 3

/** The share of the question's words, by weight, that the best passages have. Only passages about its people count. */
function coverage(ranked: Scored[], { worth, about }: { worth: Worth; about: ReadonlySet<string> }) {
  const theirs = about.size === 0 ? ranked : ranked.filter(({ entry }) => about.has(entry.connectionId))
  const all = [...worth.values()].reduce((sum, each) => sum + each, 0)
  if (all === 0) return theirs.length > 0 ? 1 : 0
  const had = new Set(theirs.slice(0, passagesChecked).flatMap(({ has }) => [...has.keys()]))
  return [...had].reduce((sum, word) => sum + (worth.get(word) ?? 0), 0) / all
}
