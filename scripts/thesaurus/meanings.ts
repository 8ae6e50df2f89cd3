import type { Meaning, WordNet } from './wordnet.ts'

/** Domains of WordNet whose things have kinds that people name: animals, things made, body, food, people, plants, possessions, ailments. */
const things = new Set([5, 6, 8, 13, 18, 20, 21, 26])

export const isThing = ({ domain }: Meaning) => things.has(domain)

/** Marked as slang, as old, as an insult: no word of an everyday note. */
export const isMarked = ({ gloss, pointers }: Meaning) =>
  /\b(slang|archaic|obsolete|offensive|vulgar|obscene|derogatory|disparaging|slur)\b/.test(gloss.replace(/".*/, '')) ||
  pointers.some(({ sign, to }) => sign === ';u' && unwanted.has(to))

/** Ethnic slurs, archaisms, obscenities, slang, disparagement: usages by their synset. */
const unwanted = new Set(['n06731706', 'n07087487', 'n07139048', 'n07171981', 'n06730109'])

export function pointed(net: WordNet, meaning: Meaning, signs: string[]) {
  return meaning.pointers.flatMap(({ sign, to }) => (signs.includes(sign) ? (net.meanings.get(to) ?? []) : []))
}
