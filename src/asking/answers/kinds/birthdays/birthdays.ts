import { ageOn, birthdayRanges, nextBirthday } from '#language/calendar/birthdays.ts'
import { monthName } from '#language/calendar/day-names.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import { beginningOfTime } from '../../../questions/times/span-phrases.ts'
import { loadPeopleAsked, personPassage } from '../../../recall/people.ts'
import { type Answer, andMore, type Claim, dayWords, maxListed, nameOf } from '../../wording/sentences.ts'

const birthday = /\b(?:birth-?days?|bdays?|date of birth|born|turn(?:s|ing)? \d+)\b/iu
const age = /\bhow old\b|\bwhat age\b|\b(?:his|her|their|['’]s) age\b/iu
const otherTopic = /^\W*(?:and )?what (?!day|date|is|'s|’s|was|age|month|year)/iu
const list = /\b(?:who|whose|which|any|anyone|anybody|next|upcoming|coming|list|soon|birthdays|bdays)\b/iu
/** “Coming up this year” leaves out past events. */
const toCome = /\b(?:coming|upcoming|still|yet|left|remaining|ahead)\b/iu
const birthdayWords = new Set(
  `birthday birthdays bday bdays birth born date old age turn turns turning next upcoming coming soon celebrate celebrates
  celebrating year years day come comes left remaining ahead become becomes going having many there today tomorrow`.split(
    /\s+/,
  ),
)

type Person = Awaited<ReturnType<typeof loadPeopleAsked>>[number]

/** "When is Ana's birthday?", "whose birthday is next?", "how old is she?" */
export async function birthdays(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const text = wordingOf(question)
  if ((!birthday.test(text) && !age.test(text)) || otherTopic.test(text)) return null
  // "Her daughter's birthday" can only be answered from a note.
  if (question.words.some((word) => !birthdayWords.has(word) && !/^\d+$/u.test(word))) return null
  if (question.about.length > 0) return ofPeople(ctx, question, age.test(text))
  return question.named.length === 0 && list.test(text) && birthday.test(text) ? ofAll(ctx, question) : null
}

async function ofPeople(ctx: MemberContext, question: Question, asksAge: boolean): Promise<Answer | null> {
  const people = await loadPeopleAsked(ctx, question)
  const claims = people.flatMap((person) => claimOf(person, question, asksAge))
  return claims.length > 0 ? { claims, about: question.about, isKnown: true } : null
}

function claimOf(person: Person, { today }: Question, asksAge: boolean): Claim[] {
  if (person.birthday === null) return []
  const on = nextBirthday(person.birthday.slice(-5), today)
  const turns = ageOn(person.birthday, on)
  if (asksAge && turns === null) return []
  const day = Temporal.PlainDate.from(on)
  const isToday = day.equals(today)
  const born = person.birthday.startsWith('--') ? '' : ` ${person.birthday.slice(0, 4)}`
  const is = `${nameOf(person)}’s birthday is ${isToday ? 'today, ' : 'on '}${dateOf(person.birthday)}${born}`
  const will = turns === null ? '' : isToday ? `, turning ${turns}` : `; turning ${turns} on ${dayWords(day, today)}`
  const old = asksAge && turns !== null ? `${nameOf(person)} is ${isToday ? turns : turns - 1}: ` : ''
  return [
    { text: `${old}${old ? is.replace(`${nameOf(person)}’s`, 'the') : is}${will}.`, cites: [personPassage(person)] },
  ]
}

const dateOf = (birthday: string) =>
  `${Number(birthday.slice(-2))} ${monthName({ month: Number(birthday.slice(-5, -3)) })}`

/** Birthdays in the time asked about, or the next ones. */
async function ofAll(ctx: MemberContext, question: Question): Promise<Answer> {
  const { span, today } = question
  const { from, days } = birthdayDays(question, { unasked: 364, isToCome: toCome.test(question.text) })
  const found = await bornBetween(ctx, birthdayRanges(from, days))
  const people = (await loadPeopleAsked(ctx, { about: found.map(({ id }) => id) })).flatMap((person) =>
    person.birthday === null
      ? []
      : [{ person, on: nextBirthday(person.birthday.slice(-5), from), birthday: person.birthday }],
  )
  const ordered = people.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
  const isNextOnly = !span && /\bnext\b/iu.test(question.text) && !/birthdays|bdays/iu.test(question.text)
  const shown = isNextOnly ? ordered.filter(({ on }) => on === ordered[0]?.on) : ordered
  const claims = shown.slice(0, maxListed).map(({ person, on, birthday }): Claim => {
    const turns = ageOn(birthday, on)
    const isOver = on < today.toString()
    const day = dayWords(Temporal.PlainDate.from(on), today)
    const what = turns === null ? `${isOver ? 'had' : 'has'} a birthday` : isOver ? `turned ${turns}` : `turns ${turns}`
    return { text: `${nameOf(person)} ${what} on ${day}.`, cites: [personPassage(person)] }
  })
  if (claims.length === 0) return nobody(question)
  const sameDay = found.filter(({ birthdayOn }) => birthdayOn === found[0]?.birthdayOn)
  const more = andMore((isNextOnly ? sameDay : found).length, { isCut: found.length >= maxBirthdays })
  return {
    claims: [...claims, ...more],
    about: shown.slice(0, maxListed).map(({ person }) => person.id),
    isKnown: true,
  }
}

function nobody({ span }: Question): Answer {
  const when = span ? ` ${span.said.charAt(0).toLowerCase()}${span.said.slice(1)}` : ''
  return {
    claims: [{ text: `No birthdays on file are ${when.trim() || 'coming up'}.`, cites: [] }],
    about: [],
    isKnown: true,
  }
}

const daysOfYear = 364

type Asked = Pick<Question, 'span' | 'today'>

/** The days to look for birthdays: those asked about, at most a year. What has no beginning, or is to come, begins today. */
export function birthdayDays({ span, today }: Asked, { unasked, isToCome }: { unasked: number; isToCome: boolean }) {
  if (!span) return { from: today, days: unasked }
  const isOpen = span.from.equals(beginningOfTime)
  const isOver = Temporal.PlainDate.compare(span.to, today) <= 0
  const isBegun = Temporal.PlainDate.compare(span.from, today) < 0 && !isOver
  const first = isOpen ? span.to.subtract({ days: 1 }).with({ month: 1, day: 1 }) : span.from
  const from = isBegun && (isOpen || isToCome) ? today : first
  return { from, days: Math.min(from.until(span.to).days - 1, daysOfYear) }
}

type Range = [from: string, to: string]

/** Per range of days. */
const maxBirthdays = 200

/** People whose birthday is in one of two ranges of the year, in calendar order. */
export async function bornBetween(ctx: MemberContext, ranges: [Range, Range]) {
  const parts = await Promise.all(
    ranges.map(([from, to]) =>
      ctx.db
        .selectFrom('connections')
        .select(['id', 'birthdayOn'])
        .where('memberId', '=', ctx.member.id)
        .where('birthdayOn', '>=', from)
        .where('birthdayOn', '<=', to)
        .orderBy('birthdayOn')
        .orderBy('id')
        .limit(maxBirthdays)
        .execute(),
    ),
  )
  return parts.flat()
}
