import type { Commitment, Segment } from '../../../language-data/commitment-rules.ts'
import type { Frame } from '../../../language-data/commitment-words.ts'
import type { Compiled } from './compiled.ts'
import { finiteDeed, infinitiveDeed, isEverydayDeed, isListedDeed } from './verbs.ts'

/** The context of a segment. */
export type Place = {
  /** Nobody else is mentioned, so an ambiguous verb form is the writer's. */
  mine: boolean
  /** A heading, label or box says that it is to be done. */
  isTodo: boolean
  isPromised: boolean
  /** The segment may be an order to oneself: it begins its sentence, or goes on from one. */
  canOrder: boolean
  /** The words of commitment that an infinitive here goes on from. */
  open: Frame | null
  /** The next segment, which may have the promised thing. */
  next: string
}

export type Reading = { commitment: Commitment; frame: Frame | null }

/** The writer's commitment in part of a sentence. */
export function readSegment({ plain }: Segment, grammar: Compiled, place: Place): Reading | null {
  if (grammar.isPerformed.test(plain)) return null
  const lead = grammar.lead.exec(plain)?.[0].length ?? 0
  const reading =
    framedDeed(plain, grammar, place) ??
    promisedThing(plain, grammar, place) ??
    presentDeed(plain, grammar, lead) ??
    orderedDeed(plain, grammar, place, lead)
  return reading && grammar.isWaiting.test(reading.commitment.deed.trim()) ? null : reading
}

