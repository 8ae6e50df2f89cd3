import { baseOf } from './irregular.ts'

/**
 * What the forms of a word have in common: "planned", "planning" and "plans" are all of "plan". Few endings and short words
 * left alone: to take "business" for "busy" costs more than to miss a rare form.
 */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= maxCachedStems) stems.clear()
  const made = stemOf(word)
  stems.set(word, made)
  return made
}

/** Some thousand words make up most of what is said, and every question reads hundreds of entries. */
const stems = new Map<string, string>()
const maxCachedStems = 20_000

function stemOf(word: string) {
  const base = baseOf(word)
  if (base.length < 4 || !/^[a-z]+$/.test(base)) return withoutLast(base)
  return withoutLast(stripDerivation(baseOf(presentForm(singular(base)))))
}

function singular(word: string) {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(ss|x|ch|sh|z|o)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

function presentForm(word: string) {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const rest = /^(.{2,}?)(?:(?<!e)ed|ing)$/.exec(word)?.[1]
  if (!rest || !/[aeiouy]/.test(rest)) return word
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
  return isShort(rest) ? `${rest}e` : rest
}

/** Without an ending that makes one word of another: "adoption" is of "adopt". */
function stripDerivation(word: string) {
  const rests = derivations.filter((each) => word.endsWith(each)).map((each) => word.slice(0, -each.length))
  return rests.find((rest) => isWhole(rest, word)) ?? word
}

/** What is too short to be a word by itself was not one: "passion" is not of "pass", nor "business" of "busy". */
const isWhole = (rest: string, word: string) => rest.replace(/i$/, '').length >= (word.endsWith('ion') ? 5 : 4)

export const derivations = ['ation', 'ition', 'ion', 'ment', 'ly', 'ness', 'ful', 'ive']

/** "create" and "creating" differ by an e, "happy" and "happiness" by an i. */
function withoutLast(word: string) {
  if (word.endsWith('y')) return word.length > 2 ? `${word.slice(0, -1)}i` : word
  const rest = word.slice(0, -1)
  return word.endsWith('e') && rest.length > 2 && !isShort(rest) ? rest : word
}

/** As "hop" is, which with an e is another word: "hoping" is of "hope", and "hopping" of "hop". */
const isShort = (word: string) => /^[^aeiou]+[aeiouy][^aeiouwxy]$/.test(word)
