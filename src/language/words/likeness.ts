import { differsByMore, distance } from './variants.ts'

/** From 0 to 1: how sure one can be that a word of a query means a word of a name. Above `sure` there is no doubt. */
export const sure = 0.85
const nickname = 0.87
const sameSound = 0.93
const sameBones = 0.86

/** How a name came to be compared with a word. */
type Lead = { isNickname: boolean; isBone: boolean; isSound: boolean }

/** Compares a word with a name that the index considers similar. */
export function likenessOf(word: string, name: string, { isNickname, isBone, isSound }: Lead) {
  if (word === name) return 1
  const heard = isSound ? sameSound - 0.02 * Math.min(3, distance(word, name)) : 0
  const called = isNickname ? nickname + 0.04 * (sharedStart(word, name) / word.length) : 0
  // A typo is never as sure as these.
  return Math.max(heard, called, isBone ? sameBones : 0) || typo(word, name)
}

function sharedStart(a: string, b: string) {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** More than any typo has. */
export const maxTypo = 0.84

/** Of a typo: the less of the word it spoils, the better. */
export function typo(word: string, name: string) {
  const longer = Math.max(word.length, name.length)
  if (Math.abs(word.length - name.length) > 2) return 0
  const most = longer >= 6 ? 2 : 1
  if (longer < 2 || differsByMore(most, word, name)) return 0
  const slips = distance(word, name)
  if (slips > most) return 0
  return maxTypo - 0.8 * (slips / (longer + 1)) - (word[0] === name[0] ? 0 : 0.04)
}

/** A beginning, an initial, or a letter for each word. */
export function beginning(word: string, name: string) {
  return name.startsWith(word) ? 0.85 + 0.1 * (word.length / name.length) : 0
}

/** The most that `shortFormOf` says of this word. */
export const maxShortForm = (word: string) => 0.5 + 0.02 * word.length

/** A short form nobody listed: it begins as the name does, or is a part of it, once its ending is taken away. */
export function shortFormOf(word: string) {
  const stem = word.replace(/(ie|y|ey|i|s|o|a|e|ito|ita|inho|inha|chen|ka|sha|ya)$/, '').replace(/(.)\1$/, '$1')
  return (name: string) => {
    if (stem.length < 2 || word.length > name.length + 2) return 0
    if (name.startsWith(stem)) return 0.5 + 0.02 * stem.length
    if (stem.length >= 3 && name.includes(stem)) return 0.45
    return word.slice(0, 2) === name.slice(0, 2) ? 0.35 : word[0] === name[0] ? 0.2 : 0
  }
}

/** What a name sounds like, roughly: spellings of one name in several languages and alphabets come out the same. */
export function sound(word: string) {
  const said = steps.reduce((text, [from, to]) => text.replace(from, to), word)
  return said.replace(/(.)\1+/g, '$1')
}

/** In order: what comes later sees what earlier ones made of the word. */
const steps: [RegExp, string][] = [
  [/^(gi|gy|dj|dzh)(?=[aou])/, 'i'],
  [/^ye(?=v|k|l|f|g)/, 'e'],
  [/tsch|tch|cz|tsh/g, 'ch'],
  [/sch|shch|sz|sh/g, 's'],
  [/ch(?=[eiayou]|$)/g, 'C'],
  [/ph/g, 'f'],
  [/kh|ch/g, 'k'],
  [/gh(?=[eiaou])/g, 'g'],
  [/qu|q|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/ts|tz/g, 's'],
  [/zh/g, 'i'],
  [/z/g, 's'],
  [/dt$/, 't'],
  [/w/g, 'v'],
  [/(?<=.)h/g, ''],
  [/[yj]/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ee|ie/g, 'i'],
  [/ae|aa/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/[ae]i/g, 'ai'],
  [/(?<=...)e$/, ''],
]

/** The consonants alone: all that some alphabets write. */
export function bones(word: string) {
  const bare = word
    .replace(/c(?![eh])/g, 'k')
    .replace(/ch/g, 'kh')
    .replace(/[aeiouwyj]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)h$/, '')
  return bare
}

export const hasVowels = (word: string) => /[aeiou]/.test(word)
