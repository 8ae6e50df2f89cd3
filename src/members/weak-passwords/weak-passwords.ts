import { readFileSync } from 'node:fs'
import { wrongField } from '#contract/errors.ts'
import { isMadeOf } from './own-words.ts'
import { repeatedPart, variantsOf } from './variants.ts'
import { isInFilter } from './word-filter.ts'

/** Whose password it is: nothing in it may be made of these. */
export type Owner = { name: string; email: string; workspaces?: readonly string[] }

const advice = 'Use three or more unrelated words, or let a password manager choose one'

/** Refuses passwords that an attacker tries first. */
export function refuseWeakPassword(field: string, password: string, owner: Owner) {
  if (isCommonPassword(password) || isRun(password))
    throw wrongField(field, `is too easy to guess: many people use it, or one like it. ${advice}`)
  if (isMadeOf(password, owner, isCommonWord))
    throw wrongField(field, `is too easy to guess: it is made of your name, e-mail, workspace or “Kith”. ${advice}`)
}

export const isCommonPassword = (password: string) => [...variantsOf(password)].some(isCommonWord)

// Read when it is first needed, so that it does not slow the start.
let filter: Uint8Array | undefined
export const filterFile = new URL('common-passwords.bin', import.meta.url)

function isCommonWord(word: string) {
  filter ??= readFileSync(filterFile)
  return isInFilter(filter, word)
}

const maxRepeated = 4

/** A few characters again and again, or characters in a row: `aaaaaaaa`, `12341234`, `23456789`, `hgfedcba`. */
function isRun(password: string) {
  if (repeatedPart(password).length <= maxRepeated) return true
  const codes = [...password.toLowerCase()].map((each) => each.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)
}
