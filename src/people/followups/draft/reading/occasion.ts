import { months, weekdays } from '#language/calendar/day-names.ts'
import { timeWords } from '#language/en/note-reads.ts'
import type { Contact } from '#language/language-data/wording.ts'
import { clausesByPunctuation, plainSentences, splitWords } from '#language/sentences/plain-sentences.ts'
import { wordSet } from '#language/words/word-set.ts'
import { isPicture, isWithAnother, meetingPatterns, notCertain, occasionByKind, wasCancelled } from './meeting-words.ts'
import { placeIn } from './places.ts'
import { isName, isPossessive } from './second-person.ts'
import { isSensitive, withoutNames } from './sensitive.ts'
import { topicIn } from './topics.ts'

type Noted = { ixId: string; kind: string; text: string; source: string }
type About = { names: string[]; day: Temporal.PlainDate; oldest: boolean }

/** The contact that one entry reports; null if uncertain. */
export function occasionIn(entry: Noted, { names, day, oldest }: About): Contact | null {
  if (entry.source === 'import') return null
  const plain = { ixId: entry.ixId, place: null, topic: null, day, sober: false }
  if (entry.kind === 'exchange') return { ...plain, doing: 'details' }
  if (entry.source === 'visitor') return { ...plain, doing: 'reply' }
  // Others may have written its title.
  if (entry.source === 'calendar') return { ...plain, doing: occasionByKind[entry.kind] ?? 'talk' }
  const sentences = plainSentences(entry.text)
  if (sentences.some((sentence) => wasCancelled.test(sentence))) return null
  const sober = sentences.some((sentence) => isSensitive(sentence, names))
  const sure = sentences.filter((each) => !isSensitive(each, names) && !notCertain.test(withoutNames(each, names)))
  const told = sure.flatMap((sentence) => tellings(sentence, { names, day, oldest, kind: entry.kind }))[0]
  if (told) return { ...plain, ...told, topic: sober ? null : (told.topic ?? topicOf(sure, names)), sober }
  const doing = occasionByKind[entry.kind]
  if (!doing || isWithAnother(entry.text, names, 'en')) return null
  const [first = ''] = sure
  const place = /^(?:at|in) /i.test(first) ? placeIn(clausesByPunctuation(first)[0] ?? '', names) : null
  return {
    ...plain,
    doing: isTheirs(entry, names) ? 'reply' : doing,
    place,
    topic: sober ? null : topicOf(sure, names),
    sober,
  }
}

/** Whether a message is the person's and not the member's: "Ana: …", "She writes that …", "Email from Ana". */
function isTheirs({ kind, text }: Noted, names: string[]) {
  if (kind !== 'message' || isPicture(text)) return false
  const [first = '', second = ''] = splitWords(text.slice(0, 200))
  if (/^(?:she|he|they)$/i.test(first) || isName(first, names)) return theirVerbs.has(second.toLowerCase())
  const isLabel = first.endsWith(':') && isName(first.slice(0, -1), names)
  return isLabel || (/^(?:e-?mail|message|text|letter|postcard|note|whatsapp)$/i.test(first) && second === 'from')
}

const theirVerbs = wordSet('says said writes wrote asks asked replied emailed messaged texted thanked invited')

const topicOf = (sentences: string[], names: string[]) =>
  sentences.map((sentence, at) => topicIn(sentence, { names, earlier: sentences.slice(0, at) })).find(Boolean) ?? null

/** The clauses of a sentence that tell of an occasion. */
function tellings(sentence: string, { names, day, oldest, kind }: About & { kind: string }) {
  const clauses = clausesByPunctuation(sentence)
  return clauses.flatMap((clause, at) => {
    const found = head(clause, { names, kind })
    const when = found && dayOfOccasion(clause, day, found.verb || kind !== 'note')
    if (!found || !when) return []
    const next = clauses[at + 1] ?? ''
    const place = placeIn(found.rest, names) ?? (/^(?:at|in|near) /i.test(next) ? placeIn(next, names) : null)
    const isAgain = found.doing === 'meet' && (!oldest || /\bagain\b/i.test(clause))
    const doing = isAgain ? 'see' : found.doing === 'talk' ? (occasionByKind[kind] ?? 'talk') : found.doing
    return [{ doing, place, topic: topicIn(sentence, { names, rest: found.rest }), day: when.day }] as const
  })
}

