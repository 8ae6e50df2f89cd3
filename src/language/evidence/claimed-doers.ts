import { wordSet } from '../words/word-set.ts'
import { bestCount, type Check, type Claim, clausesOf, has, type Overlap, overlapsOf } from './claim.ts'
import {
  beForms,
  mayBeSame,
  objects,
  owners,
  type Party,
  partyOf,
  type Reading,
  readingsOf,
  skipped,
  subjects,
} from './roles.ts'
import { isPast, joiningWords, type Token } from './tokens.ts'
import { frameWords, kinWords, negators } from './word-kinds.ts'

/** A clause is about the people of the source clauses with most of its words. */
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

/** In a statement or a transfer, either of two people may be named first. */
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

/** A pronoun stands for one of the last that were named. */
const maxKnown = 20

/** The possible subjects of each clause, or none if that can't be determined. */
function doersOf(reading: Reading, people: Iterable<string>): Map<number, Party[]> {
  const doers = new Map<number, Party[]>()
  let known: Party[] = [...people].slice(0, maxKnown).map((name) => ({ is: 'other', name }))
  let [before, sentence]: [Party[], number] = [[], -1]
  for (const [clause, tokens] of Map.groupBy(reading.tokens, ({ clause }) => clause)) {
    if (tokens[0]?.sentence !== sentence) before = []
    sentence = tokens[0]?.sentence ?? 0
    const from = tokens.findIndex(({ word }) => !isFiller(word))
    const found = from < 0 || isPassive(tokens) ? [] : firstIn(reading, tokens.slice(from), { known, before })
    doers.set(clause, found)
    known = [...known, ...tokens.slice(0, maxKnown).flatMap((token) => personAt(reading, token) ?? [])].slice(-maxKnown)
    before = found.filter((party) => party?.is !== 'other' || !party.kin || kinWords.has(party.kin))
  }
  return doers
}

const isFiller = (word: string) => skipped.has(word) || joiningWords.has(word) || negators.has(word)

/** "was told": it happens to them. */
const isPassive = (clause: Token[]) =>
  clause.some((token, at) => {
    const next = clause[at + 1]
    return beForms.has(token.word) && next !== undefined && isPast(next) && !next.isCapital
  })

function personAt({ isName }: Reading, token: Token): Party {
  if (isName(token)) return { is: 'other', name: token.word }
  return kinWords.has(token.word) ? { is: 'other', kin: token.stem } : null
}

/** The subject at the start of a clause: people, a thing before its verb, or the previous clause's people. */
function firstIn(reading: Reading, clause: Token[], { known, before }: { known: Party[]; before: Party[] }): Party[] {
  const people = peopleFirstIn(reading, clause, known)
  if (people.length > 0) return people
  const [first, next] = clause
  const at = clause.findIndex(({ word }) => !owners.has(word))
  const [thing, verb] = clause.slice(at)
  if (thing && verb && isThing(thing) && (auxiliaries.has(verb.word) || isPast(verb)))
    return [{ is: 'other', kin: thing.stem }, ...clause.slice(2, 5).flatMap((token) => personAt(reading, token) ?? [])]
  if (!first || !next || !(isPast(first) || first.word.endsWith('ing') || /[^s]s$/.test(first.word))) return []
  // A note leaves out who it is from: "told her".
  const isToSomebody = objects.get(next.word) === 'other' || personAt(reading, next) !== null
  return reading.isNote && isPast(first) && isToSomebody ? [...before, { is: 'member' }] : before
}

const isThing = (token: Token) => token.isContent && !isPast(token) && !/(?:ing|ly)$/.test(token.word)
const auxiliaries = wordSet('is are was were has have had will would can could does did')

/** "Ana and her brother", "Ana's brother", "she"; in "you told Ana you would" the second "you" too. */
function peopleFirstIn(reading: Reading, clause: Token[], known: Party[]): Party[] {
  const { speaker, isNote } = reading
  let [people, at]: [Party[], number] = [[], 0]
  for (const token of clause.slice(0, maxKnown)) {
    const pronoun = subjects.get(token.word)
    const person = personAt(reading, token)
    if (!(pronoun || person || owners.has(token.word) || /^(?:and|mr|mrs|dr)$/.test(token.word))) break
    if (pronoun === 'other' && isNote && known.length > 0) people.push(...known)
    else if (pronoun) people.push(partyOf(pronoun, speaker))
    else if (person) people = token.owns ? [] : [...people, person]
    at += 1
  }
  if (people.length === 0) return []
  const later = clause.slice(at, at + maxKnown).map(({ word }) => subjects.get(word))
  return [...people, ...later.flatMap((pronoun) => (pronoun ? partyOf(pronoun, speaker) : []))]
}
