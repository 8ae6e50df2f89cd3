import { plainRelation } from '#language/en/facts/forms.ts'
import { namesOfPerson } from '#language/reading/facts/names-in-text.ts'
import { foldedWords } from '#language/words/words.ts'
import { type FoundFact, findFacts } from '#people/facts/store.ts'

type Label = { kind: string; about: string; value: string; direction?: string; ended?: boolean }
export type Note = { person: string; text: string; facts: Label[] }
type Measured = { note: Note; found: FoundFact[]; wrong: FoundFact[]; missed: Label[] }

/** The findings in each note, those without a label, and the labels not found. */
export function measureNotes(notes: Note[]): Measured[] {
  return notes.map((note) => {
    const found = findFacts(note.text, note.person)
    const missed = [...note.facts]
    const wrong = found.filter((fact) => {
      const at = missed.findIndex((label) => isSame(fact, label, note.person))
      if (at >= 0) missed.splice(at, 1)
      return at < 0
    })
    return { note, found, wrong, missed }
  })
}

/** The kind of a label, by its direction. */
export function kindOf({ kind, direction }: Label): string {
  if (kind === 'lent') return direction === 'borrowed' ? 'borrowed' : 'lent'
  return kind === 'owed' ? (direction === 'i-owe' ? 'i_owe' : 'they_owe') : kind
}

function isSame(fact: FoundFact, label: Label, person: string) {
  if (fact.kind !== kindOf(label) || fact.ended !== (label.ended === true)) return false
  const names = fact.about ?? `${person} ${[...namesOfPerson(person)].join(' ')}`
  return sharesWord(names, label.about) && isWithin(wordsOf(fact.value), wordsOf(label.value))
}

const spouses = new Set(['husband', 'wife', 'partner', 'spouse'])

/** Words for the same diet. */
const diets: Record<string, string> = { meat: 'vegetarian', veggie: 'vegetarian', coeliac: 'gluten', celiac: 'gluten' }

/** Months by their first three letters, relatives by one word, amounts without their currency. */
const wordsOf = (text: string) =>
  foldedWords(text)
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th)$/u, '$1').replace(/^r(?=\d)/u, ''))
    .map((word) => (spouses.has(plainRelation(word)) ? 'spouse' : plainRelation(word)))
    .map((word) => (/^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/u.test(word) ? word.slice(0, 3) : word))
    .map((word) => diets[word] ?? word)
    .filter((word) => !['the', 'a', 'an', 'of', 'my', 'no', 'free'].includes(word))

const isWithin = (a: string[], b: string[]) =>
  a.length > 0 && (a.every((word) => b.includes(word)) || b.every((word) => a.includes(word)))

function sharesWord(a: string, b: string) {
  const words = foldedWords(b)
  return foldedWords(a).some((word) => words.some((each) => each.startsWith(word) || word.startsWith(each)))
}
