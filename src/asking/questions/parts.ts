import { pattern, phrases } from '#language/phrases/phrases.ts'

const begins = phrases`
  who, whom, whose, what, when, where, why, how, which, did, do, does, is, are, was, were, has, have, had, can, should, will`
const conjunction = pattern('iu')`\s*(?:[,;]\s*)?\b(?:and|or) (?=${begins}\b)|\?\s+(?:and |or |also )?(?=${begins}\b)`
const asks = pattern('iu')`^\W*${begins}\b`
/** "Who is Ana and what does she do": the second part needs a verb or more than one word of its own. */
const shortestPart = 2

/** The questions that a text asks, at most two: "Where does Ana live and when is her birthday?" */
export function questionParts(text: string): string[] {
  const match = conjunction.exec(text)
  if (!match) return [text]
  const [first, second] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  const isWhole = [first, second].every((part) => asks.test(part) && part.trim().split(/\s+/u).length > shortestPart)
  return isWhole ? [first.trim(), second.trim()] : [text]
}
