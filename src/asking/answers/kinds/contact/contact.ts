import { dateAt } from '#language/calendar/calendar.ts'
import { numeral, sayLength, sayRhythm } from '#language/calendar/day-names.ts'
import { plainText } from '#language/sentences/plain-text.ts'
import { rhythmOf } from '#people/rhythms/rhythm.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeopleAsked, type Person, personPassage } from '../../../recall/people.ts'
import { type ContactWay, contactEntries, contactsOf, type Entry, kindWords } from '../../passages/timeline.ts'
import {
  type Answer,
  type Claim,
  dayWords,
  entryPassage,
  listOf,
  maxListed,
  nameOf,
  onDay,
} from '../../wording/sentences.ts'
import { readContactQuestion } from './contact-question.ts'
import { peopleMet } from './people-met.ts'

/** "When did I last talk to Ana?", "did I meet Ben in May?", "who did I see last week?" */
export async function contact(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const asked = readContactQuestion(question)
  if (!asked) return null
  if (asked.sort === 'who') return peopleMet(ctx, question, asked.way)
  const people = await loadPeopleAsked(ctx, question)
  if (people.length === 0) return null
  const said = { last: lastContactClaims, first: firstContactClaims, often: frequencyClaims, whether: whetherClaims }[
    asked.sort
  ]
  const claims = await Promise.all(people.map((person) => said(ctx, question, { person, way: asked.way })))
  return { claims: claims.flat(), about: question.about, isKnown: true }
}

type PersonAndWay = { person: Person; way: ContactWay }

async function lastContactClaims(
  ctx: MemberContext,
  question: Question,
  { person, way }: PersonAndWay,
): Promise<Claim[]> {
  const newest = await newestOf(ctx, question, person, { onlyContact: true })
  if (!newest) return noContactClaims(ctx, question, { person, way })
  const [found] = (await contactsOf(ctx, question, { connectionId: person.id, order: 'desc', way })).found
  if (!found)
    return [
      {
        text: `${none(way)} with ${nameOf(person)} is recorded; ${lastTouch(newest, question)}.`,
        cites: [entryPassage(newest)],
      },
    ]
  const day = dateAt(found.occurredAt, question.timeZone)
  const away = day.until(question.today).days
  const ago = away > 1 ? `, ${sayLength(away)} ago` : ''
  const what = way === 'any' ? ` (${kindWords[found.kind]})` : ''
  const claim = {
    text: `You ${lastVerb[way]} ${nameOf(person)} ${onDay(day, question.today)}${what}${ago}.`,
    cites: [entryPassage(found)],
  }
  const isNewer = !dateAt(newest.occurredAt, question.timeZone).equals(day)
  if (way === 'any' || !isNewer) return [claim]
  return [claim, { text: `Since then ${lastTouch(newest, question)}.`, cites: [entryPassage(newest)] }]
}

const lastVerb: Record<ContactWay, string> = {
  any: 'were last in touch with',
  meeting: 'last met',
  call: 'last called',
  message: 'last wrote to',
}
const none = (way: ContactWay) => `No ${way === 'any' ? 'contact' : way}`

const lastTouch = (entry: Entry, { today, timeZone }: Question) =>
  `you were last in touch ${onDay(dateAt(entry.occurredAt, timeZone), today)} (${kindWords[entry.kind]})`

/** Uses the stored day of meeting unless an entry is older. */
async function firstContactClaims(
  ctx: MemberContext,
  question: Question,
  { person, way }: PersonAndWay,
): Promise<Claim[]> {
  const of = { connectionId: person.id, order: 'asc' } as const
  const [so] = (await contactsOf(ctx, question, { ...of, way })).found
  const [oldest] = so ? [so] : await contactEntries(ctx, question, { ...of, limit: 1 })
  const { today, timeZone } = question
  const met = person.metOn ? Temporal.PlainDate.from(person.metOn) : null
  if (met && way !== 'call' && way !== 'message') {
    const how = plainText(person.howMet ?? '').replace(/[.!]+$/u, '')
    const text = `You met ${nameOf(person)} ${onDay(met, today)}${how ? `: ${how}` : ''}.`
    return [{ text, cites: [personPassage(person)] }]
  }
  if (!oldest) return [noEntriesClaim(person, question)]
  const day = onDay(dateAt(oldest.occurredAt, timeZone), today)
  return [
    {
      text: `Your first entry with ${nameOf(person)} is ${kindWords[oldest.kind]} ${day}.`,
      cites: [entryPassage(oldest)],
    },
  ]
}

