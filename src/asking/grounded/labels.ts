import { hostName, plainText } from '#language/sentences/plain-text.ts'
import type { Question } from '../questions/question.ts'
import type { Excerpt } from './reading.ts'

/**
 * People under labels such as P1. Somebody who leaves their details with a card chooses their own name, and a name can hold
 * an instruction: the model sees labels, and we put the names back.
 */
export type Labels = {
  /** What labels begin with. */
  letter: string
  of: (connectionId: string) => string | null
  /** The people whose labels stand in a text; null where one is nobody's. */
  in: (text: string) => string[] | null
  named: (text: string) => string
  without: (text: string) => string
}

export function labelsFor(question: Question, read: Excerpt[]): Labels {
  const asked = question.named.flatMap(({ people }) => people.map((who) => [who.connectionId, who.name] as const))
  const names = new Map([
    ...read.map(({ passage }) => [passage.connectionId, passage.connectionName] as const),
    ...asked.slice(0, 8),
  ])
  const people = [...names.keys()]
  const letter = freeLetter([question.text, ...read.map(({ text }) => text)])
  const label = new RegExp(String.raw`(?<![\p{L}\p{N}])${letter}(\d{1,2})(?![\p{L}\p{N}])`, 'gu')
  // "Ana (P1)" is said once.
  const aside = new RegExp(String.raw`(?<=\p{L})\s?\(${letter}\d{1,2}\)`, 'gu')
  const personAt = (number: string | undefined) => people[Number(number) - 1]
  return {
    letter,
    of: (connectionId) => (names.has(connectionId) ? `${letter}${people.indexOf(connectionId) + 1}` : null),
    in: (text) => {
      const found = [...text.matchAll(label)].map(([, number]) => personAt(number))
      return found.every((person) => person !== undefined) ? [...new Set(found)] : null
    },
    named: (text) =>
      text.replace(aside, '').replace(label, (whole, number) => shownName(names.get(personAt(number) ?? '') ?? whole)),
    without: (text) => text.replace(label, ' '),
  }
}

/** A label that is part of what somebody wrote would be taken for a person. */
function freeLetter(texts: string[]) {
  const isFree = (letter: string) => !texts.some((text) => new RegExp(`${letter}\\d`, 'u').test(text))
  return ['P', 'X', 'Z', 'Q', 'K'].find(isFree) ?? 'Person'
}

/** A name as it may stand in an answer: whoever chose it, it leads nowhere and is no citation. */
export function shownName(name: string) {
  return [...visitorText(name)].slice(0, 80).join('').trim() || 'somebody'
}

/**
 * Plain text without what marks it up, so that nothing in it passes for a citation. Twice: without its markup, a text may
 * be a link that it was not before.
 */
export function unmarkedText(text: string) {
  return plainText(plainText(text).replace(/[[\]【】`]|\*+|__+/gu, ''))
}

const address = new RegExp(String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?${hostName}(?![\p{L}\p{N}])`, 'giu')

/** E-mail addresses and host names in a text: not links, but some programs turn them into links. */
export const addressesIn = (text: string) => text.match(address) ?? []

/** Makes a stranger's text or name safe to show in an answer. */
export const visitorText = (text: string) => unmarkedText(text).replace(address, '(an address)')
