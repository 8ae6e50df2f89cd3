import type { Commitment } from '../../../language-data/commitment-rules.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { wordList } from '../../../words/word-set.ts'
import { asImperative } from '../deeds/deed-verbs.ts'
import { isDeed, splitDeeds } from '../deeds/deeds.ts'
import { givingOf } from '../deeds/giving.ts'
import { isConditional, isHabit, isNegated, isOwnChore, isRuledOutBefore, isVague } from '../exclusions/ruled-out.ts'
import { isDoubt, type Opener, wordsBetween } from './opener.ts'
import { type Opening, openings } from './openings.ts'

/** Words of commitment in a clause. */
export type SaidCommitment = Commitment & {
  /** Only next to what another does: "he books the flights, I book the hotel". */
  besideOther: boolean
  /** It has no subject, and is the writer's only where nobody else is spoken of. */
  headless: boolean
}

/** The first commitment in a clause. */
export function commitmentIn(clause: string): SaidCommitment | null {
  for (const opening of openings(clause)) {
    const found = commitmentAt(clause, opening)
    if (found) return found
  }
  return null
}

function commitmentAt(clause: string, { opener, index, length, headless }: Opening): SaidCommitment | null {
  const before = clause.slice(0, index)
  if (isRuledOutBefore(before)) return null
  if (!opener.promised && isHabit(clause)) return null
  const { start, unsure } = skipWordsBetween(clause, index + length)
  const words = clause.slice(start)
  if (isNegated(words)) return null
  const deed = deedAfter(opener, words)
  if (!deed || isConditional(deed) || (headless && isDoneToMe(deed)) || !canFollow(opener, deed)) return null
  const isSure = opener.sure && !unsure && !unsureWords.test(opener.promised ? before : clause.slice(0, start))
  const deedAt = clause.endsWith(deed) ? clause.length - deed.length : start
  return {
    before: clause.slice(0, deedAt),
    deed,
    sure: isSure || endsInVow.test(words),
    needsDate: opener.needsDate ?? false,
    besideOther: opener.besideOther ?? false,
    start: deedAt,
    // "On Friday I promised" was then; "On Friday I'm to" is to come.
    dateBefore: (!opener.promised || opener.dueBefore === true) && opener.followedBy !== 'thing',
    headless,
    binding: (opener.binding ?? false) && !unsure && !unsureWords.test(clause.slice(0, start)),
  }
}

const unsureWord = phrases`
  maybe, perhaps, probably, possibly, hopefully, prob, probs, prolly, might, i think, i guess, i suppose, i'd say, thinking,
  if possible`
const unsureWords = pattern('i')`(?<![a-zÀ-ɏ])${unsureWord}(?![a-zÀ-ɏ])`

/** "Photos to Lena by Friday, and I promised" */
const vow = phrases`
  said so, told ${/\S+/} so, promised, said yes [to (that | it)], shook on it, gave ${/(?:\S+ )?/}my word,
  [have] committed to (that | it | this), agreed [to (that | it | this)]`
const endsInVow = pattern('i')`(?:,|;|\sand)\s+(?:I )?${vow}(?:\s.{0,20})?\W*$`

/** What is done to the writer is promised by somebody else. */
const isDoneToMe = (deed: string) =>
  /^\S+(?:\s+(?:back|over|up|off))?(?:\s+(?:to|with|on))?\s+(?:me|us)(?![a-z])/i.test(deed)

/** Whether a deed is one that can follow this opener. */
function canFollow(opener: Opener, deed: string): boolean {
  if (opener.needsPerson && !hasPerson.test(deed)) return false
  if (!opener.sure && isOwnChore(deed)) return false
  if (opener.together && (idleTogether.test(deed) || isVague(deed))) return false
  if (opener.needsDate && (opener.followedBy === 'verb' ? maybePast : slowDoing).test(deed)) return false
  return !opener.verbOnly || handsOver.test(deed)
}

/** Whom one calls one's own. */
export const relation = phrases`
  mum, mom, dad, mother, father, sister, brother, wife, husband, son, daughter, aunt, uncle, gran, nan, boss, neighbo[u]r,
  cousin, friend, niece, nephew, partner`
export const hasPerson = pattern(
  'u',
)`^\S+(?:\s+\S+){0,6}?\s+(?:her|him|them|you|my\s+${relation}|(?!I\b)\p{Lu}\p{L}+)(?![\p{Ll}])`
const idleTogether = pattern('i')`^${phrases`
  see, go, meet, come, catch, grab, get, keep, stay, be, have, let, try, talk, speak, make, find, look, work, start,
  move`}(?![a-zÀ-ɏ])`
