import { capitalisedDayOrMonth, months, shortMonths, shortWeekdays, weekdays } from '../../../calendar/day-names.ts'
import type { About, Topic } from '../../../language-data/commitment-rules.ts'
import { alsoCalled } from '../../../names/nicknames.ts'
import { isTitle } from '../../../person-lines/role-words.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { isEverydayWord } from '../../../vocabulary/everyday-words.ts'
import { fold } from '../../../words/fold.ts'
import { wordSet } from '../../../words/word-set.ts'
import { isDeedVerb } from '../deeds/deed-verbs.ts'
import { relation } from '../openers/commitment.ts'

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
const laterName = /(?<=\p{Ll}[\s,]+)\p{Lu}[\p{L}-]+/gu
const dateNames = new Set([...weekdays, ...months, ...shortWeekdays, ...shortMonths])
const isDateName = (name: string) => dateNames.has(name.toLowerCase())

/** Capitalized words at the start of a sentence that aren't names. */
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

/** A sentence without people continues the previous one's subject. */
export function nextTopic(topic: Topic, plain: string): Topic {
  const about = aboutOf(plain)
  if (about === 'nobody' || (about === 'mentioned' && topic.about === 'other')) return topic
  const names = namesIn(plain, about)
  // "She" goes on about the same person.
  return { about, names: names.length > 0 ? new Set(names.map((name) => name.toLowerCase())) : topic.names }
}

/** Of a sentence on somebody the name it begins with, and of another all that it names. */
function namesIn(plain: string, about: About): string[] {
  if (about === 'mentioned') return plain.match(laterName) ?? []
  return startsWithPerson(plain) ? [person.exec(plain)?.groups?.name ?? ''] : []
}

/** Whom a sentence is about, for one after it that names nobody. */
function aboutOf(plain: string): About {
  if (myself.test(plain.replace(/"[^"]*"/g, ''))) return 'me'
  if (isEvent.test(plain)) return 'nobody'
  if (aboutOther.test(plain)) return 'other'
  if (!startsWithThing(plain) && (startsWithOther(plain) || startsWithPerson(plain))) return 'other'
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

const determiner = phrases`the, my, our, this, that, a, an`
const noun = /[\p{L}-]+/u
const happens = phrases`is, are, was, were, has, had, went, came`
/** "The kettle", or "Term sheet came". */
const firstNoun = pattern(
  'iu',
)`^[^\p{L}]*(?:${determiner} (?<noun>${noun})|(?<noun>${noun})(?: ${/\p{Ll}+/u})? ${happens}(?!\p{L}))`
const impersonal = /^[^\p{L}]*(?:it|there)(?!\p{L})/iu

const people = phrases`
  ${relation}, man, woman, guy[s], girl[s], boy[s], kid[s], lady, bloke, mate[s], team, people, folks, family, couple, guest[s],
  everybody, everyone, somebody, someone, nobody, baby, twins, gang, lot, rest, others, both, doctor, she, he, they, you, who`
const endsLikePeople = /(?:er|or|ist|ian|ant|ent|ee|man|men)s?$/u
const isPeople = pattern('iu')`^(?:${people})$`
/** Things with the ending of people. */
const thingsLikePeople = wordSet(`
  weather dinner supper letter paper number order printer computer water winter summer river flower offer matter event
  moment appointment agreement document present payment apartment restaurant heater coffee fee committee door floor`)

/** "It rained", "The kettle is broken", "Term sheet came in": about no person. */
function startsWithThing(plain: string): boolean {
  if (impersonal.test(plain)) return true
  const noun = firstNoun.exec(plain)?.groups?.noun?.toLowerCase() ?? ''
  if (thingsLikePeople.has(noun) || thingsLikePeople.has(noun.replace(/s$/, ''))) return true
  if (isPeople.test(noun) || endsLikePeople.test(noun) || isTitle(noun)) return false
  return isEverydayWord(noun) && alsoCalled(fold(noun)).length === 0
}

const agreement = phrases`
  yes, ok, okay, sure, please, great, fine, thanks, that'd, that would, go ahead, perfect,
  ${/\p{Lu}\p{L}+/u} (is | was | works)`
const otherSpeaks = pattern(
  'u',
)`^\s*(?:he|she|they|\p{Lu}\p{L}+) (?:says|said|recommends|suggests|insists)(?! (?:${agreement}|by ))(?!\p{L})`

/** "Send my love to Ana, he said" */
export const isSaidByOther = (following: string) => otherSpeaks.test(following)

/** After these "her" is whom, and not whose: "her the ladder", "her two quotes", but "her mother". */
const afterHer = phrases`
  the, a, an, my, our, your, his, their, this, these, that, those, some, any, every, each, both, all, another, more, several, one,
  two, three, four, five, six, seven, eight, nine, ten, twelve, ${/\d/}, to, about, with, back, up, on, by, next, in, for, re, at,
  when, tomorrow, tonight`
const toThem = pattern('u')`^\S+ (?:\S+ )?(?:him|them|her(?=[.,!]|$| ${afterHer}(?!\p{L})))(?!\p{L})`
const toNamed = /^\S+ (?:\p{Ll}+ )?(?<name>\p{Lu}[\p{L}-]*)(?!['’\p{L}])/u

/** "Will intro her", "will send Ana the deck" behind a sentence on Ana: the one spoken of does not do it to herself. */
export const isDoneToThem = (deed: string, spokenOf: ReadonlySet<string>) =>
  toThem.test(deed) || spokenOf.has(toNamed.exec(deed)?.groups?.name?.toLowerCase() ?? '')

const joints = /(?:(?:and|but|so|then)\s+)*/
const other = phrases`
  she, he, they, it, you, (my | his | her | their | the)${/\s+\p{L}+/u}, ${/(?!I\b|I')\p{Lu}[\p{L}-]*/u}`
const verbOfOther = phrases`
  will, is, was, has, had, would, said, says, told, asked, wants, needs, can, could, should, might, must, promised, agreed,
  offered, thinks, works, lives, came, went, gave, sent, owes, and`
const otherActs = pattern('u')`^\s*${joints}${other}(?:'\p{L}+)?\s+(?:\p{L}+\s+)?${verbOfOther}(?!\p{L})`
const pronounActs = /^\s*(?:(?:and|but|so|then)\s+)*(?:she|he|they|it|you)(?:'[a-zÀ-ɏ]+)?\s/i

/** Whether a clause begins with somebody else. */
export const startsWithOther = (clause: string) => otherActs.test(clause) || pronounActs.test(clause)
