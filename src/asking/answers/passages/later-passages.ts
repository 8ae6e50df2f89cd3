import { stem } from '#language/words/stem.ts'
import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'
import type { Candidate } from './candidates.ts'

const maxLater = 2
/** How much of the topic a later passage must cover, unless it names the same thing. */
const stillOfIt = 0.2

const ofNow =
  /\b(?:still|now|nowadays|currently|current|at the moment|these days|yet|any ?more|no longer|latest|already|in the end|eventually|after all|so far)\b/iu
const inPresent = /^\W*(?:and |so )?(?:(?:what|where|who|how|which)\b.*?\b)?(?:is|are|does|do|has|have|will)\b/iu
const inPast = /\b(?:did|was|were|had|when|first|ago)\b/iu

/** The present state may have changed: newer passages on the same matter come first, then what it was before. */
export function withLaterPassages(shown: Candidate[], candidates: Candidate[], { text, span }: Question): Candidate[] {
  const [first] = shown
  if (!first || span || !(ofNow.test(text) || (inPresent.test(text) && !inPast.test(text)))) return shown
  const { connectionId, connectionName, at } = first.passage
  const things = properNamesIn(first.fit.context, connectionName)
  const later = candidates.filter(
    ({ passage, fit, isLowered }) =>
      !isLowered &&
      passage.connectionId === connectionId &&
      passage.kind === 'interaction' &&
      passage.at > at &&
      (fit.coverage >= stillOfIt || things.intersection(properNamesIn(passage.text, connectionName)).size > 0),
  )
  const newest = later.toSorted((a, b) => (a.passage.at < b.passage.at ? 1 : -1)).slice(0, maxLater)
  return [...new Set([...newest, ...shown])]
}

/** Names within sentences, other than the person's own: "Abbeydale Road". */
function properNamesIn(text: string, person: string): Set<string> {
  const own = new Set(words(person).map(stem))
  const large = text.match(/(?<=[\p{L}\p{N},:;(] |^)\p{Lu}[\p{L}]{3,}/gu) ?? []
  return new Set(large.flatMap((word) => words(word).map(stem)).filter((word) => !own.has(word)))
}
