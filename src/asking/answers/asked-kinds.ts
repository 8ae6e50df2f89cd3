import { birthdayRanges } from '#language/calendar/birthdays.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { lightForms } from '#language/languages/grammars.ts'
import { findPeopleAt } from '#people/organizations/organizations.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import type { Passage } from '../recall/passage.ts'
import { loadPeople, loadPeopleAsked, peopleWithWords, personPassage } from '../recall/people.ts'
import { decline } from './decline.ts'
import { birthdayDays, bornBetween } from './kinds/birthdays/birthdays.ts'
import { statedFacts } from './kinds/facts/stated-facts.ts'
import { occasions } from './kinds/occasions/occasions.ts'
import { promised } from './kinds/promises/promises.ts'
import { related } from './kinds/relations/related.ts'
import { contactEntries, entriesOf } from './passages/timeline.ts'
import { birthdaySentence, fieldClaims } from './wording/person.ts'
import {
  type Answer,
  andMore,
  attributeQuote,
  type Claim,
  entryPassage,
  inline,
  joinNames,
  maxListed,
  quoteOf,
  sayIn,
  wordingFor,
} from './wording/sentences.ts'

/** A direct answer to a question in another language than English; null if it is of no known kind. */
export async function answerAskedKind(ctx: MemberContext, question: Question): Promise<Answer | null> {
  if (!question.language) return null
  const wording = wordingFor(question)
  const several = question.named.find(({ people }) => people.length > 1)
  if (several && question.about.length === 0) {
    const names = joinNames(
      several.people.map(({ name }) => name),
      wording.and,
    )
    return { claims: [{ text: sayIn(wording.several, { names }), cites: [] }], about: [], isKnown: false }
  }
  const stated =
    (await related(ctx, question)) ??
    (await occasions(ctx, question)) ??
    (await statedFacts(ctx, question)) ??
    (await promised(ctx, question))
  if (stated) return stated
  const { kind } = question
  if (!kind) return question.words.length === 0 ? newestNotes(ctx, question) : null
  if (kind === 'peopleAt') return peopleAt(ctx, question)
  if (kind === 'peopleOnceAt') return peopleOnceAt(ctx, question)
  if (kind === 'birthday' && question.about.length === 0) return birthdaysAhead(ctx, question)
  const people = await loadPeopleAsked(ctx, question)
  if (kind === 'portrait') return portrait(ctx, question)
  const claims = fieldClaims(people, kind, question)
  const isSilent = kind === 'lastContact' && people.every(({ lastContactAt }) => lastContactAt === null)
  const notes = isSilent ? await newestNotes(ctx, question) : null
  if (claims.length > 0) return known([...claims, ...(notes?.claims ?? [])], question.about)
  return people.length > 0 && question.words.length === 0 ? decline(ctx, question) : null
}

const known = (claims: Claim[], about: string[]): Answer => ({ claims, about, isKnown: true })

/** “Wen kenne ich in Hamburg?”: the people whose fields say so. */
async function peopleAt(ctx: MemberContext, { at = [], language }: Question): Promise<Answer | null> {
  if (at.length === 0 || !language || language === 'en') return null
  const sets = at.map((word) => lightForms(word, language))
  const all = await peopleWithWords(ctx, sets)
  const found = all.slice(0, maxListed)
  const claims = found.map((person) => ({
    text: [person.displayName, person.title, person.company, person.location].filter(Boolean).map(lineOf).join(', '),
    cites: [personPassage(person)],
  }))
  return found.length > 0
    ? known(
        [...claims, ...andMore(all.length, { language })],
        found.map(({ id }) => id),
      )
    : null
}

