import { callName } from '#language/names/call-name.ts'
import { foldedWords } from '#language/words/words.ts'
import type { EntryPerson } from './entry-people.ts'

/** Whom a text names first, of the people of an entry. A full name counts, and a first name that only one of them has. */
export function firstNamedIn(text: string, people: EntryPerson[]) {
  const words = foldedWords(text.replaceAll(/['’]s\b/gu, ''))
  const found = people.flatMap((person) => {
    const full = foldedWords(person.displayName)
    const call = foldedWords(callName(person.displayName))
    const isAlone = people.every(
      (each) => each === person || foldedWords(callName(each.displayName)).join() !== call.join(),
    )
    const at = indexOf(words, full) ?? (isAlone ? indexOf(words, call) : undefined)
    return at === undefined ? [] : [{ at, length: full.length, id: person.connectionId }]
  })
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length)[0]?.id
}

function indexOf(words: string[], name: string[]) {
  if (name.length === 0) return
  const at = words.findIndex((_, at) => name.every((word, next) => words[at + next] === word))
  return at < 0 ? undefined : at
}
