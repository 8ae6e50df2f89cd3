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
  const [title = '', ...only] = displayName.split(' ')
  if (only.length === 1 && isNameTitle(title)) return displayName
  const names = namePartsOf(displayName)
  for (const { text, source } of entries) {
    if (source === 'visitor') continue
    const words = text.slice(0, maxRead).split(/[\s,;:()]+/)
    const at = words.findIndex((word) => names.includes(plain(word)))
    if (at < 0) continue
    const start = words.slice(Math.max(0, at - 2), at).findIndex((word) => isNameTitle(word))
    if (start < 0) return null
    const own = displayName.split(/[\s,]+/)
    const rest = words.slice(at).map(plain)
    const end = rest.findIndex((word) => !own.includes(word))
    const before = words.slice(Math.max(0, at - 2) + start, at)
    return titleAndName(before, rest.slice(0, end < 0 ? rest.length : end))
  }
  return null
}

const maxRead = 5000
const plain = (word: string) => word.replace(/['’]s$|[^\p{L}\p{M}.'’-]+$|(?<=\p{L}{3})\.$/gu, '')

/** "Dr. Maurer", "Frau Dr. Maurer"; null where no name follows. */
function titleAndName(titles: string[], [name = '', ...more]: string[]) {
  return /^\p{Lu}/u.test(name) ? [...titles, name, ...more].join(' ') : null
}
