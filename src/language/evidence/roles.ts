import { alsoCalled } from '../names/nicknames.ts'
import { isEverydayWord } from '../vocabulary/everyday-words.ts'
import { isListedWord } from '../vocabulary/related-words.ts'
import { wordList, wordSet } from '../words/word-set.ts'
import type { Claim } from './claim.ts'
import { dayMentionsIn } from './day-mentions.ts'
import type { Token } from './tokens.ts'
import { courtesyWords, frameWords, kinWords, negators } from './word-kinds.ts'

/** Somebody in a clause: the member, or somebody else by name, by what they are to somebody, or by a pronoun. */
export type Party = { is: 'member' } | { is: 'other'; name?: string; kin?: string } | null

/** The people that "I" and "you" refer to in a text. */
type Speaker = { i: 'member' | 'other' | null; you: 'member' | 'other' | null }

export const skipped =
  wordSet(`has have had having will would shall should can could may might must is are was were be been being am do
  does did to also just still already now then really only even again recently once ever a an the both so`)
export const beForms = wordSet('is are was were be been being am get gets got')
type Pronoun = 'i' | 'you' | 'other'
const pronouns = (i: string, you: string, other: string) =>
  new Map<string, Pronoun>([
    ...wordList(i).map((word) => [word, 'i'] as const),
    ...wordList(you).map((word) => [word, 'you'] as const),
    ...wordList(other).map((word) => [word, 'other'] as const),
  ])
export const subjects = pronouns('i we', 'you', 'he she they')
export const objects = pronouns('me us', 'you', 'him her them')
export const owners = pronouns('my our', 'your', 'his her their')

export type Reading = { tokens: Token[]; isName: (token: Token) => boolean; speaker: Speaker; isNote: boolean }

/** The doer of a verb, as far as can be detected. */
export function subjectOf(reading: Reading, at: number): Party {
  const { tokens, speaker } = reading
  const verb = tokens[at]
  if (!verb) return null
  let before = at - 1
  let [isPassive, sawArticle] = [false, false]
  for (; before >= 0; before -= 1) {
    const token = tokens[before]
    if (!token || token.sentence !== verb.sentence) break
    if (beForms.has(token.word)) isPassive = !sawArticle
    if (/^(?:a|an|the)$/.test(token.word)) sawArticle = true
    if (!skipped.has(token.word) && !negators.has(token.word) && !/.ly$|^[a-hj-z]$/.test(token.word)) break
  }
  if (isPassive && !verb.word.endsWith('ing') && /(?:ed|en|ught|lt|nt|id|ld|me|ne|wn|rn|ut|st|t)$/.test(verb.word))
    return null
  const found = tokens[before]
  if (!found || found.clause !== verb.clause) return null
  const pronoun = subjects.get(found.word)
  if (pronoun) return partyOf(pronoun, speaker)
  if (objects.has(found.word) || owners.has(found.word)) return null
  return namedParty(reading, before)
}

/** The recipient right after a word. */
export function objectOf(reading: Reading, at: number): Party {
  const { tokens, speaker } = reading
  const next = tokens[at + 1]
  if (!next || next.clause !== tokens[at]?.clause || next.owns) return null
  const pronoun = objects.get(next.word)
  // "her" may be whose, not whom.
  if (pronoun) return next.word === 'her' ? { is: 'other' } : partyOf(pronoun, speaker)
  return namedParty(reading, at + 1)
}

/** Whose a thing is. */
export function ownerOf(reading: Reading, at: number): Party {
  const { tokens, speaker } = reading
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const token = tokens[before]
    if (!token || token.clause !== tokens[at]?.clause) return null
    const pronoun = owners.get(token.word)
    if (pronoun) return partyOf(pronoun, speaker)
    if (token.owns) return namedParty(reading, before)
    if (skipped.has(token.word)) return null
  }
  return null
}

export function partyOf(pronoun: Pronoun, speaker: Speaker): Party {
  const who = pronoun === 'other' ? 'other' : speaker[pronoun]
  return who === null ? null : { is: who }
}

function namedParty({ tokens, isName }: Reading, at: number): Party {
  const token = tokens[at]
  if (!token) return null
  if (isName(token)) return { is: 'other', name: token.word }
  return kinWords.has(token.word) ? { is: 'other', kin: token.stem } : null
}

/** Whether two may be the same; what cannot be told may be. */
export function mayBeSame(one: Party, other: Party, fullNames: Set<string>[]): boolean {
  if (!one || !other) return true
  if (one.is === 'member' || other.is === 'member') return one.is === other.is
  if (one.name && other.name) return isSameName(one.name, other.name, fullNames)
  if (one.kin && other.kin) return relationOf(one.kin) === relationOf(other.kin)
  return !((one.name && other.kin) || (one.kin && other.name))
}

const relations = new Map(Object.entries({ mum: 'mother', mom: 'mother', mam: 'mother', dad: 'father', boy: 'son' }))
const relationOf = (kin: string) => relations.get(kin) ?? kin

const isSameName = (one: string, other: string, fullNames: Set<string>[]) =>
  (Math.min(one.length, other.length) > 2 && (one.startsWith(other) || other.startsWith(one))) ||
  one === other ||
  fullNames.some((names) => names.has(one) && names.has(other)) ||
  alsoCalled(one).includes(other)

/** The sentence and its sources, with who "I" and "you" are in them and which words are names. */
export function readingsOf(claim: Claim): { own: Reading; theirs: Reading[] } {
  const known = readings.get(claim)
  if (known) return known
  const { tokens, sources, names, voice } = claim
  const written = [namesIn(tokens), ...sources.all.map(({ tokens }) => namesOf(tokens))]
  const isName = ({ word, isCapital }: Token) =>
    names.has(word) || ((isCapital || !isEverydayWord(word)) && written.some((each) => each.has(word)))
  const theirs = sources.all.map(
    ({ tokens, by }): Reading => ({
      tokens,
      isName,
      isNote: true,
      speaker: by === 'visitor' ? { i: 'other', you: 'member' } : { i: 'member', you: null },
    }),
  )
  const speaker: Reading['speaker'] = voice === 'answer' ? { i: null, you: 'member' } : { i: 'member', you: 'other' }
  const made = { own: { tokens, isName, isNote: false, speaker }, theirs }
  readings.set(claim, made)
  return made
}

const readings = new WeakMap<Claim, { own: Reading; theirs: Reading[] }>()

function namesOf(tokens: Token[]): Set<string> {
  const known = namesByText.get(tokens)
  if (known) return known
  const made = namesIn(tokens)
  namesByText.set(tokens, made)
  return made
}

/** The sentences of an answer are held against the same sources. */
const namesByText = new WeakMap<Token[], Set<string>>()

/** Words with a capital, unless they open a sentence and are everyday words; without any capital, words nobody knows. */
function namesIn(tokens: Token[]): Set<string> {
  const isWritten = tokens.some(({ isCapital }) => isCapital)
  const found = tokens.filter((token) => token.isContent && (isWritten ? isNameWritten(token) : isUnknown(token)))
  return new Set(found.map(({ word }) => word))
}

function isNameWritten(token: Token) {
  if (!/^\p{Lu}.*\p{Ll}/u.test(token.text) || dayMentionsIn([token]).length > 0) return false
  return !token.opens || !(isEverydayWord(token.word) || frameWords.has(token.word) || courtesyWords.has(token.word))
}

const isUnknown = ({ word }: Token) => word.length > 2 && !isEverydayWord(word) && !isListedWord(word)