/** "Le dije que mando…", "ich muss ihr … schicken": words of commitment, and a deed after them. */
function framedDeed(plain: string, grammar: Compiled, place: Place): Reading | null {
  for (const { frame, pattern } of grammar.framesIn(plain)) {
    const [words, match] = wordsOfFrame(pattern, plain, place.next)
    if (!match) continue
    const before = plain.slice(0, match.index)
    // "Elle m'a promis que je…"
    if (/[\s'](?:a|ont|avait|avaient)\s+$/u.test(` ${before}`)) continue
    if (isRuledOut(before, grammar) || (frame.shared && !isOwn(before, grammar, place))) continue
    if (frame.leads && grammar.lead.exec(before)?.[0].length !== before.length) continue
    const skipped = grammar.skipped.exec(words)?.[0].length ?? 0
    const left = words.slice(skipped)
    const deed = deedAfter(frame, left, grammar) ?? (frame.outright ? promisedWords(left, grammar) : null)
    if (!deed || (frame.followedBy === 'clause' && !frame.outright && isOwnLife(deed, grammar))) continue
    return { commitment: commitmentOf(deed, frame.strength, plain, before, grammar), frame }
  }
  return null
}

/** "Ich habe ihr das Buch bis Freitag versprochen", "Angebot bis Freitag zugesagt": the thing stands before the words. */
function promisedThing(plain: string, grammar: Compiled, place: Place): Reading | null {
  const { promisedLast } = grammar
  const match = promisedLast?.words.exec(plain)
  if (!promisedLast || !match || grammar.isCondition.test(place.next)) return null
  const before = plain.slice(0, match.index)
  const auxiliary = promisedLast.auxiliary.exec(before)?.[0] ?? ''
  const words = `${before.slice(auxiliary.length)} `
  if (isRuledOut(words, grammar) || promisedLast.notGiven.test(words) || !isOwn(words, grammar, place)) return null
  if (!/\p{Lu}\p{L}/u.test(words)) return null
  const strength = auxiliary || promisedLast.recipient.test(words) ? 'sure' : 'maybe'
  const deed = `${words.trim()}${plain.slice(match.index + match[0].length)}`
  return { commitment: commitmentOf(deed, strength, plain, plain.slice(0, auxiliary.length), grammar), frame: null }
}

/** "Ich habe ihr gesagt, dass ich gerne lese": told, not promised. */
const isOwnLife = (deed: string, grammar: Compiled) =>
  grammar.isHabit.test(deed) || (isEverydayDeed(deed, grammar) && !grammar.towards.test(` ${deed} `))

/** What follows words of commitment; they may reach over a comma: "versprochen, dass ich …". */
function wordsOfFrame(pattern: RegExp, plain: string, next: string): [string, RegExpExecArray | null] {
  const match = pattern.exec(plain)
  const rest = match ? plain.slice(match.index + match[0].length) : ''
  if (/\p{L}/u.test(rest)) return [rest, match]
  const both = `${plain}, ${next}`
  const over = pattern.exec(both)
  if (!over || over.index >= plain.length) return [next, match]
  return [both.slice(over.index + over[0].length), over]
}

/** Whatever was promised, if it is the writer who does it. */
const promisedWords = (words: string, grammar: Compiled) =>
  grammar.startsWithOther.test(words) || grammar.isNegated.test(words) || !/\p{L}\s+\S/u.test(words) ? null : words

function deedAfter(frame: Frame, words: string, grammar: Compiled): string | null {
  if (frame.followedBy === 'infinitive') return infinitiveDeed(words, grammar, false, frame.strength === 'sure')
  if (frame.followedBy === 'clause') return finiteDeed(words, grammar, true) ?? infinitiveDeed(words, grammar)
  return grammar.startsWithThing.test(words) && !grammar.isFavor.test(words) ? words : null
}

/** "Le mando el plano el viernes", "je lui envoie…": in the first person, for somebody or by a day. */
function presentDeed(plain: string, grammar: Compiled, lead: number): Reading | null {
  const deed = finiteDeed(plain.slice(lead), grammar, false)
  if (!deed || grammar.isHabit.test(plain)) return null
  const isStressed = grammar.stressed.test(plain)
  if (isStressed && isEverydayDeed(deed, grammar) && grammar.verbLast) return null
  const isFor = isStressed || grammar.towards.test(` ${deed} `)
  const isSure = isFor || !isEverydayDeed(deed, grammar)
  const commitment = commitmentOf(deed, 'sure', plain, plain.slice(0, lead), grammar)
  return {
    commitment: {
      ...commitment,
      sure: commitment.sure && isSure,
      needsDate: !isFor || !(isListedDeed(deed, grammar) || isFuture.test(plain)),
    },
    frame: null,
  }
}

const isFuture = /\p{L}r(?:é|ei|ai)(?!\p{L})/u

/** "Devolverle el libro a Ana": an order to oneself, or what goes on from words of commitment. */
function orderedDeed(plain: string, grammar: Compiled, place: Place, lead: number): Reading | null {
  const words = plain.slice(lead)
  if (place.isTodo || place.isPromised) {
    const strength = place.isPromised || infinitiveDeed(words, grammar, true) ? 'sure' : 'binding'
    return { commitment: commitmentOf(words, strength, plain, '', grammar), frame: null }
  }
  if (!place.open && (!place.canOrder || grammar.askedFor?.test(words))) return null
  const deed = infinitiveDeed(words, grammar, true)
  if (!deed) return null
  const strength = place.open?.strength ?? (isEverydayDeed(words, grammar) ? 'binding' : 'sure')
  return { commitment: commitmentOf(deed, strength, plain, plain.slice(0, lead), grammar), frame: place.open }
}

/** A form that others share is the writer's where nobody else is spoken of. */
const isOwn = (before: string, grammar: Compiled, { mine }: Place) => mine && !grammar.isThird.test(before)

/** Negated right before, or only on a condition. */
function isRuledOut(before: string, { isNegated, hasCondition }: Compiled) {
  return hasCondition.test(before) || isNegated.test(before.slice(-12))
}

function commitmentOf(deed: string, strength: Frame['strength'], plain: string, before: string, grammar: Compiled) {
  const isHedged = grammar.isDoubt.test(plain) || grammar.isDoubt.test(deed)
  // Where every noun has a capital, the verb tells whether it is for somebody.
  const isNamed = !grammar.verbLast ? /\s\p{Lu}\p{L}+/u.test(deed) : !isEverydayDeed(deed, grammar)
  const isFor = isNamed || grammar.towards.test(` ${deed} `)
  const at = !grammar.verbLast ? plain.length - sharedEnd(plain, deed) : before.length
  return {
    before: plain.slice(0, at),
    deed,
    sure: !isHedged && (strength === 'sure' || (strength === 'binding' && isFor)),
    binding: !isHedged && strength === 'binding',
    needsDate: false,
    dateBefore: true,
    start: at,
  }
}

function sharedEnd(one: string, other: string): number {
  let same = 0
  while (same < other.length && same < one.length && one.at(-1 - same) === other.at(-1 - same)) same++
  return same
}
