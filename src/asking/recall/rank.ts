import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import { instantText } from '#platform/context/context.ts'
import { apart, type Neighbours } from './neighbours.ts'
import type { Entry, RecallQuestion } from './passage.ts'

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

/** The weight of each signal. The words of the best entry count 1. */
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

/** The weight of each word of a question, in the order of the question: rarer words weigh more. */
export type Worth = ReadonlyMap<string, number>

/** An entry, how often it has each word, and the weight of its best part. */
export type Weighed = { entry: Entry; has: Map<string, number>; weight: number }

/** BM25. A text scores by its best part: in a long transcript, the sentences on one topic are close together. */
export function weigh(entry: Entry, worth: Worth): Weighed {
  const all = tellingWords(entry.text).map(stem)
  const weights = partsOf(all).map((part) => partWeight(part, worth))
  return { entry, has: countWords(all, worth), weight: Math.max(0, ...weights) }
}

/** BM25 parameters: saturation of repeated words, penalty for length, and the usual length. */
const saturation = 1.2
const lengthCounts = 0.4
const usualLength = 20

function partWeight(part: string[], worth: Worth) {
  const has = countWords(part, worth)
  const room = saturation * (1 - lengthCounts + (lengthCounts * part.length) / usualLength)
  const weights = [...has].map(([word, times]) => ((worth.get(word) ?? 0) * times * (saturation + 1)) / (times + room))
  return sumOf(weights) + (has.size > 1 ? together(part, worth) : 0)
}

/** Words that are adjacent in the question and in the text belong together: "charity race". */
function together(part: string[], worth: Worth) {
  const asked = [...worth]
  const pairs = asked.slice(1).map((second, at) => [asked[at] ?? second, second] as const)
  return sumOf(pairs.map(([[one, a], [other, b]]) => (isBeside(part, one, other) ? (togetherCounts * (a + b)) / 2 : 0)))
}

const togetherCounts = 0.5

/** In either order, or with one word between them. */
function isBeside(part: string[], one: string, other: string) {
  return part.some((word, at) => word === one && [-1, 1, 2].some((step) => part[at + step] === other))
}

const sumOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0)

function countWords(words: string[], worth: Worth) {
  const counts = new Map<string, number>()
  for (const word of words) if (worth.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const partLength = 80

/** Parts overlap by half, so that every phrase is whole in some part. */
function partsOf(words: string[]) {
  if (words.length <= partLength) return [words]
  const steps = Math.ceil((words.length - partLength) / (partLength / 2)) + 1
  return Array.from({ length: steps }, (_, at) =>
    words.slice((at * partLength) / 2, (at * partLength) / 2 + partLength),
  )
}

/** Inverse document frequency: rarer words are worth more. */
export function worthOf(occurrences: Map<string, number>, entries: number): Worth {
  return new Map(
    [...occurrences].map(([word, count]) => {
      const all = Math.max(entries, count)
      return [word, Math.log(1 + (all - count + 0.5) / (count + 0.5))]
    }),
  )
}
