import { wordSet } from '../words/word-set.ts'
import { type Check, type Claim, clausesOf, has, isTelling, overlapsOf } from './claim.ts'
import { isPast, type Token } from './tokens.ts'
import { denials, hedges, negators, unsureWords } from './word-kinds.ts'

/** A clause denies what the sources deny, and nothing else. */
export const checkNegation: Check = (claim) => {
  const isWrong = clausesOf(claim.tokens).some((clause) => {
    // "I haven't forgotten" denies nothing.
    if (has(clause, denials) || clause.some(({ stem }) => stem === 'forget')) return false
    return has(clause, negators) ? !isDenied(claim, clause) : isNegatedThere(claim, clause)
  })
  return isWrong ? 'a denial that does not agree' : null
}

const denies = (tokens: Token[]) => has(tokens, negators) || has(tokens, denials)

function isDenied(claim: Claim, clause: Token[]) {
  const overlaps = overlapsOf(claim, clause, { by: 'sentence' })
  const parts = overlaps.length > 0 ? overlaps : claim.sources.all
  return parts.some(({ tokens }) => denies(tokens))
}

function isNegatedThere(claim: Claim, clause: Token[]) {
  let [plain, negated] = [0, 0]
  for (const { tokens, count } of overlapsOf(claim, clause, { framed: false })) {
    if (has(tokens, negators)) negated = Math.max(negated, count)
    else plain = Math.max(plain, count)
  }
  return negated > plain && (plain === 0 || negated >= 2)
}

/** What is only thought of there is not stated as a fact. */
export const checkDoubt: Check = (claim) => {
  const { tokens } = claim
  if (has(tokens, hedges) || has(tokens, unsureWords)) return null
  const isStated = clausesOf(tokens).some((clause) => {
    let [sure, unsure] = [0, 0]
    for (const { tokens, count } of overlapsOf(claim, clause)) {
      if (has(tokens, hedges)) unsure = Math.max(unsure, count)
      else sure = Math.max(sure, count)
    }
    return unsure > sure
  })
  return isStated ? 'surer than the note' : null
}

const intentions =
  wordSet(`must need needs will should to going want wants would id ill gonna gotta shall could can might may
  promise`)
const beForms = wordSet('is are was were be been being')

/** What is only meant to be done there is not said to be done. */
export const checkDone: Check = (claim) => {
  const { tokens, sources } = claim
  const isAhead = tokens.some((token, at) => {
    if (!isTelling(claim, at) || token.isCapital || !isPast(token)) return false
    const before = clauseBefore(tokens, at, 6)
    if ([intentions, hedges, negators, beForms].some((words) => has(before, words))) return false
    const places = sources.places.get(token.stem) ?? []
    return places.length > 0 && places.every(({ source, at }) => isIntended(sources.all[source]?.tokens ?? [], at))
  })
  return isAhead ? 'done only in the sentence' : null
}

function isIntended(tokens: Token[], at: number) {
  const verb = tokens[at]
  if (!verb || isPast(verb) || verb.word.endsWith('ing')) return false
  return has(clauseBefore(tokens, at, 3), intentions)
}

const clauseBefore = (tokens: Token[], at: number, count: number) =>
  tokens.slice(Math.max(0, at - count), at).filter(({ clause }) => clause === tokens[at]?.clause)
