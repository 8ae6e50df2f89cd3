import { readFileSync } from 'node:fs'
import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { isMadeOf } from './own-words.ts'
import { isPattern } from './patterns.ts'
import { variantsOf } from './variants.ts'
import { isInFilter } from './word-filter.ts'

/** Whose password it is: nothing in it may be made of these. */
export type Owner = { name: string; email: string; workspaces?: readonly string[] }

const advice = 'Use three or more unrelated words, or let a password manager choose one'

/** Refuses passwords that an attacker tries first. */
export function refuseWeakPassword(field: string, password: string, owner: Owner) {
  if (isCommonPassword(password) || isPattern(password, isCommonWord))
    throw wrongField(field, say('fields.tooEasyGuessManyPeople', { advice }))
  if (isMadeOf(password, owner, isCommonWord)) throw wrongField(field, say('fields.tooEasyGuessMadeName', { advice }))
}

export const isCommonPassword = (password: string) => [...variantsOf(password)].some(isCommonWord)

// Read when it is first needed, so that it does not slow the start.
let filter: Uint8Array | undefined
export const filterFile = new URL('common-passwords.bin', import.meta.url)

function isCommonWord(word: string) {
  filter ??= readFileSync(filterFile)
  return isInFilter(filter, word)
}
