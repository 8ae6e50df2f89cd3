import { oppositesOf } from '../vocabulary/synonyms.ts'
import { stem } from '../words/stem.ts'
import { type Check, type Claim, has, isMissing, isTelling } from './claim.ts'
import { courtesyWords, exactWords, frameWords, negators, sweepingWords, weightyWords } from './word-kinds.ts'

/** Chosen on data: of a short sentence at most a third may be in other words, of a longer one half. */
const maxMissing = { short: 0.34, long: 0.5, shortLength: 4 }

/** Most of what a sentence says stands in its sources, in these or in like words. */
export const checkCoverage: Check = (claim) => {
  let [all, missing] = [0, 0]
  for (const [at, { word, isCapital, opens }] of claim.tokens.entries()) {
    if (!isTelling(claim, at) || (isCapital && !opens)) continue
    const isOpen = isMissing(claim, at)
    if (isOpen && (frameWords.has(word) || (claim.voice === 'message' && courtesyWords.has(word)))) continue
    all += 1
    if (isOpen) missing += 1
  }
  const most = all > maxMissing.shortLength ? maxMissing.long : maxMissing.short
  return missing > most * all ? 'too much that is not there' : null
}

/** Words that exclude each other, weigh much or claim a lot stand in the sources themselves. */
export const checkExactWords: Check = (claim) => {
  const { tokens, names, counted, sources } = claim
  const isWrong = tokens.some(({ word, stem }, at) => {
    const alike = sweepingWords[word]
    if (alike) return !alike.some((each) => sources.words.has(each))
    if (names.has(word) || counted.has(at) || !isMissing(claim, at)) return false
    return exactWords.has(word) || weightyStems.has(stem)
  })
  return isWrong ? 'a word that must be there' : null
}

const weightyStems = new Set([...weightyWords].map(stem))

/** "Walt loves sushi" where the note says that he hates it. */
export const checkOpposites: Check = (claim) => {
  const { tokens, sources } = claim
  const isOpposite = tokens.some((token, at) => {
    if (!isTelling(claim, at) || !isMissing(claim, at)) return false
    if (![...oppositesOf(token.stem)].some((each) => sources.places.has(each))) return false
    return !has(
      tokens.filter(({ clause }) => clause === token.clause),
      negators,
    )
  })
  return isOpposite ? 'the opposite' : null
}

/** "the cricket club" where the note has the rugby club. */
export const checkKinds: Check = (claim) => {
  const isOther = claim.tokens.some((token, at) => {
    const next = claim.tokens[at + 1]
    if (!isSpecific(claim, at) || !isMissing(claim, at) || !isSpecific(claim, at + 1)) return false
    return next?.clause === token.clause && isOfOtherKind(claim, next.stem)
  })
  return isOther ? 'another kind of thing' : null
}

const isSpecific = (claim: Claim, at: number) => isTelling(claim, at) && !frameWords.has(claim.tokens[at]?.word ?? '')

function isOfOtherKind({ tokens, sources }: Claim, thing: string) {
  const places = sources.places.get(thing) ?? []
  const own = new Set(tokens.map(({ stem }) => stem))
  return (
    places.length > 0 &&
    places.every(({ source, at }) => {
      const there = sources.all[source]?.tokens ?? []
      const before = there[at - 1]
      if (!before?.isContent || before.clause !== there[at]?.clause) return false
      return !frameWords.has(before.word) && !own.has(before.stem)
    })
  )
}

/** "Yes." says nothing that could be checked; in a message that is courtesy. */
export const checkSubstance: Check = (claim) => {
  if (claim.voice === 'message') return null
  const isAnything = claim.tokens.some(
    (token, at) => claim.counted.has(at) || (token.isContent && !isMissing(claim, at)),
  )
  return isAnything ? null : 'nothing to check'
}
