import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Expected } from '../topic/expected-answer.ts'
import { isRelation, namesOf } from '../topic/people-wanted.ts'
import type { Term, Topic } from '../topic/topic.ts'

/** A sentence, the stems of its words, and the stems of the words used in their usual sense. */
export type SentenceStems = { said: string; stems: ReadonlySet<string>; inSense: ReadonlySet<string> }

/** The part of a text that fits the topic, and how much of the topic it covers: from 0 to 1. */
export type Fit = {
  quote: string
  /** The quote with its neighbouring sentences, if they are short. */
  context: string
  coverage: number
}

export function readSentence(said: string): SentenceStems {
  const stems = stemsOf(said)
  const saidInSense = inSense(said)
  return { said, stems, inSense: saidInSense === said ? stems : stemsOf(saidInSense) }
}

export const stemsOf = (text: string): ReadonlySet<string> => new Set(words(text.replace(/['’]s\b/gu, '')).map(stem))

/** The sentence that covers most of the topic, with an adjacent one if that covers the rest. */
export function fitOf(sentences: SentenceStems[], sought: Topic, whose: Whose): Fit {
  let best = { from: 0, to: 0, coverage: 0, score: 0 }
  for (const [at, one] of sentences.entries()) {
    const alone = coverageOf([one], sought, whose)
    if (alone === 0) continue
    const around = rangesAround(sentences, at).map((range) => ({
      ...range,
      coverage: coverageOf(sentences.slice(range.from, range.to), sought, whose),
    }))
    const wide = around.reduce((a, b) => (b.coverage > a.coverage ? b : a), { from: at, to: at + 1, coverage: alone })
    const isWider = wide.coverage > alone + 0.05
    const chosen = isWider ? wide : { from: at, to: at + 1, coverage: alone }
    const score = chosen.coverage - (isWider ? 0.04 : 0)
    if (score > best.score) best = { ...chosen, score }
  }
  const said = sentences.map((each) => each.said)
  const { from, to } = best.coverage > 0 ? best : { from: 0, to: 1 }
  return { quote: said.slice(from, to).join(''), context: inContext(said, { from, to }), coverage: best.coverage }
}

/** With the neighbour on either side; with both if all are short. */
function rangesAround(sentences: SentenceStems[], at: number) {
  const letters = (from: number, to: number) =>
    sentences.slice(from, to).reduce((sum, { said }) => sum + said.length, 0)
  return [
    { from: at, to: at + 2 },
    { from: at - 1, to: at + 1 },
    { from: at - 1, to: at + 2 },
  ].filter(
    ({ from, to }) => from >= 0 && to <= sentences.length && (to - from < 3 || letters(from, to) <= maxContextLength),
  )
}

/** Words from the fields and other notes of the person a note is about. */
type Whose = { filed: ReadonlySet<string>; noted: ReadonlySet<string> }

/** A word found there, rather than in the note itself, counts less. */
const byTheWay = { filed: 0.6, noted: 0.4 }

const elsewhere = ({ own }: Term, { filed, noted }: Whose) =>
  filed.has(own) ? byTheWay.filed : noted.has(own) ? byTheWay.noted : 0

/** The share of the topic that these sentences cover. */
function coverageOf(sentences: SentenceStems[], { terms, expected }: Topic, whose: Whose) {
  let [has, all, said, lacking] = [0, 0, 0, 0]
  for (const term of terms) {
    const inText = Math.max(...sentences.map((each) => termWeightIn(each, term)))
    const part = inText || elsewhere(term, whose)
    said += inText
    has += part * term.weight
    all += part > 0 ? term.weight : term.missing
    lacking = Math.max(lacking, inText > 0 ? 0 : term.missing)
  }
  if (said === 0) return 0
  if (!expected) return has / all
  // A number next to another topic does not count for this one.
  const isShown = (expected.beside !== undefined || lacking < 1) && shows(sentences, expected, terms)
  if (!isShown && expected.weight >= 1) return unshown * (has / all)
  return (has + (isShown ? expected.weight : 0)) / (all + expected.weight)
}

function shows(sentences: SentenceStems[], { shown, beside, of, isName }: Expected, terms: Term[]) {
  const said = withoutNamesAsked(sentences.map((each) => each.said).join(''), terms)
  if (!beside) return shown.test(said)
  const heads = terms.filter(({ own }) => of?.has(own))
  const relatives = isName ? (heads.length > 0 ? heads : terms).filter(isRelation) : []
  if (relatives.length > 0)
    return (
      relatives.some((term) => namesOf(term, said).length > 0) ||
      called.test(said) ||
      (born.test(said) && sentences.some((each) => shown.test(each.said.trim())))
    )
  const all = said.split(/\s+/u)
  return all.some((word, at) => {
    const isOfIt = (heads.length > 0 ? heads : terms).some((term) => termWeightIn(readWord(word), term) > 0)
    return isOfIt && shown.test(all.slice(Math.max(0, at - beside.before), at + beside.after + 1).join(' '))
  })
}

/** A name that the question excludes. */
function withoutNamesAsked(said: string, terms: Term[]) {
  const asked = new Set(terms.map(({ own }) => own))
  return said.replace(/\p{Lu}\p{L}+/gu, (word) => (asked.has(stem(word.toLowerCase())) ? word.toLowerCase() : word))
}

/** What is left of a passage that has the words of the question but not what it asks for: a name, a sum, a weight. */
const unshown = 0.45

const called = /\b(?:called|named|name is|nicknamed)\b/iu

/** "Twins born on Sunday, Ama and Kofi": the name comes with the birth. */
const born = /\bborn\b/iu

const readWord = (said: string): SentenceStems => ({ said, stems: stemsOf(said), inSense: stemsOf(said) })

function termWeightIn({ said, stems, inSense }: SentenceStems, { own, alike, shape }: Term) {
  if (shape?.test(said)) return 1
  if (stems.has(own)) return 1
  let weight = 0
  for (const [other, part] of alike) if (part > weight && inSense.has(other)) weight = part
  return weight
}

/** A term that occurs nowhere counts as missing more than one that occurs elsewhere. */
export function raiseRareTerms(sought: Topic, texts: SentenceStems[][]): Topic {
  const occurs = (term: Term) => texts.some((text) => text.some((each) => termWeightIn(each, term) > 0))
  const terms = sought.terms.map((term) => (occurs(term) ? term : { ...term, missing: rare * term.missing }))
  return { ...sought, terms }
}

const rare = 1.2

/** Short enough to read at a glance. */
const maxContextLength = 250

/** The answer is often in the sentence after, or before, the one with the words of the question. */
function inContext(said: string[], { from, to }: { from: number; to: number }) {
  const part = (from: number, to: number) => said.slice(from, to).join('')
  let [start, end] = [from, to]
  while (end < said.length && part(start, end + 1).length <= maxLengthAfter) end++
  while (start > 0 && part(start - 1, end).length <= maxContextLength) start--
  while (end < said.length && part(start, end + 1).length <= maxContextLength) end++
  return part(start, end)
}

/** The following sentences are added first, up to this length. */
const maxLengthAfter = 190

/** Words for family and home that mean something else next to these words. */
const otherSenses = new RegExp(
  [
    String.raw`\b(?:(?:managing|senior|junior|general|founding|business|venture|investment|launch|training|limited) )partners?\b`,
    String.raw`\bpartners? (?:at|of|in|for|with)\b`,
    String.raw`\b(?:mother|father) (?:tongue|ship|board)\b`,
    String.raw`\bconvertible (?:note|bond|loan)s?\b`,
    String.raw`\b(?:sister|daughter|parent) (?:company|companies|ship|firm)\b`,
    String.raw`\b(?:house|home) (?:page|style|office)\b`,
    String.raw`\bexpect(?:s|ed|ing)? (?!(?:an?|their|her|his|the|our)? ?(?:first |second |third |little )?(?:baby|child|boy|girl|son|daughter|twins?)\b)(?:an?|the|some|more|to|it|that|\d)\b`,
  ].join('|'),
  'giu',
)

/** Removes words used in another sense: a partner at a firm is nobody's husband. */
const inSense = (text: string) => text.replace(otherSenses, ' ')
