import { isEverydayWord } from '../vocabulary/everyday-words.ts'
import { isListedWord } from '../vocabulary/related-words.ts'
import type { Claim } from './claim.ts'
import { dayMentionsIn } from './day-mentions.ts'
import type { Reading } from './roles.ts'
import type { Token } from './tokens.ts'
import { courtesyWords, frameWords } from './word-kinds.ts'

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
