import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One meaning, and the words that have it. */
export type Meaning = {
  id: string
  kind: Kind
  domain: number
  words: string[]
  pointers: Pointer[]
  gloss: string
}

/** From one of its words (or from all, at -1) to one of another meaning. */
type Pointer = { sign: string; to: string; from: number; word: number }

/** A word in one of its meanings: which of its kind's it is, and how large a part of its uses. */
export type Sense = { meaning: Meaning; number: number; uses: number; share: number }

export type Kind = 'n' | 'v' | 'a'

export type WordNet = { meanings: Map<string, Meaning>; senses: Map<string, Sense[]>; notice: string }

/** Reads the dictionary files of WordNet: https://wordnet.princeton.edu/documentation/wndb5wn */
export function readWordNet(folder: string): WordNet {
  const texts = { n: 'noun', v: 'verb', a: 'adj' } as const
  const meanings = new Map<string, Meaning>()
  let notice = ''
  for (const kind of ['n', 'v', 'a'] as const) {
    const lines = readFileSync(join(folder, `data.${texts[kind]}`), 'latin1').split('\n')
    notice = lines
      .filter((line) => line.startsWith('  '))
      .map((line) => line.replace(/^ +\d+ /, '').trimEnd())
      .join('\n')
    for (const line of lines.filter((each) => each && !each.startsWith('  '))) {
      const meaning = meaningOf(line, kind)
      meanings.set(meaning.id, meaning)
    }
  }
  return { meanings, senses: sensesOf(readFileSync(join(folder, 'index.sense'), 'latin1'), meanings), notice }
}

function meaningOf(line: string, kind: Kind): Meaning {
  const [fields = '', gloss = ''] = line.split(' | ')
  const parts = fields.split(' ')
  const words = Number.parseInt(parts[3] ?? '', 16)
  const after = 4 + 2 * words
  const pointers = Array.from({ length: Number(parts[after]) }, (_, at) => {
    const [sign = '', offset, to = '', ends = ''] = parts.slice(after + 1 + 4 * at)
    const ordinal = (digits: string) => Number.parseInt(digits, 16) - 1
    return { sign, to: to.replace('s', 'a') + offset, from: ordinal(ends.slice(0, 2)), word: ordinal(ends.slice(2)) }
  })
  return {
    id: kind + parts[0],
    kind,
    domain: Number(parts[1]),
    words: Array.from({ length: words }, (_, at) => (parts[4 + 2 * at] ?? '').replace(/\(.*\)$/, '')),
    pointers,
    gloss: gloss.trim(),
  }
}

/** By word, the commonest first. Those never met in the tagged texts count as met once in all. */
function sensesOf(index: string, meanings: Map<string, Meaning>) {
  const senses = new Map<string, Sense[]>()
  for (const line of index.split('\n')) {
    const [, word = '', type = '', offset, number, uses] = /^(.*)%(\d)\S* (\d+) (\d+) (\d+)/.exec(line) ?? []
    const meaning = meanings.get(`${' nvara'[Number(type)]}${offset}`)
    // A name, such as Monday or Delft, is in the index in small letters, in the meaning not.
    if (!meaning?.words.includes(word)) continue
    const sense = { meaning, number: Number(number), uses: Number(uses), share: 0 }
    const known = senses.get(word)
    if (known) known.push(sense)
    else senses.set(word, [sense])
  }
  for (const all of senses.values()) shareOut(all)
  for (const all of senses.values()) all.sort((a, b) => b.uses - a.uses || a.number - b.number)
  return senses
}

/**
 * A sense's part among those of its kind. Where the word is hardly ever of this kind the part is less: nobody who writes
 * "husband" means to be thrifty. Where the tagged texts never met the sense, the order is a guess.
 */
function shareOut(senses: Sense[]) {
  const weight = (sense: Sense) => sense.uses + 1 / sense.number
  const sum = (some: Sense[]) => some.reduce((total, sense) => total + weight(sense), 0)
  for (const sense of senses) {
    const alike = senses.filter(({ meaning }) => meaning.kind === sense.meaning.kind)
    const sure = sense.uses > 0 || senses.length === 1 ? 1 : 0.7
    sense.share =
      sure * (weight(sense) / sum(alike)) * Math.min(1, (allowance[sense.meaning.kind] * sum(alike)) / sum(senses))
  }
}

/** Names of things are asked for even where they are oftener a verb, as "present" is; the other way round hardly. */
const allowance = { n: 3, v: 1.5, a: 2 }
