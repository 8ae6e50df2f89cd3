import { stem } from '../recall/stem.ts'
import { asking, deeds, light, vague } from './common-words.ts'

export const isVague = (word: string) => vague.has(stem(word))

/** How much it tells that a word of the question occurs, and that it does not. */
export type Weight = { weight: number; missing: number }

const nothing: Weight = { weight: 0, missing: 0 }
const little: Weight = { weight: 0.4, missing: 0.2 }
const much: Weight = { weight: 0.8, missing: 0.4 }
const all: Weight = { weight: 1, missing: 1 }

export function weighed(word: string): Weight {
  if (/^found(?:ed|ing)$/u.test(word)) return all
  const of = stem(compared(word))
  return asking.has(of) ? nothing : light.has(of) ? little : deeds.has(of) ? much : all
}

export const weightOf = (word: string) => weighed(word).weight

/** "Biggest" is as common as "big". */
function compared(word: string) {
  const plain = word.replace(/(?:i?est|i?er)$/u, '')
  const ways = [plain, plain.replace(/(.)\1$/u, '$1'), `${plain}e`, `${plain}y`]
  return plain === word ? word : (ways.find((way) => light.has(stem(way))) ?? word)
}