/** How people begin to speak. */
const fillers =
  /^(?:(?:so|okay|ok|well|um|uh|right|and|then|today|yesterday|tonight|last night|earlier today|this (?:morning|afternoon|evening)) )+/i

function head(clause: string, { names, kind }: { names: string[]; kind: string }) {
  for (const { form, verb, alsoVerb, doing } of meetingPatterns) {
    const [, start = '', after] = form.exec(clause.replace(fillers, '')) ?? []
    if (after === undefined) continue
    const rest = after.trim()
    // "Call about the flat" may still have to be done; "Call with Ana" and "Good call" have been.
    const order = alsoVerb && start === '' && /^(?:call|chat|talk|catch up)\b/i.test(clause)
    if (order && !(kind in occasionByKind) && !/^with /i.test(rest)) continue
    const past = verb || /\b(?:had|grabbed|got|went|took|did) /i.test(start)
    if (withThem(rest, { names, verb })) return { rest, verb: past, doing }
  }
  return null
}

/** Whether it was with the person, or with nobody named: "Coffee with Luis" is not, and "Call her" is still to be done. */
function withThem(rest: string, { names, verb }: { names: string[]; verb: boolean }) {
  const [first = '', second = '', third = ''] = rest.split(' ')
  if (/^with$/i.test(first)) return isThem(second, names) && mayFollow(third, names)
  if (verb && isThem(first, names)) return mayFollow(second, names)
  return mayFollow(first, names) && !/^to$/i.test(first)
}

const isThem = (word: string, names: string[]) =>
  /^(?:her|him|them)$/i.test(word) || (isName(word, names) && !isPossessive(word))

const follows = /^(?:at|in|near|on|about|over|during|after|before|along|around|by|and|re:?|regarding|to)$/i

function mayFollow(word: string, names: string[]) {
  if (word === '' || follows.test(word) || timeWords.has(word.toLowerCase())) return true
  return isName(word, names) && !isPossessive(word)
}

const longAgo =
  /\b(?:years?|months?) ago\b|\blast (?:year|summer|winter|spring|autumn|fall)\b|\bback in\b|\boriginally\b|\bonce\b|\bused to\b|\bfirst met\b|\b(?:19|20)\d\d\b/i
const sameDay = /\b(?:today|this (?:morning|afternoon|evening)|tonight|just)\b/i
const vague = new RegExp(
  `\\b(?:ago|earlier|recently|the other day|last (?:week|month|time)|weekend|in (?:${months.join('|')})|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[/.]\\d{1,2})\\b`,
  'i',
)
const weekday = new RegExp(`\\b(${weekdays.join('|')})\\b`, 'i')

/**
 * The day that a clause of a note speaks of, where the note is of `written`. Null: not lately, or perhaps still to come.
 * A day of null: lately, and nobody knows when.
 */
function dayOfOccasion(
  clause: string,
  written: Temporal.PlainDate,
  past: boolean,
): { day: Temporal.PlainDate | null } | null {
  const years = [...clause.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
  if (years.some((year) => year !== written.year)) return null
  if (longAgo.test(clause.replace(String(written.year), ''))) return null
  if (/\byesterday\b|\blast night\b/i.test(clause)) return { day: written.subtract({ days: 1 }) }
  if (sameDay.test(clause)) return { day: written }
  const named = weekday.exec(clause)?.[1]?.toLowerCase()
  // "Lunch on Friday" may be a plan.
  if (named) return past ? { day: lastWeekday(weekdays.indexOf(named) + 1, written) } : null
  return { day: vague.test(clause) ? null : written }
}

function lastWeekday(dayOfWeek: number, before: Temporal.PlainDate) {
  return before.subtract({ days: (before.dayOfWeek - dayOfWeek + 7) % 7 })
}
