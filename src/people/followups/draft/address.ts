import { findCallName, isNameTitle, namePartsOf } from '#language/names/call-name.ts'
import type { Facts } from './facts.ts'
import type { Address } from './languages/phrasebook.ts'

export type Addressee = { name: string | null; address: Address }

const couple = /^(\p{L}[\p{L}'’-]*) (?:&|and|und|et|y|e) (\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’ -]*)?$/u

/** Titles are kept where the entries keep them: a note on "Frau Krüger" makes a message to Frau Krüger. */
export function addresseeOf({ person, entries }: Pick<Facts, 'person' | 'entries'>, and: string): Addressee {
  const { displayName } = person
  const [, one, other] = couple.exec(displayName) ?? []
  if (one && other) return { name: `${one} ${and} ${other}`, address: 'plural' }
  const titled = titledName(displayName, entries)
  if (titled) return { name: titled, address: 'formal' }
  return { name: findCallName(displayName), address: 'familiar' }
}

function titledName(displayName: string, entries: Facts['entries']) {
  const own = titleAndName(displayName.split(' '))
  if (own && displayName.split(' ').length === own.split(' ').length) return own
  const names = namePartsOf(displayName)
  for (const { text, source } of entries) {
    if (source === 'visitor') continue
    const words = text.slice(0, maxRead).split(/[\s,;:()]+/)
    const at = words.findIndex((word) => names.includes(plain(word)))
    if (at < 0) continue
    const start = words.slice(Math.max(0, at - 2), at).findIndex((word) => isNameTitle(word))
    return start < 0 ? null : titleAndName(words.slice(Math.max(0, at - 2) + start, at + 1).map(plain))
  }
  return null
}

const maxRead = 5000
const plain = (word: string) => word.replace(/['’]s$|[^\p{L}\p{M}.'’-]+$|(?<=\p{L}{3})\.$/gu, '')

/** "Dr. Maurer", "Frau Dr. Maurer"; null where it begins without a title, or holds one alone. */
function titleAndName(words: string[]) {
  const count = words.findIndex((word) => !isNameTitle(word))
  return count < 1 || !/^\p{Lu}/u.test(words[count] ?? '') ? null : words.slice(0, count + 1).join(' ')
}
