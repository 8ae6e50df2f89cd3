import type { Address } from '#language/language-data/wording.ts'
import { findCallName, givenNameFirst, isNameTitle, namePartsOf, plainLetters } from '#language/names/call-name.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Facts } from './facts.ts'
import type { Phrasebook } from './reading/books.ts'
import { isGraveNews } from './reading/grave.ts'
import { isKin } from './reading/whole-phrase.ts'

export type Addressee = { name: string | null; address: Address }
type Known = Pick<Facts, 'person' | 'entries' | 'promises'>

const couple = /^(\p{L}[\p{L}'’-]*) (?:&|and|und|et|y|e) (\p{L}[\p{L}'’-]*)(?: \p{L}[\p{L}'’ -]*)?$/u

/** Titles are kept where an entry keeps them: a note on "Frau Krüger" makes a message to Frau Krüger. */
export function addresseeOf({ person, entries, promises }: Known, { and, reads, code }: Phrasebook): Addressee {
  const { displayName } = person
  const [, one, other] = couple.exec(displayName) ?? []
  if (one && other) return { name: `${one} ${and} ${other}`, address: 'plural' }
  const own = entries.filter(({ source }) => !isByOthers(source)).map(({ text }) => text.slice(0, maxRead))
  const titled = titledName(displayName, own)
  if (titled) return { name: titled, address: 'formal' }
  const given = calledBy(displayName)
  const promised = promises.map(({ text }) => text)
  const isCalledSo = [...own, ...promised].some((text) => isCalledBy(text, given))
  const you = 'you' in reads ? reads.you : null
  const isFamiliar = [...own, ...promised].some((text) => you?.familiar.test(text))
  const isFormal = own.some((text) => reads.formal?.test(text)) || promised.some((text) => you?.formal.test(text))
  const isStranger =
    reads.isFormal && !isFamiliar && entries.length === 1 && !isCalledSo && !own.some((text) => isGraveNews(text, code))
  const full = wholeName(displayName)
  if (full && (isStranger || isFormal)) return { name: full, address: 'formal' }
  return { name: given, address: 'familiar' }
}

/** The same person by their whole name, and in the form of address for people one hardly knows. */
export function formally({ name, address }: Addressee, displayName: string, { tones }: Phrasebook): Addressee {
  if (address === 'formal') return { name, address }
  if (address === 'plural') return { name, address: tones.formal.couple }
  return { name: wholeName(displayName) ?? name, address: 'formal' }
}

/** Uncle Dieter is called just that. */
function calledBy(displayName: string) {
  const [first = '', ...more] = displayName.split(' ')
  return isKin(first) && more.length === 1 ? displayName : findCallName(displayName)
}

/** "Anna Schulz"; null where there is no family name. */
function wholeName(displayName: string) {
  const words = givenNameFirst(plainLetters(displayName)).split(' ')
  const isPlain = words.every((word) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word) && !isNameTitle(word) && !isKin(word))
  return words.length > 1 && words.length < 5 && isPlain ? words.join(' ') : null
}

const isCalledBy = (text: string, given: string | null) =>
  given !== null && text.split(/[^\p{L}\p{M}-]+/u).includes(given)

function titledName(displayName: string, texts: string[]) {
  const [title = '', ...only] = displayName.split(' ')
  if (only.length === 1 && isNameTitle(title)) return displayName
  const names = namePartsOf(displayName)
  const own = displayName.split(/[\s,]+/)
  for (const text of texts) {
    const words = text.split(/[\s,;:()]+/)
    for (const [at, word] of words.entries()) {
      if (!isNameTitle(word) || isNameTitle(words[at + 1] ?? '')) continue
      const rest = words.slice(at + 1, at + 1 + maxNames).map(plain)
      const end = rest.findIndex((each) => !own.includes(each))
      const name = rest.slice(0, end < 0 ? rest.length : end)
      if (!name.some((each) => names.includes(each))) continue
      return titleAndName(words.slice(isNameTitle(words[at - 1] ?? '') ? at - 1 : at, at + 1), name)
    }
  }
  return null
}

const maxRead = 5000
const maxNames = 6
const plain = (word: string) => word.replace(/['’]s$|[^\p{L}\p{M}.'’-]+$|(?<=\p{L}{3})\.$/gu, '')
const byGivenName = /^(?:don|doña|dona|sir|dame|father|d)\.?$/i

/** "Dr. Maurer", "Frau Dr. Maurer", by family name; null where no name follows. */
function titleAndName(titles: string[], [name = '', ...more]: string[]) {
  if (!/^\p{Lu}/u.test(name)) return null
  const isByGiven = more.length === 0 || name.length < 2 || titles.some((title) => byGivenName.test(title))
  return [...titles, ...(isByGiven ? [name, ...more] : more)].join(' ')
}
