import { isEverydayWord } from '../vocabulary/everyday-words.ts'
import { wordSet } from '../words/word-set.ts'
import { type Check, type Claim, clausesOf, has, isTelling, overlapsOf } from './claim.ts'
import { isPast, type Token } from './tokens.ts'
import { denials, frameWords, hedges, kinWords, negators, unsureWords } from './word-kinds.ts'

/** A clause denies what the sources deny, and nothing else. */
export const checkNegation: Check = (claim) => {
  const isWrong = clausesOf(claim.tokens).some((clause) => {
    if (has(clause, negators)) return !isForgetting(clause) && !isDenied(claim, clause)
    const plain = clause.filter(({ word }) => !frameWords.has(word) && !claim.names.has(word))
    const isPlain = plain.some(({ isContent, isCapital, word }) => isContent && !isCapital && !kinWords.has(word))
    return !clause.some(isDenial) && (isPlain ? plain : clause).some((token) => isNegatedThere(claim, token))
  })
  return isWrong ? 'a denial that does not agree' : null
}

/** "I haven't forgotten" denies nothing. */
const isForgetting = (clause: Token[]) => clause.some(({ stem }) => stem === 'forget')

/** "declined", "unwilling", "dislikes" */
const isDenial = ({ word }: Token) => {
  const rest = /^(?:un|dis)(.+)/.exec(word)?.[1]
  return denials.has(word) || (rest !== undefined && isEverydayWord(rest))
}

/** Denied statements must come from a clause with a negation. */
function isDenied(claim: Claim, clause: Token[]) {
  const denied = clause.slice(clause.findIndex(({ word }) => negators.has(word)) + 1)
  const overlaps = [overlapsOf(claim, denied, { framed: false }), overlapsOf(claim, clause)]
  const found = overlaps.find((each) => each.length > 0)
  const parts = denied.length > 0 && found ? found : claim.sources.all
  return parts.some(({ tokens }) => has(tokens, negators) || has(tokens, denials))
}

/** A word or figure that the sources have only in negated statements. */
function isNegatedThere({ tokens, counted, names, places, sources }: Claim, token: Token) {
  const at = tokens.indexOf(token)
  if (!(token.isContent || counted.has(at)) || names.has(token.word)) return false
  const found = places[at] ?? []
  return found.length > 0 && found.every(({ source, at }) => isDeniedAt(sources.all[source]?.tokens ?? [], at))
}

/** Behind a "not" in its clause, behind "is off", or a day that is off. */
function isDeniedAt(tokens: Token[], at: number) {
  const before = clauseBefore(tokens, at, 8)
  if (before.length === 0) return tokens[at + 1]?.word === 'off'
  return has(before, negators) || isOff.test(before.map(({ word }) => word).join(' '))
}

const isOff = /(?:^|\b(?:is|am|are|was|were|been) )off(?: the| his| her| their| my)?$/

/** A mere thought in the source isn't stated as a fact. */
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

/** An intention in the source isn't reported as done. */
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
