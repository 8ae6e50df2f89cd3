import { ageOn, nextBirthday } from '#language/calendar/birthdays.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import type { AskedKind } from '#language/language-data/question-words.ts'
import type { Question } from '../../questions/question.ts'
import { type Person, personPassage } from '../../recall/people.ts'
import { inline } from '../wording/attribution.ts'
import type { Claim } from '../wording/claims.ts'
import { sayDay, sayIn, type Wording } from '../wording/in-language.ts'

type Said = (person: Person, wording: Wording, question: Question) => string | null

/** What the fields of a person answer. Null where a field is empty. */
const fields: Partial<Record<AskedKind, Said>> = {
  lastContact: (person, wording, question) => {
    if (!person.lastContactAt) return sayIn(wording.noContact, { name: nameOf(person) })
    const day = sayDay(dateAt(person.lastContactAt, question.timeZone), question)
    return sayIn(wording.lastContact, { name: nameOf(person), day })
  },
  howMet: (person, wording, question) => {
    const text = inline(person.howMet ?? '').replace(/[.!]+$/u, '')
    const day = person.metOn ? sayDay(Temporal.PlainDate.from(person.metOn), question) : ''
    const sentence = text && day ? wording.metOnHow : text ? wording.metHow : day ? wording.met : null
    return sentence && sayIn(sentence, { name: nameOf(person), text, day })
  },
  birthday: birthdaySentence,
  age: (person, wording, question) => {
    if (!person.birthday || person.birthday.startsWith('--')) return null
    const born = Temporal.PlainDate.from(person.birthday)
    const age = born.until(question.today, { largestUnit: 'years' }).years
    return sayIn(wording.age, { name: nameOf(person), age, day: sayDay(born, question) })
  },
  occupation: workSentence,
  workplace: workSentence,
  home: (person, wording) =>
    person.location && sayIn(wording.lives, { name: nameOf(person), place: inline(person.location) }),
  phone: (person, wording) => listOf(person, wording.phone, person.phones),
  email: (person, wording) => listOf(person, wording.email, person.emails),
}

export function fieldClaims(people: Person[], kind: AskedKind, wording: Wording, question: Question): Claim[] {
  return people.flatMap((person) => {
    const text = fields[kind]?.(person, wording, question)
    return text ? [{ text, cites: [personPassage(person)] }] : []
  })
}

export function birthdaySentence(person: Person, wording: Wording, question: Question) {
  if (!person.birthday) return null
  const on = nextBirthday(person.birthday.slice(-5), question.today)
  const age = ageOn(person.birthday, on)
  const day = sayDay(Temporal.PlainDate.from(on), question)
  return sayIn(age === null ? wording.birthday : wording.bornOn, { name: nameOf(person), day, age: age ?? '' })
}

function workSentence(person: Person, wording: Wording) {
  const [title, company] = [inline(person.title ?? ''), inline(person.company ?? '')]
  const sentence = title && company ? wording.worksAsAt : title ? wording.worksAs : company ? wording.worksAt : null
  return sentence && sayIn(sentence, { name: nameOf(person), title, company })
}

const listOf = (person: Person, sentence: (values: { name: string; text: string }) => string, all: string[]) =>
  all.length > 0 ? sayIn(sentence, { name: nameOf(person), text: all.map(inline).join(', ') }) : null

export const nameOf = ({ displayName }: { displayName: string }) => inline(displayName)