/** These look the same in the past: "I put", "I read". */
const maybePast = pattern('i')`^${phrases`
  put, set, read, let, cut, split, work, watch, look, see, come, go, start, run, walk, call it, have, get, keep, try, show,
  leave, find, help, lead, hold, catch, meet up`}(?![a-zÀ-ɏ])`
const slowDoing = pattern('i')`^${phrases`
  ${/meet(?!.* to \S+ (?:her|him|them))/}, read, watch, work, ${/look(?! after)/}, try, go, see, start, leave, change, run,
  move, lead, keep, have, train, teach, test, manage, build, hold, stop, head, design`}(?![a-zÀ-ɏ])`

const handOver = phrases`
  send, call, email, e-mail, mail, forward, fwd, text, ring, phone, post, drop, bring, introduce, intro, give, pay, share,
  deliver, return, pick, help, write, ship, lend, hand, get, message, ping, take, print, fix, book, connect, submit, upload,
  circle, follow, cover, drive, look, cook, water, feed, walk, mind, babysit, collect, fetch,
  do${/(?= \p{Lu}\p{L}+['’]s)/u}`
const particle = phrases`back to, back, over, off, out, round, up, in, after, for, with`
const object = phrases`
  her, him, them, it, the, a, an, my, his, their, our, that, this, some, mum, mom, dad, ${/(?=\p{Lu})[\p{L}'’-]+/u}`
const handsOver = pattern(
  'u',
)`^${handOver}(?: ${particle})* ${object}(?!\p{L})|^(?:send|email|forward|share|submit|pay) \p{Ll}`

/** Most that can stand between an opener and its verb, and how far to look for each. */
const maxWordsBetween = 6
const wordsBetweenReach = 30

function skipWordsBetween(clause: string, from: number): { start: number; unsure: boolean } {
  let start = from
  let unsure = false
  for (let rounds = 0; rounds < maxWordsBetween; rounds++) {
    const words = wordsBetween.exec(clause.slice(start, start + wordsBetweenReach))?.[0]
    if (!words) break
    unsure ||= isDoubt(words)
    start += words.length
  }
  return { start, unsure }
}

function deedAfter(opener: Opener, all: string): string | null {
  const { followedBy, promised = false } = opener
  // "Made a promise to Kim to call": the first "to" was hers.
  const words = promised ? all.replace(/^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)? to (?=\p{Ll})/u, '') : all
  if (followedBy === 'participle') return asUndone(words)
  if (followedBy === 'thing') return givingOf(words, promised ? 'Do' : 'Give')
  const being = /^be (?=\S+ing\s)/i.exec(words)?.[0].length ?? 0
  const deed = asImperative(words.slice(being)) ?? (followedBy === 'gerund' ? null : words)
  if (!deed || isDeed(deed, strengthOf(opener))) return deed
  // "think about it and call her": the second is something to do.
  const later = splitDeeds(deed)[1]
  return later ? deed.slice(deed.indexOf(later)) : null
}

/** "Told her I'd" is a promise only with a deed after it; "promised" and the like make one of nearly anything. */
function strengthOf({ promised, told, sure }: Opener) {
  if (promised) return told ? 'told' : 'outright'
  return sure ? 'meant' : 'thought'
}

/** What has been done, by the verb that would do it. */
const verbOfParticiple = new Map(
  wordList(`
  sent:send replied:reply called:call rung:ring rang:ring paid:pay given:give gave:give returned:return written:write
  wrote:write booked:book emailed:email thanked:thank posted:post texted:text messaged:message answered:answer
  signed:sign told:tell asked:ask brought:bring bought:buy ordered:order shared:share forwarded:forward invited:invite
  introduced:introduce followed:follow confirmed:confirm finished:finish reviewed:review fixed:fix printed:print
  dropped:drop got:get gotten:get done:do read:read responded:respond heard-back:hear arranged:arrange
  organised:organise organized:organize scheduled:schedule submitted:submit transferred:transfer delivered:deliver
  uploaded:upload`).map((pair) => pair.split(':') as [string, string]),
)

/** "sent Wren the photos", which did not happen, as "send Wren the photos". */
function asUndone(phrase: string): string | null {
  const first = /^[a-z-]+/i.exec(phrase)?.[0] ?? ''
  const verb = verbOfParticiple.get(first.toLowerCase())
  if (!verb || !/^\S+ \S/.test(phrase)) return null
  return verb + phrase.slice(first.length).replace(/ (?:yet|either)(?=\W*$)/i, '')
}
