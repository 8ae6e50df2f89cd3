import { writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'
import { fold } from '#language/words/fold.ts'
import { filterFile, makeWordFilter } from '#members/weak-passwords/weak-passwords.ts'

// node scripts/common-passwords.ts: makes the filter of common passwords from a public list of them.

/** In order of how common they are. Short ones count too, as parts of longer ones. */
export const commonPasswords: string[] = dictionary['passwords-common']

/** What the public list lacks. */
const others =
  `0987654321 aa12345678 iamgroot linkedin fortnite roblox minecraft correcthorse correcthorsebatterystaple`.split(
    /\s+/,
  )

export function makeCommonPasswords() {
  return makeWordFilter([...new Set([...commonPasswords, ...others].map(fold))].filter(({ length }) => length >= 4))
}

if (process.argv[1] === import.meta.filename) writeFileSync(filterFile, makeCommonPasswords())
