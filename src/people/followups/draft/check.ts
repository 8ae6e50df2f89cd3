import { dateAt } from '#language/calendar/calendar.ts'
import { months, weekdays } from '#language/calendar/day-names.ts'
import { byWhen, whenItWas } from '#language/en/wording.ts'
import type { Tone } from '#language/language-data/wording.ts'
import { findCallName, namePartsOf } from '#language/names/call-name.ts'
import { pattern } from '#language/phrases/phrases.ts'
import { abbreviation } from '#language/sentences/note-sentences.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Facts } from './facts.ts'
import { isPrivateMatter } from './reading/sensitive.ts'
import { hasPlaceholder } from './reading/whole-phrase.ts'

type Message = { subject: string; body: string; tone?: Tone | undefined }

/** The problem with a model's message; null if there is none. */
export function findFault({ subject, body, tone }: Message, facts: Facts): string | null {
  if (body.length > 1200 || subject.length > 120 || /[\r\n]/.test(subject) || !subject.trim())
    return 'it is too long, or empty'
  const middle = middleOf(body)
  const whole = `${subject}\n${body}`
  const known = knownText(facts)
  const faults: Record<string, boolean> = {
    'it is not two to four sentences': sentenceCount(middle) < 2 || sentenceCount(middle) > (tone === 'short' ? 2 : 4),
    'it does not greet the person by name': !greets(body, facts),
    'it is not signed by the member': !signed(body, facts),
    'it has a blank to fill in': hasPlaceholder(whole),
    'it has a link or an address that nobody gave': !everyMatch(whole.matchAll(addresses), (address) =>
      known.text.includes(address),
    ),
    'it has a number that nobody gave': !everyMatch(whole.matchAll(/\d+/g), (number) => known.numbers.has(number)),
    'it names somebody or something that nobody named': strangeNames(subject, middle, known.words).length > 0,
    'it touches a private matter': isPrivateMatter(whole, namePartsOf(facts.person.displayName)),
    'it repeats the words of a visitor': repeatsVisitor(whole, facts, known.words),
    'it has characters that nobody sees': /[\p{Cf}\p{Co}\p{Cn}]|[^\P{Cc}\n]/u.test(whole.replaceAll('\u200d', '')),
  }
  return Object.keys(faults).find((fault) => faults[fault]) ?? null
}

/** The sentences of a message, without its greeting and its signature. */
export function middleOf(body: string) {
  const lines = body.split('\n').map((line) => line.trim())
  const rest = lines.filter((line) => line !== '')
  if (/^(?:hi|hello|dear|hey|good \w+)\b[^.!?]{0,60}[,!:]?$/i.test(rest[0] ?? '')) rest.shift()
  while (rest.length > 0 && !/[.!?]["'”’)]?$/.test(rest.at(-1) ?? '')) rest.pop()
  return rest.join(' ')
}

const betweenSentences = pattern('u')`(?<=[.!?]["'”’)]?)(?<!\b(?:${abbreviation}|\p{Lu})\.)\s+`

export const sentencesOf = (text: string) => text.split(betweenSentences).filter((each) => /\p{L}/u.test(each))

export const sentenceCount = (text: string) => sentencesOf(text).length

function greets(body: string, { person }: Facts) {
  const name = findCallName(person.displayName)
  return name === null || (body.trim().split('\n')[0] ?? '').includes(name)
}

function signed(body: string, { member }: Facts) {
  return (body.trim().split('\n').at(-1) ?? '').includes(findCallName(member.name) ?? member.name)
}

const addresses = /[\p{L}\d._%+-]+@[\p{L}\d.-]+|\b(?:https?:|www\.)\S+|\b[\p{L}\d-]+\.\p{L}{2,}[^\s,;!?]*/giu

/** The facts that a message may repeat: dates of events and due dates, but no visitors' texts. */
function knownText({ member, person, entries, promises, today, timeZone }: Facts) {
  const now = Temporal.PlainDate.from(today)
  const texts = [
    member.name,
    ...Object.values(person).flat(),
    ...entries.filter(({ source }) => !isByOthers(source)).map(({ text }) => text),
    // A note is often of the day before.
    ...entries.flatMap(({ occurredAt }) => {
      const day = dateAt(occurredAt, timeZone)
      return [whenItWas(day, now), whenItWas(day.subtract({ days: 1 }), now)]
    }),
    ...promises.flatMap(({ text, dueOn }) => [
      text,
      ...(dueOn === null ? [] : [byWhen(Temporal.PlainDate.from(dueOn), now)]),
    ]),
  ]
  const text = texts.join('\n').toLowerCase()
  return { text, numbers: new Set(text.match(/\d+/g)), words: new Set(wordsIn(text)) }
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

const starters = new Set(
  `i im id ill ive it its as how would thank thanks let looking hope hoping please we you your the this that these those if when
  what are is do have has can could any and but also just good great lovely wonderful congratulations congrats in on at by for
  after since my our there here enjoy wishing best hi hello dear warm kind regards cheers talk speak see sorry apologies really
  glad happy feel take until meanwhile still once with to a an one no not yes so did does was were will shall should perhaps
  maybe meeting talking seeing hearing following regarding checking keeping catching thinking from about re`.split(
    /\s+/,
  ),
)

/** Capitalised words that the facts do not know; a sentence may begin with a plain word. */
function strangeNames(subject: string, middle: string, known: Set<string>) {
  const days = new Set([...weekdays, ...months])
  return [...`${subject}. ${middle}`.matchAll(/(?:(^|[.!?:]\s+)|)(\p{Lu}[\p{L}\p{M}]*)/gu)].filter(
    ([, start, word = '']) => {
      const plain = word.toLowerCase()
      if (known.has(plain) || plain === 'i') return false
      return start === undefined || days.has(plain) || !starters.has(plain)
    },
  )
}

const commonWords = new Set(
  `hello thank thanks leaving sharing details message would could should about again talked talking glad whenever suits touch there their
  please think great really meeting contact getting writing after before still while where which other anything something soon
  chance coming along looking forward everything hearing promised reaching connect conversation today yesterday tomorrow`.split(
    /\s+/,
  ),
)

function repeatsVisitor(whole: string, { entries }: Facts, known: Set<string>) {
  const theirs = new Set(entries.filter(({ source }) => isByOthers(source)).flatMap(({ text }) => wordsIn(text)))
  return wordsIn(whole).some(
    (word) => word.length > 4 && theirs.has(word) && !known.has(word) && !commonWords.has(word),
  )
}

function everyMatch(matches: Iterable<RegExpExecArray>, fine: (text: string) => boolean) {
  return [...matches].every(([match]) => fine(match.toLowerCase().replace(/[.,]+$/, '')))
}