async function frequencyClaims(
  ctx: MemberContext,
  question: Question,
  { person, way }: PersonAndWay,
): Promise<Claim[]> {
  const { found: all, isCut } = await contactsOf(ctx, question, { connectionId: person.id, order: 'desc', way })
  const found = onceADay(all, question)
  const [newest] = found
  if (!newest) return noContactClaims(ctx, question, { person, way })
  const verb = { any: 'were in touch with', meeting: 'met', call: 'called', message: 'wrote to' }[way]
  const least = isCut ? 'at least ' : ''
  const times = found.length === 1 ? `${least}once` : `on ${least}${numeral(found.length)} days`
  const rhythm = rhythmOf(person)
  const usual =
    rhythm.from === 'usual' || question.span
      ? ''
      : `; you ${rhythm.from === 'learned' ? 'usually' : 'like to'} talk ${sayRhythm(rhythm.days)}`
  const lately = `most recently ${onDay(dateAt(newest.occurredAt, question.timeZone), question.today)}`
  return [
    {
      text: `You ${verb} ${nameOf(person)} ${times}${whenSaid(question)}, ${lately}${usual}.`,
      cites: found.slice(0, 3).map(entryPassage),
    },
  ]
}

async function whetherClaims(ctx: MemberContext, question: Question, { person, way }: PersonAndWay): Promise<Claim[]> {
  const { found, isCut } = await contactsOf(ctx, question, { connectionId: person.id, order: 'desc', way })
  const { today, timeZone } = question
  const days = onceADay(found, question)
  if (days.length === 0) return noContactClaims(ctx, question, { person, way })
  const verb = { any: 'were in touch with', meeting: 'met', call: 'called', message: 'wrote to' }[way]
  const on = days.map(({ occurredAt }) => dayWords(dateAt(occurredAt, timeZone), today))
  const said = isCut && on.length > maxListed ? `${on.slice(0, maxListed).join(', ')} and more days` : listOf(on)
  return [{ text: `Yes: you ${verb} ${nameOf(person)} on ${said}.`, cites: days.slice(0, maxListed).map(entryPassage) }]
}

/** There was no contact of this kind, but perhaps another. */
async function noContactClaims(
  ctx: MemberContext,
  question: Question,
  { person, way }: PersonAndWay,
): Promise<Claim[]> {
  const newest = await newestOf(ctx, question, person, { onlyContact: false })
  if (!newest) return [noEntriesClaim(person, question)]
  const day = onDay(dateAt(newest.occurredAt, question.timeZone), question.today)
  const text = `${none(way)} with ${nameOf(person)} is recorded${whenSaid(question)}, but ${kindWords[newest.kind]} ${day}.`
  return [{ text, cites: [entryPassage(newest)] }]
}

async function newestOf(ctx: MemberContext, question: Question, { id }: Person, which: { onlyContact: boolean }) {
  const [newest] = await contactEntries(ctx, question, { connectionId: id, order: 'desc', limit: 1, ...which })
  return newest
}

function onceADay(entries: Entry[], { timeZone }: Question) {
  return [
    ...new Map(entries.toReversed().map((entry) => [dateAt(entry.occurredAt, timeZone).toString(), entry])).values(),
  ].toReversed()
}

function noEntriesClaim(person: Person, question: Question): Claim {
  const met =
    person.metOn && !question.span ? `; you met ${onDay(Temporal.PlainDate.from(person.metOn), question.today)}` : ''
  const cites = met ? [personPassage(person)] : []
  return { text: `You have no recorded contact with ${nameOf(person)}${whenSaid(question)}${met}.`, cites }
}

const whenSaid = ({ span }: Question) => (span ? ` ${span.said.charAt(0).toLowerCase()}${span.said.slice(1)}` : '')
