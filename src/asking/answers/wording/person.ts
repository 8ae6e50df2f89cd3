import { ageOn, nextBirthday } from '#language/calendar/birthdays.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { monthName } from '#language/calendar/day-names.ts'
import type { AskedKind } from '#language/language-data/question-words.ts'
import type { Question } from '../../questions/question.ts'
import { addressLine, type Person, personPassage } from '../../recall/people.ts'
import { type Claim, dayWords, inline, nameOf, sayDay, sayIn, type Wording, wordingFor } from './sentences.ts'

/** The statement that a field makes about a person; null if the field is empty. */
export type FieldSentence = (person: Person, question: Question) => string | null

/** Questions that a person's fields answer. */
export const fieldSentences = {
  lastContact: (person, question) => {
    const { noContact, lastContact } = wordingFor(question)
    if (!person.lastContactAt) return sayIn(noContact, { name: nameOf(person) })
    const day = sayDay(dateAt(person.lastContactAt, question.timeZone), question)
    return sayIn(lastContact, { name: nameOf(person), day })
  },
  howMet: (person, question) => {
    const { met, metHow, metOnHow } = wordingFor(question)
    const text = howMetOf(person)
    const day = person.metOn ? sayDay(Temporal.PlainDate.from(person.metOn), question) : ''
    const sentence = text && day ? metOnHow : text ? metHow : day ? met : null
    return sentence && sayIn(sentence, { name: nameOf(person), text, day })
  },
  birthday: birthdaySentence,
  age: (person, question) => {
    if (!person.birthday || person.birthday.startsWith('--')) return null
    const born = Temporal.PlainDate.from(person.birthday)
    const age = born.until(question.today, { largestUnit: 'years' }).years
    return sayIn(wordingFor(question).age, { name: nameOf(person), age, day: sayDay(born, question) })
  },
  occupation: workSentence,
  workplace: workSentence,
  home: (person, question) => {
    const [first] = person.addresses
    const home = person.addresses.find(({ label }) => label === 'home') ?? first
    const place = home ? addressLine(home) : person.location
    return place && sayIn(wordingFor(question).lives, { name: nameOf(person), place: inline(place) })
  },
  phone: (person, question) => {
    const asked = person.labels.filter(({ label }) =>
      ` ${question.text.toLowerCase()} `.includes(` ${label.toLowerCase()} `),
    )
    const labelled = person.phones.filter((phone) => asked.some(({ value }) => value === phone))
    return sayAll(person, wordingFor(question).phone, labelled.length > 0 ? labelled : person.phones)
  },
  email: (person, question) => sayAll(person, wordingFor(question).email, person.emails),
} satisfies Partial<Record<AskedKind, FieldSentence>>

export function fieldClaims(people: Person[], kind: AskedKind, question: Question): Claim[] {
  const sentences: Partial<Record<AskedKind, FieldSentence>> = fieldSentences
  return people.flatMap((person) => {
    const text = sentences[kind]?.(person, question)
    return text ? [{ text, cites: [personPassage(person)] }] : []
  })
}

export function birthdaySentence(person: Person, question: Question) {
  if (!person.birthday) return null
  const { birthday, bornOn } = wordingFor(question)
  const on = nextBirthday(person.birthday.slice(-5), question.today)
  const age = ageOn(person.birthday, on)
  const day = sayDay(Temporal.PlainDate.from(on), question)
  return sayIn(age === null ? birthday : bornOn, { name: nameOf(person), day, age: age ?? '' })
}

function workSentence(person: Person, question: Question) {
  const { worksAsAt, worksAs, worksAt } = wordingFor(question)
  const [title, company] = [inline(person.title ?? ''), inline(person.company ?? '')]
  const sentence = title && company ? worksAsAt : title ? worksAs : company ? worksAt : null
  return sentence && sayIn(sentence, { name: nameOf(person), title, company })
}

const sayAll = (person: Person, sentence: Wording['phone'], all: string[]) =>
  all.length > 0 ? sayIn(sentence, { name: nameOf(person), text: all.map(inline).join(', ') }) : null

const howMetOf = ({ howMet }: Person) => inline(howMet ?? '').replace(/[.!]+$/u, '')

/** A person's job and place: "Head of Design at Banco Atlântico, in Lisbon". */
export function occupation({ title, company, location }: Person) {
  const [does, at, lives] = [title, company, location].map((field) => inline(field ?? ''))
  const work = does && at ? `${does} at ${at}` : does || at
  return [work, lives && `in ${lives}`].filter(Boolean).join(', ')
}

/** A person as one line of a list, with details that distinguish them. */
export function introduced(person: Person) {
  const about = occupation(person)
  return about ? `${nameOf(person)} (${about})` : nameOf(person)
}

/** How and when they met: "You met on 16 May 2024: At the design meetup in Porto." Null if unknown. */
export function meeting(person: Person, today: Temporal.PlainDate): string | null {
  const how = howMetOf(person)
  const when = person.metOn ? ` on ${dayWords(Temporal.PlainDate.from(person.metOn), today)}` : ''
  if (how) return `You met${when}: ${how}.`
  return when ? `You met${when}.` : null
}

/** "23 April", with the year if it is known. */
export function sayBirthday(birthday: string) {
  const date = `${Number(birthday.slice(-2))} ${monthName({ month: Number(birthday.slice(-5, -3)) })}`
  return birthday.startsWith('--') ? date : `${date} ${birthday.slice(0, 4)}`
}
