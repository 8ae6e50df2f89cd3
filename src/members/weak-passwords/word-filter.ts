import { hash } from 'node:crypto'

// A Bloom filter: it knows every word that was put in, and takes one other word in two million for one of them.
const bitsPerWord = 31
const probes = 21

export function makeWordFilter(words: readonly string[]) {
  const filter = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8))
  for (const word of words)
    for (const at of bitsOf(word, filter)) filter[at >> 3] = (filter[at >> 3] ?? 0) | (1 << (at & 7))
  return filter
}

export function isInFilter(filter: Uint8Array, word: string) {
  return bitsOf(word, filter).every((at) => ((filter[at >> 3] ?? 0) >> (at & 7)) & 1)
}

/** The chance that a word which was not put in is found. */
export function falsePositiveRate(filter: Uint8Array) {
  const set = filter.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  return (set / (filter.length * 8)) ** probes
}

function bitsOf(word: string, { length }: Uint8Array) {
  const digest = hash('sha256', word, 'buffer')
  const step = digest.readUIntBE(6, 6)
  const bits = new Array<number>(probes)
  let at = digest.readUIntBE(0, 6)
  for (let probe = 0; probe < probes; probe++, at += step) bits[probe] = at % (length * 8)
  return bits
}
