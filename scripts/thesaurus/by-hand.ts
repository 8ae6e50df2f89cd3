import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stem } from '#language/words/stem.ts'
import { type Near, strengths } from './near-words.ts'

/** Words that belong in no answer to a member, or mislead in whichever sense they were meant. */
export const never = new Set(read('never.txt').split(/\s+/))

/** Pairs that lead astray, both ways; a star leaves a head with none but what everyday life adds. */
const withheld = new Map<string, Set<string>>()
for (const [head, words] of entries('apart.txt')) {
  for (const word of words.split(' ')) {
    withheld.set(head, (withheld.get(head) ?? new Set()).add(word))
    if (word !== '*') withheld.set(word, (withheld.get(word) ?? new Set()).add(head))
  }
}

/** Without the words that lead astray from this head. */
export function apartFrom(head: string, near: Near): Near {
  const not = withheld.get(head) ?? new Set()
  const isApart = (word: string) => not.has('*') || not.has(word) || withheld.get(word)?.has('*')
  return new Map([...near].filter(([word]) => !isApart(word)))
}

/** Adds what people say of their lives and WordNet does not bring together. The same meaning holds both ways, a kind or a matter does not. */
export function addEveryday(table: Map<string, Near>) {
  const add = (head: string, word: string, weight: number) => {
    if (stem(head) === stem(word)) return
    const near = table.get(head) ?? new Map()
    table.set(head, near.set(word, Math.max(weight, near.get(word) ?? 0)))
  }
  for (const [head, rest] of entries('everyday.txt')) {
    rest.split(';').forEach((part, at) => {
      for (const word of part.match(/[a-z]+/g) ?? []) {
        const weight = strengths[at] ?? 0
        add(head, word, weight)
        if (at === 0) add(word, head, weight)
      }
    })
  }
}

function entries(file: string) {
  return read(file)
    .split('\n')
    .map((line) => line.split(': ') as [string, string])
}

function read(file: string) {
  return readFileSync(join(import.meta.dirname, file), 'utf8').trim()
}
