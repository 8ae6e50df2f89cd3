import { stem } from '../words/stem.ts'
import { type Check, type Claim, has, isMissing, isTelling, overlapsOf } from './claim.ts'
import { courtesyWords, denials, exactWords, frameWords, negators, sweepingWords, weightyWords } from './word-kinds.ts'

/** Chosen on data: a short sentence is in the words of its sources, of a longer one half may be in others. */
const [shortLength, maxMissing] = [4, 0.5]

/** Most words of a sentence occur in its sources, exactly or similarly. */
export const checkCoverage: Check = (claim) => {
  let [all, missing] = [0, 0]
  for (const [at, { word, isCapital, opens }] of claim.tokens.entries()) {
    // Names, dates and figures have been found there.
    if (claim.counted.has(at) || (isCapital && !opens && !claim.names.has(word) && !isMissing(claim, at))) all += 1
    if (!isTelling(claim, at) || (isCapital && !opens)) continue
    const isOpen = isMissing(claim, at)
    if (isOpen && (frameWords.has(word) || (claim.voice === 'message' && courtesyWords.has(word)))) continue
    all += 1
    if (isOpen) missing += 1
  }
  return missing > (all > shortLength ? maxMissing * all : 0) ? 'too much that is not there' : null
}

/** Words that exclude each other, weigh much or claim a lot stand in the sources themselves. */
export const checkExactWords: Check = (claim) => {
  const { tokens, names, counted, sources } = claim
  const isWrong = tokens.some(({ word, stem }, at) => {
    const alike = sweepingWords.get(word)
    if (alike) return !alike.some((each) => sources.words.has(each))
    if (names.has(word) || counted.has(at) || !isMissing(claim, at)) return false
    if (denials.has(word)) return weightyStems.has(stem) && !isDeniedThere(claim, at)
    return exactWords.has(word) || weightyStems.has(stem)
  })
  return isWrong ? 'a word that must be there' : null
}

/** "refused" where the note says that he would not. */
function isDeniedThere(claim: Claim, at: number) {
  const clause = claim.tokens.filter(({ clause }) => clause === claim.tokens[at]?.clause)
  return overlapsOf(claim, clause).some(({ tokens }) => has(tokens, negators))
}

const weightyStems = new Set([...weightyWords].map(stem))

/** "Yes." says nothing that could be checked; in a message that is courtesy. */
export const checkSubstance: Check = (claim) => {
  if (claim.voice === 'message') return null
  const isAnything = claim.tokens.some(
    (token, at) => claim.counted.has(at) || (token.isContent && !isMissing(claim, at)),
  )
  return isAnything ? null : 'nothing to check'
}
