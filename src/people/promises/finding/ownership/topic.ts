import { capitalisedDayOrMonth, months, shortMonths, shortWeekdays, weekdays } from '#language/calendar/day-names.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { isDeedVerb } from '../deeds/deed-verbs.ts'
import { startsWithOther } from './subjects.ts'

/**
 * Whom a sentence without a subject goes on about: the writer, somebody else, or somebody who was only mentioned, so that it
 * cannot be told.
 */
export type Topic = 'me' | 'other' | 'mentioned' | 'nobody'

const myself = pattern('u')`(?<![\p{L}'])(?:I|[Ii]'(?:ll|m|ve|d)|i(?:'ll|ll|m|ve)?|[Ww]e|[Ww]e'\p{L}+)(?![\p{L}'])`
const stateOfOther = phrases`
  works, runs, lives, has, loves, hates, likes, is, was, wants, needs, knows, plays, studies, teaches, leads, owns, moving,
  born, grew, makes, does, founded, heads, manages, speaks, keeps, used to, retired, married, divorced, new`
const aboutOther = pattern('i')`^\s*${stateOfOther}\s`
const title = phrases`mr, mrs, ms, mx, dr, prof, fr, sr, rev, father, sister, auntie, aunt, uncle, coach, rabbi, judge`
const capital = /\p{Lu}[\p{L}'’-]+/u
/** "Mara Lind, head of sales", "Plumber coming Tuesday", "Karl – retired", "Elif moved in": a name, or somebody who does something. */
const person = pattern(
  'u',
)`^[\s\p{P}]*(?:${pattern('iu')`${title}`}\.?\s+)?(?<name>${capital})(?:\s+${capital})*(?:'s)?`
const goesOn = pattern('iu')`^(?:\s+\([^)]*\))?(?:,\s|\s*[–—-]\s|\.?\s*$|\s+(?:and\s+\p{Lu}|${phrases`
  will, is, are, was, has, had, wants, needs, works, lives, moved, moving, coming, going, called, rang, texted, asked,
  said, says, told, promised, offered, must, should, can, could, just, also, still, now, never, flies, starts, runs, got`}(?!\p{L})))`
const namedLater = pattern('u')`(?<=\p{Ll}[\s,]+(?:\p{Ll}+\s+)*)(?!${capitalisedDayOrMonth}|I\b|I'|${phrases`
  TV, OK, PM, AM, CV, EOD, ASAP, Christmas, Easter, God, Zoom, Whatsapp, Google`}(?!\p{L}))${capital}|(?<!\p{L})(?:her|him|them|his|their|she|he|they)(?!\p{L})`
const dateNames = new Set([...weekdays, ...months, ...shortWeekdays, ...shortMonths])
const isDateName = (name: string) => dateNames.has(name.toLowerCase())

/** What begins a sentence with a capital without being somebody. */
const noPerson = pattern('iu')`^${phrases`
  lunch, dinner, coffee, breakfast, brunch, drinks, tea, call, meeting, mtg, chat, catch-up, catchup, met, saw, had, great,
  good, nice, lovely, long, quick, short, talked, spoke, visited, bumped, ran, went, got, sent, note, todo, action, reminder, ok,
  okay, also, then, now, so, and, but, well, yes, no, today, tomorrow, tonight, yesterday, next, this, that, these, those, if, when,
  before, after, by, on, at, in, for, with, from, re, about, please, must, should, will, going, need, have, owe, maybe, perhaps,
  promised, agreed, told, said, offered, asked, remember, remind, don't, do, just, still, still, everything, all, nothing, one,
  two, three, finally, anyway, again, first, second, last`}$`

/** "The auction is 18 March" */
const isEvent =
  /^\s*(?:(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir) )?\p{L}+(?:'s| is| was) (?:on |at |the )*(?:\d|next|this|tomorrow|today|\p{Lu})/u

/** Whom the sentence is about, for one after it that names nobody. */
export function topicOf(plain: string): Topic {
  if (myself.test(plain.replace(/"[^"]*"/g, ''))) return 'me'
  if (isEvent.test(plain)) return 'nobody'
  if (startsWithOther(plain) || aboutOther.test(plain) || startsWithPerson(plain)) return 'other'
  return namedLater.test(plain) ? 'mentioned' : 'nobody'
}

/** Whether what comes before a clause in its sentence names somebody who is not the writer. */
export function startsWithPerson(plain: string): boolean {
  const match = person.exec(plain)
  const name = match?.groups?.name ?? ''
  if (!match || noPerson.test(name) || isDeedVerb(name.toLowerCase())) return false
  if (isDateName(name)) return false
  return /\s\p{Lu}/u.test(match[0].trim()) || goesOn.test(plain.slice(match[0].length))
}
