import { birthdayRanges } from '#language/calendar/birthdays.ts'
import { tellingWords } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../questions/question.ts'
import { loadPeople, loadPeopleAsked, peopleWithWords } from '../../recall/people.ts'
import { personPassage } from '../../recall/person-passage.ts'
import { bornBetween } from '../kinds/birthdays/birthday-rows.ts'
import { entriesOf } from '../passages/newest-entries.ts'
import { attributeQuote, joinNames } from '../wording/attribution.ts'
import type { Answer, Claim } from '../wording/claims.ts'
import { sayIn, wordingFor } from '../wording/in-language.ts'
import type { Wording } from '../wording/languages/wording.ts'
import { maxListed } from '../wording/lists.ts'
import { declineInLanguage } from './passages-in-language.ts'
import { birthdaySentence, fieldClaims } from './person-in-language.ts'
import { promisesInLanguage } from './promises-in-language.ts'

/** A direct answer to a question in another language than English; null if it is of no known kind. */
export async function answerInLanguage(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const wording = wordingFor(question)
  if (!wording) return null
  const several = question.named.find(({ people }) => people.length > 1)
  if (several && question.about.length === 0) {
    const names = joinNames(
      several.people.map(({ name }) => name),
      wording.and,
    )
    return known([{ text: sayIn(wording.several, { names }), cites: [] }], [])
  }
  const { kind } = question
  if (!kind) return null
  if (kind === 'promises' || kind === 'countPromises') return promisesInLanguage(ctx, question, wording)
  if (kind === 'peopleAt') return peopleAt(ctx, question, wording)
  if (kind === 'birthday' && question.about.length === 0) return birthdaysAhead(ctx, question, wording)
  const people = await loadPeopleAsked(ctx, question)
  if (kind === 'portrait') return portrait(ctx, question, wording)
  const claims = fieldClaims(people, kind, wording, question)
  if (claims.length > 0) return known(claims, question.about)
  return people.length > 0 && question.words.length === 0 ? declineInLanguage(ctx, question) : null
}

const known = (claims: Claim[], about: string[]): Answer => ({ claims, about, isKnown: true })

/** "Wen kenne ich in Hamburg?": the people whose fields say so. */
async function peopleAt(ctx: MemberContext, { at }: Question, wording: Wording): Promise<Answer | null> {
  const sought = tellingWords(at ?? '')
  if (sought.length === 0) return null
  const found = (
    await peopleWithWords(
      ctx,
      sought.map((word) => [word]),
    )
  ).slice(0, maxListed)
  if (found.length === 0) return null
  const claims = found.map((person) => ({
    text: [person.displayName, person.title, person.company, person.location].filter(Boolean).join(', '),
    cites: [personPassage(person)],
  }))
  return claims.length > 0
    ? known(
        claims,
        found.map(({ id }) => id),
      )
    : known([{ text: wording.nobody, cites: [] }], [])
}

const daysAhead = 60

async function birthdaysAhead(ctx: MemberContext, question: Question, wording: Wording): Promise<Answer> {
  const { today, span } = question
  const from = span && Temporal.PlainDate.compare(span.from, today) > 0 ? span.from : today
  const days = span ? Math.max(0, from.until(span.to).days - 1) : daysAhead
  const rows = await bornBetween(ctx, birthdayRanges(from, Math.min(days, 364)))
  const people = await loadPeople(
    ctx,
    rows.slice(0, maxListed).map(({ id }) => id),
  )
  const claims = people.flatMap((person) => {
    const text = birthdaySentence(person, wording, question)
    return text ? [{ text, cites: [personPassage(person)] }] : []
  })
  return known(
    claims.length > 0 ? claims : [{ text: wording.noBirthdays, cites: [] }],
    people.map(({ id }) => id),
  )
}

const notesShown = 3

/** What is known about somebody: fields, promises and the newest notes. */
async function portrait(ctx: MemberContext, question: Question, wording: Wording): Promise<Answer | null> {
  const people = await loadPeopleAsked(ctx, question)
  const [person] = people
  if (!person) return null
  const fields = (['occupation', 'home', 'howMet', 'birthday', 'lastContact'] as const).flatMap((kind) =>
    fieldClaims([person], kind, wording, question),
  )
  const promised = await promisesInLanguage(ctx, question, wording)
  const promises = promised.claims.filter(({ cites }) => cites.length > 0)
  const notes = (await entriesOf(ctx, person, notesShown)).map((passage) => ({
    text: attributeQuote(passage, passage.text, question),
    cites: [passage],
  }))
  const claims = [...fields, ...promises, ...notes]
  return claims.length > 0 ? known(claims, [person.id]) : declineInLanguage(ctx, question)
}
