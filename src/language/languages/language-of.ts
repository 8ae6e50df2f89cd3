import { lazy } from '../phrases/lazy.ts'
import { fold, isAscii } from '../words/fold.ts'
import { wordList } from '../words/word-set.ts'
import { frequentForeignWords } from './frequent-words.ts'
import { grammars } from './grammars.ts'
import { type Language, languages } from './language.ts'

/** The beginning of a long text tells enough. */
const maxRead = 3_000
/** A word that repeats says no more than that it is usual. */
const maxCounted = 3
/** Words identify a language together: a single one may be a name, or exist in another language. */
const minWords = 3
const minFrequentWords = 2
/** The weight of two words that a few other languages share. */
const minScore = 2.6
/** The minimum share of frequent words in a text of a known language. */
const minPerWord = 0.3
/** How far the best language leads: less is a text of two languages, or of a third that is like both. */
const minLead = 1.25

/**
 * The language of a text, from its frequent words, each by how few languages have it. Null when it is in another
 * language, or cannot be told; then `usual`, the language its writer usually writes in, decides if the text may be in it.
 */
export function languageOf(text: string, usual?: Language): Language | null {
  const read = text.slice(0, maxRead)
  if (isOfOtherScript(read)) return null
  const { scores, clear, score } = bestLanguage(read)
  if (clear) return languages.find((language) => language === clear) ?? null
  return usual && minLead * (scores[codes.indexOf(usual)] ?? 0) >= score ? usual : null
}

/** True for a text that is surely in a language that is not understood; most short texts are in none for sure. */
export function isInUnknownLanguage(text: string): boolean {
  const read = text.slice(0, maxRead)
  if (isOfOtherScript(read)) return true
  const { clear } = bestLanguage(read)
  return clear !== null && !languages.some((language) => language === clear)
}

/** One text after the other is read for several things. */
let last: { text: string; best: ReturnType<typeof bestOf> } | null = null

function bestLanguage(text: string) {
  if (last?.text !== text) last = { text, best: bestOf(text) }
  return last.best
}

function bestOf(text: string) {
  const { scores, frequent, total } = scoresOf(text)
  const best = scores.reduce((best, score, at) => (score > (scores[best] ?? 0) ? at : best), 0)
  const score = scores[best] ?? 0
  const second = scores.reduce((second, score, at) => (at !== best && score > second ? score : second), 0)
  const isEnough = total >= minWords && (frequent[best] ?? 0) >= minFrequentWords
  const isClear = score >= Math.max(minScore, minPerWord * total) && score >= minLead * second
  return { scores, score, clear: isEnough && isClear ? (codes[best] ?? null) : null }
}

/** By the number of each language in `codes`. */
function scoresOf(text: string) {
  const scores = codes.map(() => 0)
  const frequent = scores.slice()
  const counted = new Map<string, number>()
  const isPlain = isAscii(text)
  const words = (isPlain ? text.toLowerCase() : text).match(/\p{L}+/gu) ?? []
  for (const word of words) {
    const lower = isPlain ? word : word.toLowerCase()
    const times = (counted.get(lower) ?? 0) + 1
    counted.set(lower, times)
    const found = languagesByWord().get(lower)
    if (!found || times > maxCounted) continue
    for (const language of found.languages) {
      scores[language] = (scores[language] ?? 0) + found.weight / times
      if (times === 1 && word.length > 1) frequent[language] = (frequent[language] ?? 0) + 1
    }
  }
  if (!isPlain) addSpelling(scores, words)
  return { scores, frequent, total: counted.size }
}

function addSpelling(scores: number[], words: string[]) {
  const special = words.filter((word) => !isAscii(word))
  for (const [language, letters] of tellingLetters) {
    const spelt = special.filter((word) => letters.test(word)).length
    const number = codes.indexOf(language)
    scores[number] = (scores[number] ?? 0) + Math.min(spelt, maxCounted)
  }
}

const frequentWords = languages.map((language) => [language, grammars[language].frequentWords] as const)
const allWords: Record<string, string> = { ...Object.fromEntries(frequentWords), ...frequentForeignWords }
const languageCount = Object.keys(allWords).length
const codes = [...Object.keys(allWords), 'another']

/** The languages of each word by number, and how much it says for each. Also without accents, as many people type them. */
const languagesByWord = lazy(() => {
  const found = new Map<string, { languages: number[]; weight: number }>()
  for (const [number, list] of Object.values(allWords).entries()) {
    for (const word of new Set(wordList(list).flatMap((word) => [word, fold(word)]))) {
      const languages = [...(found.get(word)?.languages ?? []), number]
      found.set(word, { languages, weight: Math.log((languageCount + 1) / languages.length) })
    }
  }
  return found
})

/** Letters that few languages have, in words that are no names. Each has one that is not ASCII. */
const tellingLetters: [language: string, RegExp][] = [
  ['de', /^[a-z]*[äöüß]/],
  ['fr', /^[a-z]*[èêîôùûœ]/],
  ['es', /^[a-z]*(?:ñ|ción|ó$)/],
  ['pt', /^[a-z]*[ãõ]/],
  ['another', /^\p{Ll}*[łąęśżźćńşğıåøæőűřěůžšđțșăơưạếấậệ]/u],
]

function isOfOtherScript(text: string) {
  if (isAscii(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 0 && latin < 0.6 * letters
}
