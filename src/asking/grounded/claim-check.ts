import { dateAt } from '#language/calendar/calendar.ts'
import { findUntruth } from '#language/evidence/evidence.ts'
import type { Source } from '#language/evidence/sources.ts'
import { tellingWords } from '#language/words/words.ts'
import type { Claim } from '../answers/wording/sentences.ts'
import type { Question } from '../questions/question.ts'
import { addressesIn, type Chosen, type Excerpt, type Labels, shownName, unmarkedText } from './reading.ts'
import { withoutMarks } from './sentences.ts'

const maxClaimLength = 600

/** Turns a sentence of the model into a claim, or null if it is not borne out. Model output is untrusted. */
export function claimOf(
  sentence: string,
  { chosen, labels, question }: { chosen: Chosen; labels: Labels; question: Question },
): Claim | null {
  const { text } = withoutMarks(sentence)
  const cites = citesOf(sentence, chosen)
  const plain = unmarkedText(withoutMarkup(text))
  if (cites.length === 0 || plain.length > maxClaimLength || /^#{1,6}\s|[!-~]{50}/u.test(plain)) return null
  if (!isHeld(plain, cites, { chosen, labels, question })) return null
  // Names are inserted last, and a name next to other words may form a link.
  const named = unmarkedText(labels.named(plain))
  if (!isWritten(named, cites, chosen)) return null
  return { text: attributeToAuthor(chosen, named), cites: cites.map(({ passage }) => passage) }
}

/** The passages that a sentence cites. */
export const citesOf = (sentence: string, { read }: Chosen): Excerpt[] =>
  withoutMarks(sentence).numbers.flatMap((number) => read[number - 1] ?? [])

function withoutMarkup(text: string) {
  return text.replace(/^\s*(?:(?:[-*•+>|]+|\d{1,2}[.)])\s+)?(?:answer:\s+)?/iu, '').replace(/\s*\|\s*/gu, ' ')
}

type Held = { chosen: Chosen; labels: Labels; question: Question }

/**
 * Whoever it speaks of, or is asked about where it names nobody, must be among those that its passages are about; and
 * they must bear it out.
 */
function isHeld(plain: string, cites: Excerpt[], { chosen, labels, question }: Held) {
  const { about, timeZone } = question
  const people = labels.in(plain)
  if (people === null) return false
  const meant = people.length > 0 ? people : about
  const isAboutThem = cites.some(({ passage }) => meant.includes(passage.connectionId))
  if (meant.length > 0 && !isAboutThem) return false
  if (!saysSomething(labels.without(plain))) return isAboutThem
  return isBorneOut(labels.named(plain), cites, { by: chosen.by, timeZone })
}

/** Addresses, which some programs turn into links, are allowed only if the member wrote them. */
function isWritten(plain: string, cites: Excerpt[], { by }: Chosen) {
  const known = by === 'member' ? cites.map(({ text }) => text.toLowerCase()) : []
  return addressesIn(plain).every((address) => known.some((text) => text.includes(address.toLowerCase())))
}

/** A stranger's statement about themselves is reported, not stated as fact. */
function attributeToAuthor({ by, read }: Chosen, text: string) {
  return by === 'visitor' ? `According to ${shownName(read[0]?.passage.connectionName ?? '')}: ${text}` : text
}

type Reading = { by: Chosen['by']; timeZone: string }

/**
 * Whether a sentence is held by what it cites: its figures, dates and names stand there, it denies what they deny, it
 * gives each deed to whom they give it, and most of its words are theirs. The model sees the day of each passage.
 */
function isBorneOut(sentence: string, cites: Excerpt[], { by, timeZone }: Reading) {
  const sources = cites.map((excerpt) => sourceOf(excerpt, { by, timeZone }))
  return findUntruth(sentence, sources, { voice: 'answer' }) === null
}

/** One source for each excerpt, which is then read once for all sentences. */
function sourceOf(excerpt: Excerpt, { by, timeZone }: Reading): Source {
  const known = sources.get(excerpt)
  if (known) return known
  const { passage, text } = excerpt
  const source = { text, day: dateAt(passage.at, timeZone), people: [passage.connectionName], by }
  sources.set(excerpt, source)
  return source
}

const sources = new WeakMap<Excerpt, Source>()

/** Whether a sentence has words other than names and stop words. */
const saysSomething = (sentence: string) => stemsOf(sentence).length > 0

/** The stems of the words that say what a text is about. */
export function stemsOf(text: string) {
  return tellingWords(text).map((word) => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s|e|y)$/u, '') : word))
}
