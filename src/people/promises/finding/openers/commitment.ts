import { asUndone } from '../deeds/participles.ts'
import { severalDeeds } from '../deeds/split-deeds.ts'
import { asImperative, isDeed } from '../deeds/verbs.ts'
import { givingOf } from '../deeds/wording.ts'
import { isConditional, isHabit, isNegated, isOwnChore, isRuledOutBefore, isVague } from '../exclusions/ruled-out.ts'
import { betweens, doubts, type Opener } from './opener.ts'
import { type Opening, openings } from './openings.ts'

/** A commitment in a clause: where its words begin, what stands before, and what is to be done in plain words. */
export type Commitment = {
  before: string
  deed: string
  sure: boolean
  dated: boolean
  /** Only next to what another does: "he books the flights, I book the hotel". */
  shared: boolean
  start: number
  dateBefore: boolean
  /** It has no subject, and is the writer's only where nobody else is spoken of. */
  headless: boolean
}

const unsureHead =
  /(?<![a-zÀ-ɏ])(?:maybe|perhaps|probably|possibly|hopefully|prob|probs|prolly|might|i think|i guess|i suppose|i'd say|thinking|if possible)(?![a-zÀ-ɏ])/i
const person = (deed: string) =>
  /^\S+(?:\s+\S+){0,6}?\s+(?:her|him|them|you|my\s+\p{Ll}+|(?!I\b)\p{Lu}\p{L}+)(?![\p{Ll}])/u.test(deed)
const togetherIdle =
  /^(?:see|go|meet|come|catch|grab|get|keep|stay|be|have|let|try|talk|speak|make|find|look|work|start|move)(?![a-zÀ-ɏ])/i
const samePast =
  /^(?:put|set|read|let|cut|split|work|watch|look|see|come|go|start|run|walk|call it|have|get|keep|try|show|leave|find|help|lead|hold|catch|meet up)(?![a-zÀ-ɏ])/i
const slowDoing =
  /^(?:meet(?!.* to \S+ (?:her|him|them))|read|watch|work|look(?! after)|try|go|see|start|leave|change|run|move|lead|keep|have|train|teach|test|manage|build|hold|stop|head|design)(?![a-zÀ-ɏ])/i

const handedOver =
  /^(?:send|call|email|e-mail|mail|forward|fwd|text|ring|phone|post|drop|bring|introduce|intro|give|pay|share|deliver|return|pick|help|write|ship|lend|hand|get|message|ping|take|print|fix|book|connect|submit|upload|circle|follow|cover|drive|look|cook|water|feed|walk|mind|babysit|collect|fetch|do(?= \p{Lu}\p{L}+['’]s))(?: (?:back to|back|over|off|out|round|up|in|after|for|with))* (?:her|him|them|it|the|an?|my|his|their|our|that|this|some|mum|mom|dad|(?=\p{Lu})[\p{L}'’-]+)(?!\p{L})|^(?:send|email|forward|share|submit|pay) \p{Ll}/u

/** What is done to the writer is promised by somebody else. */
const toMe = /^\S+(?:\s+(?:back|over|up|off))?(?:\s+(?:to|with|on))?\s+(?:me|us)(?![a-z])/i

/** The first commitment of its writer in a clause. `headless`: a clause without a subject is the writer's. */
export function commitmentIn(clause: string, headless: boolean): Commitment | null {
  const tries = openings(clause, headless)
  for (const one of tries) {
    const found = judge(clause, one)
    if (found) return found
  }
  return null
}

function judge(clause: string, { opener, index, length, headless }: Opening): Commitment | null {
  const before = clause.slice(0, index)
  if (isRuledOutBefore(before)) return null
  if (!opener.promised && isHabit(clause)) return null
  const { start, unsure } = pastBetweens(clause, index + length)
  const words = clause.slice(start)
  if (isNegated(words)) return null
  const deed = deedOf(opener, words)
  if (!deed || isConditional(deed)) return null
  if (headless && toMe.test(deed)) return null
  if (opener.toPerson && !person(deed)) return null
  if (!opener.sure && isOwnChore(deed)) return null
  if (opener.together && (togetherIdle.test(deed) || isVague(deed))) return null
  if (opener.dated && (opener.next === 'do' ? samePast : slowDoing).test(deed)) return null
  if (opener.brisk && !handedOver.test(deed)) return null
  const vowed =
    /(?:,|;|\sand)\s+(?:I )?(?:said so|told \S+ so|promised|said yes(?: to that| to it)?|shook on it|gave (?:\S+ )?my word|(?:have )?committed to (?:that|it|this)|agreed(?: to (?:that|it|this))?)(?:\s.{0,20})?\W*$/i.test(
      words,
    )
  const sure = vowed || (opener.sure && !unsure && !unsureHead.test(opener.promised ? before : clause.slice(0, start)))
  const deedAt = clause.endsWith(deed) ? clause.length - deed.length : start
  return {
    before: clause.slice(0, deedAt),
    deed,
    sure,
    dated: opener.dated ?? false,
    shared: opener.shared ?? false,
    start: deedAt,
    // "On Friday I promised" was then; "On Friday I'm to" is to come.
    dateBefore: (!opener.promised || opener.says.startsWith("(?:I'm|")) && opener.next !== 'thing',
    headless,
  }
}

function pastBetweens(clause: string, from: number): { start: number; unsure: boolean } {
  let start = from
  let unsure = false
  for (let rounds = 0; rounds < 6; rounds++) {
    const word = betweens.exec(clause.slice(start, start + 30))?.[0]
    if (!word) break
    unsure ||= doubts.test(word)
    start += word.length
  }
  return { start, unsure }
}

function deedOf({ next, promised = false, sure, says }: Opener, all: string): string | null {
  // "Made a promise to Kim to call": the first "to" was hers.
  const words = promised ? all.replace(/^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)? to (?=\p{Ll})/u, '') : all
  if (next === 'done') return asUndone(words)
  if (next === 'thing') return givingOf(words, promised ? 'Do' : 'Give')
  const being = /^be (?=\S+ing\s)/i.exec(words)?.[0].length ?? 0
  const deed = asImperative(words.slice(being)) ?? (next === 'doing' ? null : words)
  if (!deed) return null
  // "Told her I'd" is a promise only with a deed after it; "promised" and the like make one of nearly anything.
  const told = /^\(\?:(?:told|said)|^let /.test(says)
  const after = promised ? (told ? 'told' : 'outright') : sure ? 'meant' : 'thought'
  if (isDeed(deed, after)) return deed
  // "think about it and call her": the second is something to do.
  const later = severalDeeds(deed)[1]
  return later ? deed.slice(deed.indexOf(later)) : null
}
