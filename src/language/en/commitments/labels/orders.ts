import { capitalisedDay, capitalisedMonth } from '../../../calendar/day-names.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { wordSet } from '../../../words/word-set.ts'
import { alsoNouns } from '../deeds/deed-verbs.ts'
import { isDeed } from '../deeds/deeds.ts'

/** Clear enough to be an order to oneself where they stand alone in a note. */
const plainVerbs = wordSet(`
  send email mail forward text call phone ring message ping dm whatsapp write reply respond introduce intro connect ask
  tell remind chase nudge follow invite thank congratulate pay lend return bring buy book share check confirm schedule
  reschedule circle reach let wish touch follow-up order drop give get pick rsvp arrange organise organize cancel prepare
  print sign review fix`)
/** Those of them that need a person after them. */
const pickyVerbs = wordSet('get give pick drop buy bring order check share tell let book')

const dateWord = pattern('u')`(?:${capitalisedDay}|${capitalisedMonth})[a-z]*(?!\p{L})`
const someone = phrases`her, him, them, mum, mom, dad`
const articles = phrases`the, a, an, my, his, their, that, those, this, some, it`
const particle = phrases`back, up, out, in, off, over, base`
const verbTowards = pattern(
  'u',
)`(?:write|reply|respond|talk|speak|check)\s+(?:to|with)\s+|\S+(?:\s+(?:${particle}|on)(?:\s+(?:to|with|w\/?))?)*\s+`
const towards = pattern('u')`^${verbTowards}(?:${someone}|${articles}|(?!${dateWord})\p{Lu}[\p{L}'’.-]*)(?![\p{L}])`
const toSomeone = pattern(
  'u',
)`^\S+(?:\s+${particle})*\s+(?:to\s+|with\s+|on\s+)?(?:${someone}|my\s+\p{Ll}+|(?!(?:The|A|An|My|His|Her|Their|This)\s)\p{Lu}[\p{L}'’.-]*)(?![\p{L}])`

/** "Bring cake to Ole's": a person stands further on. */
const forSomeone = /^\S+(?: \S+){0,4}? (?:to|for|with) (?:the (?=\p{Lu}))?(?:her|him|them|mum|mom|dad|\p{Lu}\p{L}+)/u

/** "Call with Ana", "Email from Bob", "Review: good": things, though they look like orders. */
const isCompound = pattern(
  'iu',
)`^\S+\s+${phrases`call, chat, message, meeting, thread, conversation, catch-up, exchange`}(?!\p{L})`
const isThing = /^\S+(?::|\s+(?:with|w\/|from|was|is|went|by|at|in|of|on|address|thread|centre|center|club)(?![a-z]))/i

const bookable = phrases`restaurant, table, flight[s], hotel, ticket[s], room, appointment, train, taxi, cab, call`
const booking = pattern()`^book (?:an? |the )?${bookable}`
const afterName = phrases`
  the, a, an, my, his, her, that, those, about, abt, re, back, bk, by, some, tmrw, tomorrow, tonight, b4, before, fri, mon,
  tue, tues, wed, thur, thurs`
/** "Email ana the deck": a name in small letters. */
const toSmallName = pattern('u')`^\S+ \p{Ll}+ ${afterName}(?!\p{L})`

/** Where a line stands. Under a heading or in a box all are orders; in a list most; alone in a note only clear ones. */
export type LinePlace = 'todo' | 'list' | 'note'

/** Whether a line is an order to oneself. */
export function isOrder(line: string, place: LinePlace, names: ReadonlySet<string>): boolean {
  const words = line.charAt(0).toLowerCase() + line.slice(1)
  if (/^f\/u\s/i.test(words)) return true
  const verb = /^[\p{L}-]+/u.exec(words)?.[0].toLowerCase() ?? ''
  if (place === 'note' && !plainVerbs.has(verb)) return false
  if (!isImperative(words) || isCompound.test(words)) return false
  const second = /^\S+\s+([\p{L}'’-]+)/u.exec(words)?.[1]?.toLowerCase() ?? ''
  const isToNamed = names.has(second)
  if (place === 'todo') return !(alsoNouns.has(verb) && isThing.test(words))
  if (place === 'list') return !alsoNouns.has(verb) || isToNamed || towards.test(words)
  return isToNamed || isClearOrder(words, verb)
}

/** A deed in its plain form, that is not done to the writer. */
function isImperative(words: string): boolean {
  if (/^\S+['’]d\s/.test(words)) return false
  if (!isDeed(words) && !/^(?:follow[- ]?up|check (?:in|up) (?:on|with)|f\/u)(?![a-z])/i.test(words)) return false
  if (/^\S+(?:\s+back)?(?:\s+to|\s+with)?\s+(?:me|us)(?![a-zÀ-ɏ])/i.test(words)) return false
  const isFollowUpThing = /^follow[- ]up\s+(?!with|on|re\b|about|to\b)/i.test(words)
  return !isFollowUpThing || /^follow[- ]up\s+\p{Lu}/u.test(words)
}

const byDay = pattern(
  'u',
)`\s(?:(?:by|before)\s+(?:${capitalisedDay}|EO[DWM]|tomorrow|noon|tonight|the\s\d)|tomorrow|tmrw|tonight)(?![\d])`

function isClearOrder(words: string, verb: string): boolean {
  if (!alsoNouns.has(verb) && byDay.test(words)) return true
  if (!alsoNouns.has(verb) && forSomeone.test(words)) return true
  if (booking.test(words)) return true
  if (pickyVerbs.has(verb)) return toSomeone.test(words)
  return toSmallName.test(words) || towards.test(words)
}
