import { callName } from '#language/names/call-name.ts'
import { foldedWords } from '#language/words/words.ts'
import type { EntryPerson } from '../entry-people/entry-people.ts'
import type { FoundPromise } from './find-promises.ts'

type Recipients = EntryPerson & { with?: EntryPerson[] | undefined }

/**
 * To whom a promise in an entry about several people is made: to the one whom its task names, else the part of the sentence
 * with the task, else the sentence; the first one named, if it names several. If it names nobody: to the first of the entry.
 */
export function recipientOf(
  { text, sentence }: Pick<FoundPromise, 'text' | 'sentence'>,
  { with: others = [], ...first }: Recipients,
) {
  if (others.length === 0) return first.connectionId
  const people = [first, ...others]
  const places = [text, partWith(text, sentence), sentence]
  return places.map((place) => firstNamedIn(place, people)).find(Boolean) ?? first.connectionId
}

/** Of the parts of a sentence, the one that shares most words with the task. */
function partWith(task: string, sentence: string) {
  const words = new Set(foldedWords(task))
  const shared = (part: string) => foldedWords(part).filter((word) => words.has(word)).length
  const [best = sentence] = sentence.split(';').toSorted((a, b) => shared(b) - shared(a))
  return best
}

/** A full name counts, and a first name that only one of them has. */
function firstNamedIn(text: string, people: EntryPerson[]) {
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
