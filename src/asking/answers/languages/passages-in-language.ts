import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../questions/question.ts'
import { loadPeople } from '../../recall/people.ts'
import { bestPassages } from '../passages/best-passages.ts'
import { candidatesFor, type Lowered } from '../passages/candidates.ts'
import { unreadNotesClaims } from '../passages/unread-notes.ts'
import { inline, joinNames } from '../wording/attribution.ts'
import type { Answer, Claim } from '../wording/claims.ts'
import { sayIn, wordingFor } from '../wording/in-language.ts'

/** The best passages for a question in another language, or a statement that there are none. */
export async function passagesInLanguage(ctx: MemberContext, question: Question, options: Lowered): Promise<Answer> {
  const found = question.words.length > 0 ? await candidatesFor(ctx, question, options) : []
  return bestPassages(found, question) ?? declineInLanguage(ctx, question)
}

/** Says that the notes say nothing about it, or that the question is in a language that cannot be read. */
export async function declineInLanguage(ctx: MemberContext, question: Question): Promise<Answer> {
  const wording = wordingFor(question)
  if (!wording) return declineWith(cannotTell)
  const people = await loadPeople(ctx, question.about)
  const names = joinNames(
    people.map(({ displayName }) => inline(displayName)),
    wording.and,
  )
  const unread = await unreadNotesClaims(ctx, question)
  if (names) return declineWith(sayIn(wording.nothingOn, { names }), unread, question.about)
  const words = joinNames(
    question.words.slice(0, 3).map((word) => `“${inline(word)}”`),
    wording.and,
  )
  return declineWith(words ? sayIn(wording.nothingAbout, { words }) : wording.nothing, unread)
}

const cannotTell =
  'I can’t read the language of this question, so I can’t tell what your notes say about it. Ask in English, German, French, Spanish or Portuguese.'

const declineWith = (text: string, more: Claim[] = [], about: string[] = []): Answer => ({
  claims: [{ text, cites: [] }, ...more],
  about,
  isKnown: false,
})
