import { bestCount, type Check, type Claim, clausesOf, isSameWord, isTelling, overlapsOf } from './claim.ts'
import { mayBeSame, objectOf, ownerOf, readingsOf, subjectOf } from './roles.ts'
import type { Place } from './sources.ts'
import type { Token } from './tokens.ts'
import { frameWords } from './word-kinds.ts'

/** The doers, recipients and owners agree with the sources, as far as can be detected. */
export const checkRoles: Check = (claim) => {
  const { tokens, places, sources } = claim
  const { own, theirs } = readingsOf(claim)
  const people = sources.all.map(({ names }) => names)
  const isSwapped = tokens.some((token, at) => {
    if (!isTelling(claim, at) || token.isCapital) return false
    // A word of like meaning may be said of the other side: "lent" and "borrowed".
    const all = (places[at] ?? []).filter((place) => isSameWord(claim, token, place))
    const found = frameWords.has(token.word) ? all.filter((place) => sharesMore(claim, at, place)) : all
    if (found.length === 0) return false
    const isVerb = token.word.endsWith('ing') || subjectOf(own, at) !== null
    return [subjectOf, ownerOf, ...(isVerb ? [objectOf] : [])].some((roleOf) => {
      const here = roleOf(own, at)
      const isSame = ({ source, at }: Place) => {
        const reading = theirs[source]
        return !reading || mayBeSame(here, roleOf(reading, at), people)
      }
      return here !== null && !found.some(isSame)
    })
  })
  return isSwapped ? 'somebody else did it' : null
}

/** Whether another word of the clause stands beside this place. */
function sharesMore({ tokens, places, sources }: Claim, at: number, place: Place) {
  const clauseAt = ({ source, at }: Place) => sources.all[source]?.tokens[at]?.clause
  return tokens.some(
    ({ clause, isContent, word }, other) =>
      other !== at &&
      clause === tokens[at]?.clause &&
      isContent &&
      !frameWords.has(word) &&
      (places[other] ?? []).some((each) => each.source === place.source && clauseAt(each) === clauseAt(place)),
  )
}

/** The person that a clause begins with is one of whom the sentences with its words speak. */
export const checkPeople: Check = (claim) => {
  const { tokens, sources, names } = claim
  const isAnother = clausesOf(tokens).some((clause) => {
    const first = clause.slice(0, 3).find(({ isCapital, isContent }) => isCapital && isContent)
    if (!first || !(names.has(first.word) || sources.words.has(first.word)) || frameWords.has(first.word)) return false
    const plain = clause.filter(({ isCapital }) => !isCapital)
    const overlaps = overlapsOf(claim, plain, { by: 'sentence' })
    const best = bestCount(overlaps)
    const isLinked = overlaps.some(
      ({ source, part, count }) => count === best && isSpokenOf(claim, first, source, part),
    )
    return overlaps.length > 0 && !isLinked
  })
  return isAnother ? 'said of somebody else' : null
}

/** A sentence speaks of whom its entry is about, and of those in it or in the one before. */
function isSpokenOf({ sources }: Claim, { word }: Token, source: number, part: number) {
  const there = sources.all[source]
  if (!there || there.names.has(word)) return there !== undefined
  return there.tokens.some((token) => token.word === word && (token.sentence === part || token.sentence === part - 1))
}
