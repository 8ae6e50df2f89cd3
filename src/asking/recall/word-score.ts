import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import type { Entry } from './entries.ts'

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
