import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import { maxRows } from '#people/search/index/read-terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeople, personPassage } from '../../../recall/people.ts'
import { candidatesFor } from '../../passages/candidates.ts'
import { stemsOf } from '../../passages/coverage.ts'
import { readPeopleWanted } from '../../topic/people-wanted.ts'
import { weightOf } from '../../topic/word-weights.ts'
import { introduced, meeting } from '../../wording/person.ts'
import { type Answer, andMore, attributeQuote, type Claim, inline, inQuotes } from '../../wording/sentences.ts'
import { type Filed, peopleMatchingFields } from './matching-fields.ts'

const maxPeopleListed = 12
const maxNoteClaims = 5

/** "Who do I know in Lisbon?": people whose fields say so, then quotes from notes that say so. */
export async function who(ctx: MemberContext, question: Question): Promise<Answer | null> {
  if (question.connectionId) return null
  const asked = readPeopleWanted({ text: withoutSpan(question) })
  if (!asked) return inShort(ctx, question)
  const { relation, sought } = asked
  if (relation === 'met' && question.span && tellingWords(sought).length === 0) return peopleFirstMet(ctx, question)
  const isOfOne = question.named.length > 0 || question.about.length > 0
  const filed = asked.isOfEvent ? [] : await peopleMatchingFields(ctx, asked)
  // "Who is Ana's boss?" is about Ana; "Weiss & Partner" is a company although Weiss is a name.
  if (isOfOne && filed.length === 0) return null
  const noted = isOfOne
    ? []
    : await peopleInNotes(
        ctx,
        question,
        sought,
        filed.map(({ person }) => person.id),
      )
  const claims = [...filedClaims(filed), ...noted.slice(0, maxNoteClaims)]
  if (claims.length === 0) return null
  // The next question is about the people who match, not others whom a note mentions.
  const meant = filed.length > 0 ? filedClaims(filed) : claims
  const about = meant.flatMap(({ cites }) => cites.map(({ connectionId }) => connectionId))
  return { claims, about: [...new Set(about)].slice(0, maxPeopleListed), isKnown: true }
}

const verbs =
  /\b(?:who|what|when|where|why|how|did|do|does|is|are|was|were|has|have|had|will|would|can|could|should|about|notes?)\b|['’]s\b/iu

/** "Designers in Berlin", "my clients": a list without a verb, answered only from fields. */
async function inShort(ctx: MemberContext, { text, named, about, span, words }: Question): Promise<Answer | null> {
  const sought = text
    .replace(/^(?:show|list|give|find|name)(?: me| us)?\s+/iu, '')
    .replace(/^(?:(?:all|of|my|our|the|any|some|your)\s+)+/iu, '')
  if (named.length > 0 || about.length > 0 || span || verbs.test(sought) || words.length === 0 || words.length > 4)
    return null
  const filed = await peopleMatchingFields(ctx, { relation: 'any', sought })
  const claims = filedClaims(filed)
  return claims.length > 0
    ? { claims, about: filed.slice(0, maxPeopleListed).map(({ person }) => person.id), isKnown: true }
    : null
}

function filedClaims(filed: Filed[]): Claim[] {
  const shown = filed.slice(0, maxPeopleListed).map(({ person, field, value }) => ({
    text: `${introduced(person)}${reasonByField[field](inline(value))}.`,
    cites: [personPassage(person)],
  }))
  return [...shown, ...andMore(filed.length, { shown: maxPeopleListed, isCut: filed.length >= maxRows })]
}

const reasonByField: Record<Filed['field'], (value: string) => string> = {
  company: () => '',
  formerly: (value) => `, once ${value}`,
  title: () => '',
  location: () => '',
  howMet: (value) => `; how you met: ${inQuotes(value)}`,
  tags: (value) => `, tagged ${inQuotes(value)}`,
}

const withoutSpan = ({ text, span }: Question) => (span ? text.replace(span.said, ' ') : text)

/** A note must cover most of the question, or all of it word for word if fields already match somebody. */
const minCoverage = { alone: 0.6, beside: 0.95 }

/** People whose notes mention it. Quotes one sentence each, because a note may say the opposite. */
export async function peopleInNotes(
  ctx: MemberContext,
  question: Question,
  sought: string,
  filed: string[],
  others: string[] = [],
): Promise<Claim[]> {
  const words = tellingWords(sought)
  const found = await candidatesFor(ctx, { ...question, words: words.length > 0 ? words : question.words })
  const seen = new Set([...filed, ...others])
  const literal = words.filter((word) => weightOf(word) >= 0.8).map(stem)
  const least = filed.length > 0 ? minCoverage.beside : minCoverage.alone
  return found.flatMap(({ passage, fit }) => {
    if (filed.length > 0 && !literal.every((word) => stemsOf(fit.quote).has(word))) return []
    if (fit.coverage < least || passage.kind === 'connection' || seen.has(passage.connectionId)) return []
    seen.add(passage.connectionId)
    return [{ text: attributeQuote(passage, fit.quote, question), cites: [passage] }]
  })
}

/** "Who did I meet last week?": people whose stored day of meeting is in that week. */
async function peopleFirstMet(ctx: MemberContext, { span, today }: Question): Promise<Answer | null> {
  if (!span) return null
  const rows = await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('metOn', '>=', span.from.toString())
    .where('metOn', '<', span.to.toString())
    .orderBy('metOn')
    .orderBy('id')
    .limit(maxPeopleListed + 1)
    .execute()
  const people = await loadPeople(
    ctx,
    rows.slice(0, maxPeopleListed).map(({ id }) => id),
  )
  if (people.length === 0) return null
  const claims = people.map((person) => ({
    text: [`${introduced(person)}.`, meeting(person, today)].filter(Boolean).join(' '),
    cites: [personPassage(person)],
  }))
  const more = rows.length > maxPeopleListed ? [{ text: 'And others you met later.', cites: [] }] : []
  return { claims: [...claims, ...more], about: people.map(({ id }) => id), isKnown: true }
}
