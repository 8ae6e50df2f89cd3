import { foldedWords } from '#language/words/words.ts'
import type { EntryPerson } from '../entry-people/entry-people.ts'
import { firstNamedIn } from '../entry-people/named.ts'
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
