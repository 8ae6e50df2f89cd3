import { wordList } from '../words/word-set.ts'
import type { Token } from './tokens.ts'

/** A figure in a text, and the token that it begins and ends with. */
export type Figure = { values: number[]; from: number; to: number }

const ones =
  wordList(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`)
const ordinals =
  wordList(`zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`)
const tens = wordList('twenty thirty forty fifty sixty seventy eighty ninety')
/** In other languages, and other words for a number. */
const others = new Map(
  [
    'zwei deux dois duas twice both pair twin twins couple double:2 drei trois tres thrice triplets triple:3',
    'vier quatre quatro cuatro:4 funf cinq cinco:5 sechs seis:6 sieben sete siete:7 acht huit oito ocho:8',
    'neun neuf nove nueve:9 zehn dix dez diez:10 dozen:12 fortnight:14 once single:1 half halves:0.5 quarter:0.25',
  ]
    .flatMap((line) => [...line.matchAll(/([a-z ]+):([\d.]+)/g)])
    .flatMap(([, words = '', value]) => wordList(words).map((word) => [word, Number(value)] as const)),
)
const scales = new Map(
  Object.entries({
    hundred: 100,
    thousand: 1e3,
    k: 1e3,
    grand: 1e3,
    million: 1e6,
    m: 1e6,
    mn: 1e6,
    bn: 1e9,
    billion: 1e9,
  }),
)

function numberOf(word: string): number | null {
  if (/^\d/.test(word)) return Number(word.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
  const ten = tens.indexOf(word)
  if (ten >= 0) return (ten + 2) * 10
  const tenth = tens.indexOf(word.replace(/ieth$/, 'y'))
  if (tenth >= 0) return (tenth + 2) * 10
  const one = Math.max(ones.indexOf(word), ordinals.indexOf(word))
  return one >= 0 ? one : (others.get(word) ?? null)
}

/** The figures of a text, in digits or in words. "32k" is 32 and 32,000: a note leaves out what everybody knows. */
export function figuresIn(tokens: Token[]): Figure[] {
  const figures: Figure[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const from = at
    const value = numberOf(figureWord(tokens[at]))
    if (value === null) continue
    let whole = value
    const next = numberOf(tokens[at + 1]?.word ?? '')
    if (tens.includes(tokens[at]?.word ?? '') && next !== null && next > 0 && next < 10 && sameClause(tokens, at)) {
      whole += next
      at += 1
    }
    const values = [whole]
    for (let scale = scales.get(tokens[at + 1]?.word ?? ''); scale; scale = scales.get(tokens[at + 1]?.word ?? '')) {
      whole *= scale
      values.push(whole)
      at += 1
    }
    figures.push({ values, from, to: at })
  }
  // "14–16k" is 14,000 to 16,000.
  return figures.map((figure, at) => {
    const next = figures[at + 1]
    const scale = next?.from === figure.to + 1 ? scales.get(tokens[next.to]?.word ?? '') : undefined
    const [value = 0] = figure.values
    return figure.values.length === 1 && scale ? { ...figure, values: [value, value * scale] } : figure
  })
}

const figureWord = (token: Token | undefined) =>
  token && /^\p{N}/u.test(token.text) ? token.text : (token?.word ?? '')
const sameClause = (tokens: Token[], at: number) => tokens[at]?.clause === tokens[at + 1]?.clause
