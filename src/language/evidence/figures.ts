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
const others: Record<string, number> = {
  ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    huit: 8,
    neuf: 9,
    dix: 10,
    dois: 2,
    duas: 2,
    quatro: 4,
    sete: 7,
    oito: 8,
  },
  ...{ tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, nove: 9, dez: 10 },
  ...{
    once: 1,
    twice: 2,
    thrice: 3,
    both: 2,
    pair: 2,
    twin: 2,
    twins: 2,
    triplets: 3,
    couple: 2,
    dozen: 12,
    fortnight: 14,
  },
  ...{ half: 0.5, halves: 0.5, quarter: 0.25, double: 2, triple: 3, single: 1 },
}
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  bn: 1e9,
  billion: 1e9,
}

function numberOf(word: string): number | null {
  if (/^\d/.test(word)) return Number(word.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
  const ten = tens.indexOf(word)
  if (ten >= 0) return (ten + 2) * 10
  const tenth = tens.indexOf(word.replace(/ieth$/, 'y'))
  if (tenth >= 0) return (tenth + 2) * 10
  const one = Math.max(ones.indexOf(word), ordinals.indexOf(word))
  return one >= 0 ? one : (others[word] ?? null)
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
    for (let scale = scales[tokens[at + 1]?.word ?? '']; scale; scale = scales[tokens[at + 1]?.word ?? '']) {
      whole *= scale
      values.push(whole)
      at += 1
    }
    figures.push({ values, from, to: at })
  }
  return figures
}

const figureWord = (token: Token | undefined) =>
  token && /^\p{N}/u.test(token.text) ? token.text : (token?.word ?? '')
const sameClause = (tokens: Token[], at: number) => tokens[at]?.clause === tokens[at + 1]?.clause
