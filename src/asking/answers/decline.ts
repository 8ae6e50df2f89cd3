import { findPeople } from '#people/search/find.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import { loadPeople } from '../recall/people.ts'
import { unreadNotesClaims } from './passages/timeline.ts'
import { readPeopleWanted } from './topic/people-wanted.ts'
import { weightOf } from './topic/word-weights.ts'
import {
  type Answer,
  type Claim,
  inline,
  isInEnglish,
  joinNames,
  nameOf,
  sayIn,
  wordingFor,
} from './wording/sentences.ts'

/** Says that memory doesn't have it, with related passages or the words searched for. */
export async function decline(ctx: MemberContext, question: Question, near: Claim[] = []): Promise<Answer> {
  if (!isInEnglish(question)) return declineInLanguage(ctx, question)
  if (near.length === 0) return declineQuestion(ctx, question)
  const { claims, ...answer } = declineWith('Your notes don’t say. This comes near:', question.about)
  return { ...answer, claims: [...claims, ...near] }
}

/** Says in a few words that the notes say nothing about it. */
async function declineInLanguage(ctx: MemberContext, question: Question): Promise<Answer> {
  const { and, nothing, nothingAbout, nothingOn } = wordingFor(question)
  const people = await loadPeople(ctx, question.about)
  const names = joinNames(people.map(nameOf), and)
  const unread = await unreadNotesClaims(ctx, question)
  if (names) return declineWith(sayIn(nothingOn, { names }), question.about, unread)
  const sought = question.words.slice(0, 3).map((word) => `“${inline(word)}”`)
  const words = joinNames(sought, and)
  return declineWith(words ? sayIn(nothingAbout, { words }) : nothing, [], unread)
}

/** The question is in a language that is not understood. */
export const declineUnread = () => declineWith(cannotRead)

const cannotRead =
  'I can’t read the language of this question, so I can’t tell what your notes say about it. Ask in English, German, French, Spanish or Portuguese.'

async function declineQuestion(ctx: MemberContext, question: Question): Promise<Answer> {
  const people = await loadPeople(ctx, question.about)
  if (people.length === 0 && readPeopleWanted(question))
    return declineWith(`I found nobody like that in your memory${describeTopic(question, '. I looked for ')}.`)
  if (people.length === 0) return declineWith(`Your notes don’t say${describeTopic(question, '. I looked for ')}.`)
  const names = joinNames(people.map(nameOf))
  const isNoted = await hasEntries(
    ctx,
    people.map(({ id }) => id),
  )
  const lead = isNoted ? `Your notes don’t say. You have notes on ${names}, but` : `You know ${names}, but there is`
  return declineWith(
    `${lead} nothing${describeTopic(question, ' about ') || during(question) || ' about that'}.`,
    question.about,
  )
}

const during = ({ span }: Question) =>
  span ? ` from ${inline(span.said.replace(/^(?:in|on|from|during) /iu, ''))}` : ''

async function hasEntries({ db, member }: MemberContext, people: string[]) {
  const entry = await db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', member.id)
    .where('connectionId', 'in', people)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** The question is about somebody the member does not know. */
export async function nobodyCalled(ctx: MemberContext, said: string): Promise<Answer> {
  const { found } = await findPeople(ctx, said, { limit: 3 })
  const near = found.filter(({ matched }) => !matched).map(({ person }) => inline(person.displayName))
  const hint = near.length > 0 ? ` Did you mean ${joinNames(near, 'or')}?` : ''
  return declineWith(`I know nobody called ${inline(said)}.${hint}`)
}

const declineWith = (text: string, about: string[] = [], more: Claim[] = []): Answer => ({
  claims: [{ text, cites: [] }, ...more],
  about,
  isKnown: false,
})

/** The words that were searched for. */
function describeTopic({ words, text }: Question, lead: string) {
  const telling = words.filter((word) => weightOf(word) >= 1).slice(0, 3)
  const asWritten = telling.map((word) => spelling(text, word))
  return asWritten.length > 0
    ? `${lead}${joinNames(
        asWritten.map((word) => `“${inline(word)}”`),
        'or',
      )}`
    : ''
}

function spelling(text: string, word: string) {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu)?.find((each) => each.toLowerCase() === word) ?? word
}
