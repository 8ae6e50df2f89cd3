import { stem } from '../recall/stem.ts'
import { words } from '../search/words.ts'
import { sentencesOf } from './sentences.ts'
import type { Sought, Term } from './sought.ts'

/** The part of a text that speaks of what is sought, and how much of that it has: from 0 to 1. */
export type Fit = { quote: string; coverage: number /** Of the words that tell all. */; isFirm: boolean }

/** A word that stands for another tells a little less. */
const standIn = 0.85

/** The sentence that has most of what is sought, with its neighbour where that has the rest. */
export function fitOf(text: string, sought: Sought): Fit {
  const sentences = sentencesOf(text).map((said) => ({ said, stems: stemsOf(said) }))
  let best: Fit & { score: number } = { quote: '', coverage: 0, isFirm: false, score: 0 }
  for (const [at, one] of sentences.entries()) {
    const alone = covered([one], sought)
    if (alone === 0) continue
    const pairs = [sentences.slice(at, at + 2), sentences.slice(Math.max(0, at - 1), at + 1)]
    const around = pairs.map((pair) => ({ pair, coverage: covered(pair, sought) }))
    const wide = around.reduce((a, b) => (b.coverage > a.coverage ? b : a))
    const isWider = wide.coverage > alone + 0.05
    const coverage = isWider ? wide.coverage : alone
    const score = coverage - (isWider ? 0.04 : 0)
    if (score <= best.score) continue
    const quoted = isWider ? wide.pair : [one]
    best = { quote: quoted.map(({ said }) => said).join(' '), coverage, isFirm: isFirm(quoted, sought), score }
  }
  return { quote: best.quote, coverage: best.coverage, isFirm: best.isFirm }
}

export const stemsOf = (text: string) => new Set(words(text.replace(/['’]s\b/gu, '')).map(stem))

type Read = { said: string; stems: Set<string> }

function covered(sentences: Read[], { terms, expected }: Sought) {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const has = terms.reduce((sum, term) => sum + term.weight * Math.max(...sentences.map((each) => told(each, term))), 0)
  if (all === 0 || has === 0) return 0
  if (!expected) return has / all
  const isShown = sentences.some(({ said }) => expected.shown.test(said))
  return (has + (isShown ? expected.weight : 0)) / (all + expected.weight)
}

function told({ stems }: Read, { own, alike }: Term) {
  if (stems.has(own)) return 1
  for (const other of alike) if (stems.has(other)) return standIn
  return 0
}

const isFirm = (sentences: Read[], { terms }: Sought) =>
  terms.some((term) => term.weight >= 1 && sentences.some((each) => told(each, term) > 0))
