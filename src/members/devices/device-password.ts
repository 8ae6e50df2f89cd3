import { randomInt } from 'node:crypto'

/** Without vowels there are no words, and no letter looks like another or like a digit. */
const letters = 'bcdfghjkmnpqrstvwxyz'
const groups = 5
const groupLength = 4

/** 86 random bits, to be typed on a phone: like `bcdf-ghjk-mnpq-rstv-wxyz`. */
export function mintDevicePassword() {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The letters of a typed password; null if it has not the form of one. Phones begin with a capital, and people leave gaps. */
export function parseDevicePassword(text: string) {
  const typed = text.replaceAll(/[\s\p{Dash}]/gu, '').toLowerCase()
  return typed.length === groups * groupLength && [...typed].every((letter) => letters.includes(letter)) ? typed : null
}
