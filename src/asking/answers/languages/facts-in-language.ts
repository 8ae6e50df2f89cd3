import { lightForms } from '#language/languages/grammars.ts'
import { isSettlement } from '#language/reading/facts/settlements.ts'
import { foldedWords } from '#language/words/words.ts'
import { factsAbout, factsOfKinds } from '#people/facts/facts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../questions/question.ts'
import { claimsOfFacts } from '../kinds/facts/stated-facts.ts'
import type { Answer } from '../wording/claims.ts'
import type { Wording } from '../wording/in-language.ts'
import { maxListed, moreIn } from '../wording/lists.ts'

/** What can be asked of everybody; who is vegan is asked for by words that are in the notes. */
const debts: ReadonlySet<string> = new Set(['lent', 'borrowed', 'they_owe', 'i_owe'])

/** “Wem habe ich die Leiter geliehen?”, “Wogegen ist Anna allergisch?”: from facts in notes, each quoted. */
export async function factsInLanguage(
  ctx: MemberContext,
  question: Question,
  wording: Wording,
): Promise<Answer | null> {
  const { facts: kinds = [], factWords = [], about, language } = question
  const [connectionId] = about
  if (kinds.length === 0 || !language || about.length > 1) return null
  if (!connectionId && !kinds.every((kind) => debts.has(kind))) return null
  const all = connectionId ? await factsAbout(ctx, connectionId) : await factsOfKinds(ctx, kinds)
  const formsOf = (word: string) => lightForms(word, language)
  const wanted = new Set(factWords.flatMap(formsOf))
  const isWanted = (value: string) =>
    wanted.size === 0 || foldedWords(value).some((word) => formsOf(word).some((form) => wanted.has(form)))
  const ofKind = all.filter(({ kind, value }) => kinds.includes(kind) && isWanted(value))
  const held = ofKind.filter(({ ended }) => !ended)
  const fitting = held.length > 0 ? held : ofKind.filter(isSettlement)
  if (fitting.length === 0) return null
  const claims = await claimsOfFacts(ctx, fitting.slice(0, maxListed), question)
  const people = [...new Set(fitting.map((fact) => fact.connectionId))].slice(0, maxListed)
  return { claims: [...claims, ...moreIn(wording, fitting.length)], about: people, isKnown: true }
}
