import { instantText } from '#platform/context/context.ts'
import type { Entry } from './entries.ts'
import { apart, type Neighbours } from './neighbours.ts'
import type { RecallQuestion } from './passage.ts'
import type { Weighed, Worth } from './word-score.ts'

/** The end is exclusive. */
export type TimeRange = { from: string; to: string }

export type Hints = {
  worth: Worth
  about: ReadonlySet<string>
  stretch: TimeRange | null
  neighbours: Neighbours[]
  /** Similarity in meaning, if known. */
  alike: ReadonlyMap<string, number> | null
  lowered: ReadonlySet<string>
}

/** What each signal adds to the score. The words of the best entry make 1. */
const bonus = { person: 0.6, next: 0.3, nextButOne: 0.15, occasion: 0.4, date: 0.5 }
const share = { words: 0.4, meaning: 0.6 }
const loweredTo = 0.3

export type Scored = Weighed & { score: number }

/** Best first. Only words, neighbouring entries and the date make an entry eligible. */
export function rank(weighed: Weighed[], hints: Hints): Scored[] {
  const fit = fits(weighed, hints)
  const near = nearness(fit, hints.neighbours)
  const occasions = occasionScores(weighed, hints.worth)
  return weighed
    .map((each) => {
      const { id, connectionId, at } = each.entry
      const isThen = hints.stretch !== null && at >= hints.stretch.from && at < hints.stretch.to
      const core = (fit.get(id) ?? 0) + (near.get(id) ?? 0) + (isThen ? bonus.date : 0)
      const more = bonus.occasion * (occasions.get(id) ?? 0) + (hints.about.has(connectionId) ? bonus.person : 0)
      const isSought = core > 0 || hints.worth.size === 0
      return { ...each, score: isSought ? (core + more) * (hints.lowered.has(id) ? loweredTo : 1) : 0 }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || newer(a, b))
}

const newer = (a: Weighed, b: Weighed) => (a.entry.at + a.entry.id > b.entry.at + b.entry.id ? -1 : 1)

/** By words, and by meaning if known: each relative to the best. */
function fits(weighed: Weighed[], { alike }: Hints) {
  const highest = Math.max(...weighed.map(({ weight }) => weight), Number.MIN_VALUE)
  const byWords = new Map(weighed.map(({ entry, weight }) => [entry.id, weight / highest]))
  if (!alike || alike.size === 0) return byWords
  const [least, best] = [Math.min(...alike.values()), Math.max(...alike.values())]
  const byMeaning = (id: string) => ((alike.get(id) ?? least) - least) / Math.max(best - least, Number.MIN_VALUE)
  return new Map([...byWords].map(([id, fit]) => [id, share.words * fit + share.meaning * byMeaning(id)]))
}

/** A question and its answer are next to each other, and perhaps only one of them has the word. */
function nearness(fit: Map<string, number>, neighbours: Neighbours[]) {
  const near = new Map<string, number>()
  const add = (to: string, from: string, factor: number) =>
    near.set(to, (near.get(to) ?? 0) + factor * (fit.get(from) ?? 0))
  const seen = new Set<string>()
  for (const { one, other, steps } of neighbours) {
    const pair = one < other ? one + other : other + one
    if (seen.has(pair)) continue
    seen.add(pair)
    const factor = steps === 1 ? bonus.next : bonus.nextButOne
    add(one, other, factor)
    add(other, one, factor)
  }
  return near
}

/** How much of the question the same occasion covers, relative to the best. */
function occasionScores(weighed: Weighed[], worth: Worth) {
  const scores = occasions(weighed).map((group) => ({ group, score: groupWeight(group, worth) }))
  const highest = Math.max(...scores.map(({ score }) => score), Number.MIN_VALUE)
  return new Map(scores.flatMap(({ group, score }) => group.map(({ entry }) => [entry.id, score / highest])))
}

function groupWeight(group: Weighed[], worth: Worth) {
  const counts = new Map<string, number>()
  for (const { has } of group) for (const [word, times] of has) counts.set(word, (counts.get(word) ?? 0) + times)
  return [...counts].reduce((sum, [word, times]) => sum + ((worth.get(word) ?? 0) * times * 2.2) / (times + 1.2), 0)
}

/** Entries close together in time. */
function occasions(weighed: Weighed[]) {
  const inOrder = weighed
    .filter(({ entry }) => entry.kind === 'interaction')
    .map((each) => ({ each, at: Date.parse(each.entry.at) }))
    .sort((a, b) => a.at - b.at)
  const groups: Weighed[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const { each, at } of inOrder) {
    if (at - last > apart) groups.push([])
    groups.at(-1)?.push(each)
    last = at
  }
  return groups
}

/** The days of a question as instants in the member's time zone. */
export function timeRangeOf({ span, timeZone }: Pick<RecallQuestion, 'span' | 'timeZone'>): TimeRange | null {
  if (!span) return null
  const begin = (day: Temporal.PlainDate) => instantText(day.toZonedDateTime(timeZone).toInstant())
  return { from: begin(span.from), to: begin(span.to) }
}

/** Whether a passage may be cited: a question that is limited to a time takes no entry of another time. */
export function isWithinLimit(question: Pick<RecallQuestion, 'span' | 'timeZone' | 'isOnlyThen'>) {
  const range = question.isOnlyThen ? timeRangeOf(question) : null
  return ({ kind, at }: Pick<Entry, 'kind' | 'at'>) =>
    range === null || kind !== 'interaction' || (at >= range.from && at < range.to)
}
