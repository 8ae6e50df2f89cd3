import { grammars } from '../languages/grammars.ts'
import type { Language } from '../languages/language.ts'
import { lazy } from '../phrases/lazy.ts'
import { allSentences } from '../sentences/note-sentences.ts'
import { fold } from '../words/fold.ts'
import { baseOf, stem } from '../words/stem.ts'
import { wordList, wordSet } from '../words/word-set.ts'
import { latin, stopWords, words } from '../words/words.ts'

/** A word or a figure of a text, and where it stands. */
export type Token = {
  /** As it was written. */
  text: string
  /** Folded, in Latin letters. */
  word: string
  stem: string
  isCapital: boolean
  /** Whether it says what the text is about: no figure, and not one of the words that occur everywhere. */
  isContent: boolean
  /** Whether it is somebody's: "Ana's". */
  owns: boolean
  /** Whether it opens a sentence. */
  opens: boolean
  sentence: number
  clause: number
}

const maxLength = 20_000
const pieces = /\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[.!?;:,()\n…—–"“”&=@+→。！？、，]/gu

/** The words and figures of a text, with short forms written out: "didn't" is "did not". */
export function tokensOf(text: string, language: Language | null): Token[] {
  const tokens: Token[] = []
  let clause = 0
  const isNewClause = () => tokens.at(-1)?.clause !== clause
  for (const [sentence, { text: words }] of allSentences(text.slice(0, maxLength)).entries()) {
    let opens = true
    if (!isNewClause()) clause += 1
    for (const { 0: piece, index } of words.matchAll(pieces)) {
      if (/^[^\p{L}\p{N}]/u.test(piece)) {
        if (piece !== '"' && !isNewClause()) clause += 1
        continue
      }
      const [first = '', ...more] = writtenOut(piece)
      // "Ana and Ben moved" is one clause.
      const isPair =
        first === 'and' && tokens.at(-1)?.isCapital && /^\s*\p{Lu}/u.test(words.slice(index + 3, index + 9))
      if (joiningWords.has(first.toLowerCase()) && !isPair && !isNewClause()) clause += 1
      const owns = /\p{L}['’]s$|s['’]$/u.test(piece)
      for (const text of [first, ...more]) {
        tokens.push({ ...readWord(text, language), owns, opens, sentence, clause })
        opens = false
      }
    }
  }
  return tokens
}

export const joiningWords =
  wordSet(`and but so because although though while when which who whom whose where that if whether until
  till til then except despite since before after und aber weil dass wenn mais parce que quand pero porque cuando mas`)

function readWord(text: string, language: Language | null) {
  const word = latin(text) || fold(text)
  const isContent = [...text].length > 1 && !/^\p{N}/u.test(text) && !smallWords()[language ?? 'en'].has(word)
  return { text, word, stem: rootOf(word, language), isCapital: /^\p{Lu}/u.test(text), isContent }
}

/** Other languages than English inflect at the end of a word, too. */
const rootOf = (word: string, language: Language | null) =>
  language === 'en' ? stem(word) : word.slice(0, Math.max(5, word.length - 2))

const smallWords = lazy((): Record<Language, ReadonlySet<string>> => {
  const frequent = (language: Language) => new Set(wordList(grammars[language].frequentWords).map(fold))
  return { en: stopWords, de: frequent('de'), fr: frequent('fr'), es: frequent('es'), pt: frequent('pt') }
})

export const isFigure = ({ text }: Token) => /^\p{N}/u.test(text)

/** Whether it may tell of the past. */
export const isPast = ({ word }: Token) => word.endsWith('ed') || baseOf(word) !== word

const endings: Record<string, string> = { ll: 'will', d: 'would', re: 'are', ve: 'have', m: 'am' }
const cutShort = /^(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n['’]?t$/iu
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** "didn't", "didnt", "I'll", "Ana's" in whole words; a script that does not part its words, two letters at a time. */
function writtenOut(piece: string): string[] {
  if (unparted.test(piece)) return words(piece).slice(1)
  const negated = cutShort.exec(piece)?.[1]
  if (negated) return [negated, 'not']
  if (/^(?:can['’]?t|cannot)$/iu.test(piece)) return ['can', 'not']
  if (/^won['’]?t$/iu.test(piece)) return ['will', 'not']
  const [, base = piece, ending = ''] = /^(.+)['’](\p{L}{1,2})$/u.exec(piece) ?? []
  const whole = endings[ending.toLowerCase()]
  if (whole) return [base, whole]
  return [ending.toLowerCase() === 's' ? base : piece]
}
