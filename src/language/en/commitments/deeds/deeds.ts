import { capitalisedDayOrMonth } from '../../../calendar/day-names.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { wordSet } from '../../../words/word-set.ts'
import { idleVerbs, isDeedVerb, ownAffairs, stateVerbs } from './deed-verbs.ts'
import { verbObjects } from './verb-objects.ts'

/** The opening before a verb phrase: a clear promise, a reported one, "I'll", a mere thought, or nothing. */
export type Strength = 'outright' | 'told' | 'meant' | 'thought' | 'order'

/** Whether a verb phrase is something to do for a person; the clearer the words before it, the more verbs will do. */
export function isDeed(phrase: string, strength: Strength = 'order'): boolean {
  const verb = /^[\p{L}/-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  if (strength === 'order' && !isDeedVerb(verb)) return false
  const words = verb + phrase.slice(verb.length)
  if (emptyDeeds.test(words) || (strength !== 'order' && startsWithoutVerb(phrase))) return false
  if (visiting.test(words)) return strength !== 'order' && strength !== 'thought'
  const fitsObject = verbObjects.get(verb)?.test(words)
  if (strength === 'outright') return verb !== '' && (!stateVerbs.has(verb) || being.test(words) || fitsObject === true)
  const isKnown = isDeedVerb(verb) && (fitsObject ?? true)
  if (isKnown || strength === 'order') return isKnown
  if (stateVerbs.has(verb) || ownAffairs.has(verb) || isInflected(verb)) return false
  return isLikelyDeed(words, verb, strength)
}

/** A verb that nobody listed, or with other words after it than usual. */
function isLikelyDeed(words: string, verb: string, strength: 'told' | 'meant' | 'thought'): boolean {
  if (strength === 'told') return true
  if (isDeedVerb(verb)) return strength === 'meant' && isFor.test(words)
  if (idleVerbs.has(verb)) return false
  // It needs a thing that it is done to, and after a mere thought somebody it is done for.
  const isForSomebody = forSomebody.test(words)
  return strength === 'meant' ? isForSomebody || object.test(words) : isForSomebody && object.test(words)
}

const them = phrases`her, him, them`
const dateName = pattern('u')`${capitalisedDayOrMonth}[a-z]*(?!\p{L})`
const calledName = pattern(
  'u',
)`call (?:${them}|it|me) (?!${capitalisedDayOrMonth}|Christmas|Easter|ASAP)\p{Lu}\p{L}+(?=[.,!]|$)`
const passedUp = /pass on (?:(?:that|this|it)\W*$|.*(?:, thanks|this time|this one|this year))/
const merelySaid = /(?:mention|add|say|note|stress|report|repeat) (?:that (?!to |at |in |with )\S+ \S|how |here)/

/** Nothing to be done follows from these, though they start with a deed. */
const emptyDeeds = pattern('u')`^${phrases`
  see (${them} | you | ${/\p{Lu}\p{L}+/u} | how | what | where | when)${/(?!\p{L})/u}, let (it | this | that | me)${/ /},
  tell you what, call it a (day | night), ${calledName}, take ${/(?:\S+ ){1,3}/}off, take it easy,
  take the (train | bus | plane | job | offer | day off), keep (in mind | going | an open mind),
  make it (to | there | home | work), get (it | that)${/[.!]?$/}, give it (a (go | try | think) | some thought | up),
  find it${/ /}, drop (it | dead)${/[.!]?$/}, check in (at | to) the hotel, have to${/ /}, ${passedUp},
  take ${/(?:\S+ ){1,2}/}word, ${merelySaid}`}`

/** No verb begins so: "promised Ola a lift to the airport". */
const noVerb = phrases`
  the, a, an, my, her, his, their, our, your, this, that, these, those, some, it, him, them, me, you, us, and, or, of, in, on,
  at, for, with, by, from, to, as, than, but, so, if, i, hers, theirs, mine, yours, church, school, hospital, town`
const noVerbStart = pattern('u')`^${noVerb}(?!\p{L})|^[\p{Lu}\d]`
const capitalVerb = /^(?:RSVP|DM|CC|BCC|PM|FaceTime|WhatsApp|Venmo|PayPal|Zelle|Zoom|Slack|Skype)\s/
const startsWithoutVerb = (phrase: string) => noVerbStart.test(phrase) && !capitalVerb.test(phrase)

const visiting =
  /^be (?:round|over(?! it)|there(?! in spirit)|at (?:her|his|their|the|\p{Lu})|by\s|back (?:to|with)|in touch|along|on time|on hand|with (?:her|him|them))|^sit with (?:her|him|them|his|their|\p{Lu})/u
const being =
  /^be (?:there|at|her|his|their|on time|back|(?:an?|the) (?:witness|referee|reference|guarantor|godparent|godmother|godfather|speaker)|\p{Lu}\p{L}+['’]s)/u

const particle = phrases`up, out, off, down, in, over, back, through, together, on`
const thing = phrases`
  the, a, an, my, her, his, their, our, its, it, this, that, these, those, them, him, some, another, two, three, four, five,
  ${/\d+/}, every, more, ${pattern('u')`(?!${dateName})\p{Lu}[\p{L}'’.-]*`}`
const object = pattern('u')`^\S+(?: ${particle})?(?: (?:all|both|up))? ${thing}(?![\p{L}])`
const isFor = pattern('u')`\S \S.* for (?:${them}|(?!${dateName})\p{Lu}\p{L}+)(?!\p{L})`
const forSomebody =
  /(?:^|\s)(?:her|his|him|them|their|(?:to|for|with) (?:the )?\p{Lu}\p{L}+|\p{Lu}\p{L}+['’]s)(?!\p{L})/u

const plainEndings = phrases`
  ring, string, bring, sing, swing, sling, fling, embed, shed, wed, shred, feed, need, seed, weed, breed, heed, speed, bleed,
  ping, wing, sting`
const onlyLooksInflected = pattern()`(?:^|re|un)${plainEndings}$`

/** "Dropped", "seeing": no verb in its plain form, but for those that only look so. */
const isInflected = (verb: string) => /(?:ed|ing)$/.test(verb) && !onlyLooksInflected.test(verb)

/** Deeds that stand for themselves when they are joined: "send the deck and book the room" is two. */
const standalone = wordSet(`
  send share email mail forward text call phone ring message introduce intro connect ask tell remind book reserve
  order buy pay return bring get give review draft write invite schedule confirm fix print cancel drop check pick post
  chase thank arrange prepare sign let drive collect fetch submit lend deliver circulate upload translate edit
  proofread bake cook feed`)
const joint = /(?:,\s*(?:and\s+|then\s+|&\s+)?|\s+(?:and|then|plus|&)\s+)(?:also\s+|then\s+|to\s+)?(?=[a-zÀ-ɏ]+\s)/gi
const directObject =
  /^\S+\s+(?:back\s+|up\s+|off\s+|out\s+)?(?:to\s+|with\s+)?(?:her|him|them|the|an?|my|his|their|our|that|some|it|you|\p{Lu}\p{L}*)(?![\p{L}])/u

const maxRead = 600
const minDeedLength = 8

/** The deeds of a phrase, each for itself. */
export function splitDeeds(phrase: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index, 0: match } of phrase.slice(0, maxRead).matchAll(joint)) {
    const rest = phrase.slice(index + match.length)
    const verb = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? ''
    if (!standalone.has(verb) || !directObject.test(rest) || !isDeed(rest) || index - start < minDeedLength) continue
    parts.push(phrase.slice(start, index))
    start = index + match.length
  }
  return [...parts, phrase.slice(start)]
}

const nextThing =
  /^(?:the|an?|my|his|her|their|our|some|copy|copies|photos|that|those|these)(?!\p{L})(?! (?:same|other|day|night|week|month|rest of the)(?!\p{L}))/iu
const noHurry = /(?<!\p{L})(?:whenever|no rush|no hurry|at some point|when I can)(?!\p{L})/iu

type Place = { index: number; length: number }

/**
 * "the model by Friday and the memo by Monday", "pick it up on the 18th and drive her on the 20th": each action with
 * its day.
 */
export function splitByDate(phrase: string, daysIn: (text: string) => Place[]): string[] {
  if (!/(?:,|\s(?:and|then|plus|&))\s/i.test(phrase)) return [phrase]
  const days = daysIn(phrase.slice(0, maxRead))
  const first = days[0]
  if (!first) return [phrase]
  for (const { index, 0: match } of phrase.slice(0, maxRead).matchAll(joint)) {
    const at = index + match.length
    const rest = phrase.slice(at)
    const thing = nextThing.test(rest)
    if (index < first.index + first.length || (!thing && !isDeed(rest))) continue
    const next = days.find((day) => day.index > at)
    if (next ? !/\p{L}{3}/u.test(phrase.slice(at, next.index)) : !noHurry.test(rest)) continue
    const verb =
      /^\S+(?: (?:her|him|them|you|back|over|up|off|\p{Lu}\p{L}+))?(?= (?:the|an?|my|his|her|their|our|some) )/u.exec(
        phrase,
      )?.[0]
    return [phrase.slice(0, index), ...splitByDate(thing && verb ? `${verb} ${rest}` : rest, daysIn)]
  }
  return [phrase]
}
