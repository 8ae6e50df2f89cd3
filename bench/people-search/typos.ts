import { any, type Chance } from './chance.ts'

/** The name as a hand in a hurry, or an ear, would write it: one slip as a rule, now and then two. */
export function misspelt(chance: Chance, name: string): string {
  const words = name.split(' ')
  const slips = chance() < 0.75 ? 1 : 2
  for (let slip = 0; slip < slips; slip++) {
    const long = [...words.keys()].filter((at) => (words[at]?.length ?? 0) >= 3)
    const at = any(chance, long.length > 0 ? long : [0])
    words[at] = slipped(chance, words[at] ?? '')
  }
  return words.join(' ')
}

function slipped(chance: Chance, word: string) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const result = any(chance, chance() < 0.25 ? byEar : byHand)(chance, word)
    if (result !== word) return result
  }
  return word
}

type Slip = (chance: Chance, word: string) => string

const byHand: Slip[] = [
  (chance, word) => at(chance, word, (place) => word.slice(0, place) + any(chance, letters) + word.slice(place)),
  (chance, word) => at(chance, word, (place) => word.slice(0, place) + word.slice(place + 1)),
  (chance, word) => at(chance, word, (place) => word.slice(0, place) + any(chance, letters) + word.slice(place + 1)),
  (chance, word) =>
    at(chance, word, (place) => word.slice(0, place) + near(chance, word[place]) + word.slice(place + 1)),
  (chance, word) =>
    at(chance, word, (place) => word.slice(0, place) + (word[place + 1] ?? '') + word[place] + word.slice(place + 2)),
]

const byEar: Slip[] = [
  (chance, word) => swapped(word, any(chance, sounds)),
  (chance, word) => swapped(word, any(chance, sounds)),
  (chance, word) => at(chance, word, (place) => word.slice(0, place) + word[place] + word.slice(place)),
  (_, word) => word.replace(/(\p{L})\1/u, '$1'),
  (chance, word) => word.replace(/(?<=.)[aeiou]/u, any(chance, [...'aeiou'])),
]

const sounds = [
  ...['ph f', 'f ph', 'c k', 'k c', 'ck k', 'k ck', 'i y', 'y i', 's z', 'z s', 'th t', 't th', 'v w', 'w v', 'ei ie'],
  ...['ie ei', 'sch sh', 'sh sch', 'x ks', 'ks x', 'qu kw', 'ou u', 'oo u', 'ai ei', 'ey y', 'y ey', 'tz z', 'dt t'],
]

function swapped(word: string, pair: string) {
  const [from = '', to = ''] = pair.split(' ')
  return word.replace(new RegExp(`(?<=.)${from}`), to)
}

/** In the first letter one time in ten only: people look at it. */
function at(chance: Chance, word: string, slip: (place: number) => string) {
  const isFirst = chance() < 0.1
  return slip(isFirst ? 0 : 1 + Math.floor((word.length - 1) * chance()))
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

function near(chance: Chance, letter = '') {
  const row = rows.find((each) => each.includes(letter.toLowerCase()))
  if (!row || letter === '') return any(chance, letters)
  const place = row.indexOf(letter.toLowerCase())
  return row[place === 0 ? 1 : place + (chance() < 0.5 ? -1 : 1)] ?? row[place - 1] ?? letter
}