/** “Wer hat früher bei Nordlys gearbeitet?” */
async function peopleOnceAt(ctx: MemberContext, { at = [], language }: Question): Promise<Answer | null> {
  const found = at.length > 0 ? await findPeopleAt(ctx, { name: at.join(' '), isFormer: true }) : []
  const people = new Map(
    (
      await loadPeople(
        ctx,
        found.map(({ connectionId }) => connectionId),
      )
    ).map((each) => [each.id, each]),
  )
  const claims = found.slice(0, maxListed).flatMap(({ connectionId, displayName, title, until }) => {
    const person = people.get(connectionId)
    return person
      ? [
          {
            text: [displayName, title, until]
              .filter(Boolean)
              .map((each) => inline(each ?? ''))
              .join(', '),
            cites: [personPassage(person)],
          },
        ]
      : []
  })
  return claims.length > 0 ? known([...claims, ...andMore(found.length, { language })], [...people.keys()]) : null
}

const lineOf = (field: string | null) => inline(field ?? '')

const daysAhead = 60

async function birthdaysAhead(ctx: MemberContext, question: Question): Promise<Answer> {
  const { from, days } = birthdayDays(question, { unasked: daysAhead, isToCome: true })
  const rows = await bornBetween(ctx, birthdayRanges(from, days))
  const people = await loadPeople(
    ctx,
    rows.slice(0, maxListed).map(({ id }) => id),
  )
  const claims = people.flatMap((person) => {
    const text = birthdaySentence(person, question)
    return text ? [{ text, cites: [personPassage(person)] }] : []
  })
  return known(
    claims.length > 0
      ? [...claims, ...andMore(rows.length, { language: question.language })]
      : [{ text: wordingFor(question).noBirthdays, cites: [] }],
    people.map(({ id }) => id),
  )
}

/** “Was habe ich im Juli über Anna notiert?” */
async function newestNotes(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [person] = await loadPeopleAsked(ctx, question)
  const { span, timeZone } = question
  if (!person) return span ? entriesThen(ctx, question) : null
  const isThen = ({ at }: Passage) => {
    const day = dateAt(at, timeZone)
    return !span || (Temporal.PlainDate.compare(day, span.from) >= 0 && Temporal.PlainDate.compare(day, span.to) < 0)
  }
  const notes = (await entriesOf(ctx, person, notesRead)).filter(isThen).slice(0, notesShown)
  return notes.length > 0 ? known(noteClaims(notes, question), [person.id]) : null
}

/** “Was ist diese Woche passiert?”: the entries of that time about anybody, latest first. */
async function entriesThen(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const entries = await contactEntries(ctx, question, { connectionId: null, order: 'desc' })
  const passages = entries.map(entryPassage).filter(({ text }) => text.trim() !== '')
  if (passages.length === 0) return null
  const shown = passages.slice(0, maxListed)
  const claims = shown.map((passage) => ({
    text: attributeQuote(passage, quoteOf(passage.text, maxQuoteLength), question),
    cites: [passage],
  }))
  const people = [...new Set(shown.map(({ connectionId }) => connectionId))]
  return known([...claims, ...andMore(passages.length, { language: question.language })], people)
}

const maxQuoteLength = 200

const noteClaims = (notes: Passage[], question: Question): Claim[] =>
  notes.map((passage) => ({ text: attributeQuote(passage, passage.text, question), cites: [passage] }))

const notesRead = 80
const notesShown = 3

/** Everything known about a person: fields, promises and the newest notes. */
async function portrait(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const people = await loadPeopleAsked(ctx, question)
  const [person] = people
  if (!person) return null
  const fields = (['occupation', 'home', 'howMet', 'birthday', 'lastContact'] as const).flatMap((kind) =>
    fieldClaims([person], kind, question),
  )
  const owed = await promised(ctx, { ...question, kind: 'promises' })
  const promises = owed?.claims.filter(({ cites }) => cites.length > 0) ?? []
  const notes = noteClaims(await entriesOf(ctx, person, notesShown), question)
  const claims = [...fields, ...promises, ...notes]
  return claims.length > 0 ? known(claims, [person.id]) : decline(ctx, question)
}
