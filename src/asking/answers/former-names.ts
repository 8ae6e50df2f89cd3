import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import { recall } from '../recall/recall.ts'
import { attributeQuote } from './wording/attribution.ts'
import type { Claim } from './wording/claims.ts'

const maxPassagesRead = 20
const another =
  /\b(?:formerly|former|n[ée]e|maiden|previously|used to be|born|goes by|also known|aka|changed (?:her|his|their) name|took (?:her|his|their)|now|was|nickname|known as)\b/iu

/** A name that only occurs in notes: a former name, or somebody who is only mentioned. */
type Mentioned = { connectionId: string; name: string; claim: Claim; isTheirs: boolean }

export async function findMention(ctx: MemberContext, question: Question, said: string): Promise<Mentioned | null> {
  const wanted = words(said).join(' ')
  const { passages } = await recall(ctx, { ...question, about: [], words: words(said) }, { limit: maxPassagesRead })
  const found = passages.flatMap((passage) => {
    const quote = quotableSentences(passage.text).find((sentence) =>
      ` ${words(sentence.replace(/['’]s\b/gu, '')).join(' ')} `.includes(` ${wanted} `),
    )
    return quote ? [{ passage, quote }] : []
  })
  const one = found.find(({ passage, quote }) => isOld(passage.connectionName, said, quote)) ?? found[0]
  if (!one) return null
  const { passage, quote } = one
  const claim = { text: attributeQuote(passage, quote, question), cites: [passage] }
  const isTheirs = isOld(passage.connectionName, said, quote)
  return { connectionId: passage.connectionId, name: passage.connectionName, claim, isTheirs }
}

/** "Formerly Grace Palmer", in a note on Grace Lindqvist. */
function isOld(name: string, said: string, quote: string) {
  const shared = words(name).filter((word) => words(said).includes(word))
  return shared.length > 0 && another.test(quote)
}
