import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import type { Entry } from './entries.ts'

/** How much each word of a question tells, in the order of the question: the rarer, the more. */
export type Worth = ReadonlyMap<string, number>

/** An entry, which of the words it has how often, and what they weigh in the part of it where they weigh most. */
export type Weighed = { entry: Entry; has: Map<string, number>; weight: number }

/** BM25. A text is weighed by its best part: in an hour of talk, what was said of one thing stands together. */
export function weigh(entry: Entry, worth: Worth): Weighed {
  const all = tellingWords(entry.text).map(stem)
  const weights = partsOf(all).map((part) => partWeight(part, worth))
  return { entry, has: countWords(all, worth), weight: Math.max(0, ...weights) }
}

/** How fast a word that comes again stops to count, how much length counts against a text, and what is usual. */
const saturation = 1.2
const lengthCounts = 0.4
const usualLength = 20

function partWeight(part: string[], worth: Worth) {
  const has = countWords(part, worth)
  const room = saturation * (1 - lengthCounts + (lengthCounts * part.length) / usualLength)
  const weights = [...has].map(([word, times]) => ((worth.get(word) ?? 0) * times * (saturation + 1)) / (times + room))
  return sumOf(weights) + (has.size > 1 ? together(part, worth) : 0)
}

/** Words that stand together in the question and here are likely meant together: "charity race". */
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

/** Parts that overlap by half, so that nothing is cut in two everywhere. */
function partsOf(words: string[]) {
  if (words.length <= partLength) return [words]
  const steps = Math.ceil((words.length - partLength) / (partLength / 2)) + 1
  return Array.from({ length: steps }, (_, at) =>
    words.slice((at * partLength) / 2, (at * partLength) / 2 + partLength),
  )
}

/** Of words that occur in so many of so many entries. */
export function worthOf(occurrences: Map<string, number>, entries: number): Worth {
  return new Map(
    [...occurrences].map(([word, count]) => {
      const all = Math.max(entries, count)
      return [word, Math.log(1 + (all - count + 0.5) / (count + 0.5))]
    }),
  )
}
