import { wordSet } from '../words/word-set.ts'
import { bestCount, type Check, type Claim, clausesOf, has, type Overlap, overlapsOf } from './claim.ts'
import { doersOf } from './doers.ts'
import { readingsOf } from './readings.ts'
import { mayBeSame, type Party } from './roles.ts'
import type { Token } from './tokens.ts'
import { frameWords, kinWords } from './word-kinds.ts'

/** A clause is about whom the clauses with most of its words are about. */
export const checkDoers: Check = (claim) => {
  const { own, theirs } = readingsOf(claim)
  const people = claim.sources.all.map(({ names }) => names)
  const here = doersOf(own, [])
  const there = theirs.map((reading, at) => doersOf(reading, people[at] ?? []))
  const isOfAnother = clausesOf(claim.tokens).some((clause) => {
    const doers = (here.get(clause[0]?.clause ?? 0) ?? []).filter((party) => isPerson(party) || isThere(claim, party))
    if (doers.length === 0 || has(clause, otherSides) || isHad(clause)) return false
    const known = nearestClauses(claim, clause).filter(({ source, part }) => there[source]?.get(part)?.length)
    const isDoer = ({ source, part, tokens }: Overlap) =>
      doers.some((one) => isIn(one, tokens) || there[source]?.get(part)?.some((other) => mayBeSame(one, other, people)))
    return known.length > 0 && !known.some(isDoer)
  })
  return isOfAnother ? 'about somebody else' : null
}

/** What is said, or comes from the other side, has two who may be named first. */
const otherSides = wordSet('said told says asked hope look thank glad receive received borrowed inherited')
const determiners = wordSet('a an the my your his her their our some any no')

/** "has your car seat" */
const isHad = (clause: Token[]) =>
  clause.some(
    ({ word }, at) => /^(?:gets?|getting|got|has|have|had)$/.test(word) && determiners.has(clause[at + 1]?.word ?? ''),
  )

const isPerson = (party: Party) => party?.is !== 'other' || !party.kin || kinWords.has(party.kin)
const isThere = ({ sources }: Claim, party: Party) =>
  party?.is === 'other' && party.kin !== undefined && sources.places.has(party.kin)
const isIn = (party: Party, tokens: Token[]) =>
  party?.is === 'other' && party.kin !== undefined && tokens.some(({ stem }) => stem === party.kin)

/** The clauses of the sources with the most words of a clause, if that is two thirds of them. */
function nearestClauses(claim: Claim, clause: Token[]): Overlap[] {
  const telling = clause.filter(({ isCapital, word }) => !isCapital && !kinWords.has(word))
  const overlaps = overlapsOf(claim, telling, { framed: false, exact: true })
  const best = bestCount(overlaps)
  const words = telling.filter(({ isContent, word }) => isContent && !frameWords.has(word))
  return best * 3 < words.length * 2 ? [] : overlaps.filter(({ count }) => count === best)
}
