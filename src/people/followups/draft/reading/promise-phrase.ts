import { months, shortWeekdays, weekdays } from '#language/calendar/day-names.ts'
import { findDates } from '#language/dates/dates.ts'
import { endsPhrase, prepositions } from '#language/en/note-reads.ts'
import type { Address, NoteReads, Owed } from '#language/language-data/wording.ts'
import { isNameTitle } from '#language/names/call-name.ts'
import { anyOf, pattern, phrases } from '#language/phrases/phrases.ts'
import { plainSentences } from '#language/sentences/plain-sentences.ts'
import type { Phrasebook } from './books.ts'
import { deedForPerson, isDeed } from './promise-deeds.ts'
import { inSecondPerson } from './second-person.ts'
import { isSensitive } from './sensitive.ts'
import { isFitForMessage, isWholePhrase, withOneName } from './whole-phrase.ts'

const wouldDo = phrases`(i'd | i would | i'll | i will)`
/** The words before an action, if the person may have one of these names. */
function leadPattern(names: string[]) {
  const them = phrases`her, him, them, ${anyOf(names.length > 0 ? names : ['her'])}`
  const lead = phrases`
    i['ve | ${/ have/}] (promised | told | agreed | offered | committed | said) [${them}] [to | that ${wouldDo} | ${wouldDo}],
    i'll, i'd, i (will | would | need to | must | should | have to | owe [${them}]),
    (need | have | want | remember | promised | agreed | offered) [${them}] to, owe ${them}, to, todo[:], promise:, must,
    should, please, will`
  return pattern('i')`^${lead} `
}

const moment = phrases`
  ${anyOf(weekdays)}, ${anyOf(shortWeekdays)}, ${anyOf(months)}, today, tomorrow, tonight, noon, week, weekend, month, day,
  eod, eow, eom, year, morning, afternoon, evening`
const timeWord = phrases`
  by, before, on, until, in, at, within, around, this, next, the, end, of, early, late, mid, coming,
  ${/\d{1,2}(?:st|nd|rd|th)?/}, a, ${moment}`
const numberAfter = pattern('i')`(?<=\b(?:by|before|on|until|${moment}) (?:the )?)\d[\d:/.-]*(?:st|nd|rd|th|am|pm)?`
const timed = pattern('i')`[ ,]+(?:${timeWord} )*(?:${moment}|asap|soon|${numberAfter})[.!]?$`

/** A time that is left in the middle is not true for long, unless it names a thing: "Sunday lunch". */
const dateWord = pattern('iu')`\b(?:${anyOf(weekdays)}|today|tomorrow|tonight|next|this week|asap)(?! \p{L}{4}|\p{L})`

/** Null: not for a message at all. */
export function promisePhrase(text: string, names: string[]): Owed | null {
  if (isSensitive(text, names) || /\b(?:not|never)\b|n['’]t\b/i.test(text)) return null
  const bare = withoutTime(withoutLead(byName((plainSentences(text)[0] ?? '').replaceAll('’', "'"), names), names))
  const plain = bare.replace(/\bre:? /i, 'about ')
  const doing = deedForPerson(plain, names)
  if (doing && isFitForMessage(doing) && !dateWord.test(doing)) return { doing, thing: null }
  return { doing: null, thing: doing ? null : thingOwed(plain, names) }
}

/** "Herr Kessler" is Kessler, and "the Lehanes" can be addressed. */
function byName(text: string, names: string[]) {
  if (names.length === 0) return text
  const words = text.split(' ')
  const plain = words.filter((word, at) => !(isNameTitle(word) && names.includes(words[at + 1] ?? '')))
  const family = names.map((name) => RegExp.escape(name)).join('|')
  return plain.join(' ').replace(new RegExp(`\\bthe (${family})(?:s|es)(?!\\p{L})`, 'gu'), '$1')
}

/** Text without an action may be a thing: "mock interview with Ana" is "mock interview". */
function thingOwed(text: string, names: string[]) {
  const said = inSecondPerson(text, names).replace(/ (?:with|to|for|from) you\b/, '')
  const [first = '', ...more] = said.split(' ')
  const isThing =
    !isDeed(first.toLowerCase()) && !endsPhrase(first) && more.length < 8 && !endsPhrase(more.at(-1) ?? first)
  return isThing && isFitForMessage(said) && !/\byou\b/.test(said) && !dateWord.test(said) ? lowerFirst(said) : null
}

const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

function withoutLead(text: string, names: string[]) {
  const lead = leadPattern(names)
  const owes = /^(?:i )?owe /i.test(text)
  const rest = text.replace(lead, '').replace(lead, '')
  return owes ? `send ${rest}` : rest
}

/** How and why to do it doesn't concern the recipient. */
const aside = /, (?:with|without|so|because|they|she|he|which|who|as) .*$/is

function withoutTime(text: string) {
  const plain = text
    .replace(/[;(].*$/s, '')
    .replace(aside, '')
    .replace(/(?<![.!…])[.!…]+$/, '')
    .trim()
  const bare = plain.replace(timed, '').replace(timed, '').replace(/,$/, '')
  // "about New Year", "a flight for 20 December": the time is what it is about.
  return prepositions.has(bare.split(' ').at(-1) ?? '') || /\bnew$/i.test(bare) ? plain : bare
}

type About = {
  names: string[]
  address: Address
  today: string
  timeZone: string
  book: Phrasebook & { reads: NoteReads }
}

/** A promise as its language says it to the person. Null: not for a message at all. */
export function promiseInNote(text: string, { names, address, today, timeZone, book }: About): Owed | null {
  const { reads, code } = book
  if (isSensitive(text, names, code) || reads.negated.test(text)) return null
  const [first = ''] = plainSentences(text)
  const at = Temporal.PlainDate.from(today).toZonedDateTime(timeZone).toInstant()
  const bare = findDates(first, { at, timeZone }, code)
    .toReversed()
    .reduce((rest, { index, length }) => `${rest.slice(0, index)} ${rest.slice(index + length)}`, first)
    .replace(/(?<![.!…])[.!…]+$|[;(].*$/gs, '')
    .replace(/\s+/g, ' ')
    .trim()
  const deed = withOneName(bare.replace(reads.lead, ''), names)
  if (isTheirs(deed, names, reads)) return null
  const isWhole = code === 'en' || isWholePhrase(deed, names, code)
  const doing = isWhole ? reads.deed(deed, names, address) : null
  const isSaid = doing !== null && isFitForMessage(doing) && !isMixed(doing, address, reads)
  return { doing: isSaid ? doing : null, thing: null }
}

/** Whether a deed has a word of another form of address than the rest of the message: "dir" after "Sehr geehrte". */
function isMixed(deed: string, address: Address, { you }: NoteReads) {
  const others = Object.values(you).filter((form) => form.source !== you[address].source)
  return others.some((form) => form.test(`, ${deed}`))
}

/** "Nadège envoie la recette": what the person is to do is no promise of the member. A deed has its verb in the infinitive. */
function isTheirs(text: string, names: string[], { they }: NoteReads) {
  const [first = ''] = text.split(' ')
  return (names.includes(first) || they.test(first)) && !/\p{Ll}(?:en|ern|eln)$/u.test(text)
}
