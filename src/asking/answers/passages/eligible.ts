import { words } from '#language/words/words.ts'
import type { Question } from '../../questions/question.ts'
import type { Passage } from '../../recall/passage.ts'
import type { SentenceStems } from './coverage.ts'

/** For a question about a person: their own passages, and others with their name that are not about a namesake. */
export function eligibleFor({ about, named, connectionId, text }: Question) {
  const names = named.flatMap(({ said, people }) => [said, ...people.map(({ name }) => name)]).map(toPaddedWords)
  const isOfDrafts = /\b(?:draft|message|follow-?up)/iu.test(text)
  return (passage: Passage) => {
    if (passage.kind === 'followup' && !isOfDrafts) return false
    if (connectionId || about.length === 0) return !connectionId || passage.connectionId === connectionId
    return about.includes(passage.connectionId) || names.some((name) => mentions(passage, name))
  }
}

/** In the notes of others, what is said of the people asked about: where all of them are named, and right after. */
export function saidOfThem({ about, named, connectionId }: Question) {
  const people = named.map(({ said, people }) => [said, ...people.map(({ name }) => name)].map(toPaddedWords))
  return (passage: Passage, sentences: SentenceStems[]): SentenceStems[] => {
    if (connectionId || about.length === 0 || about.includes(passage.connectionId)) return sentences
    const names = (text: string) => people.some((ways) => ways.some((way) => toPaddedWords(text).includes(way)))
    const isOfAll = people.every((ways) => ways.some((way) => toPaddedWords(passage.text).includes(way)))
    const isNamed = sentences.map(({ said }) => isOfAll && names(said))
    return sentences.map((each, at) => (isNamed[at] || isNamed[at - 1] ? each : unsaid(each)))
  }
}

const none: ReadonlySet<string> = new Set()
const unsaid = ({ said }: SentenceStems): SentenceStems => ({ said, stems: none, inSense: none })

/** A first name alone may mean the person the passage is about; a full name only people who have all of it. */
function mentions({ text, connectionName }: Passage, name: string) {
  if (!toPaddedWords(text).includes(name)) return false
  const parts = words(name)
  return parts.length > 1
    ? !toPaddedWords(connectionName).includes(name)
    : !parts.some((word) => toPaddedWords(connectionName).includes(` ${word} `))
}

const toPaddedWords = (text: string) => ` ${words(text.replace(/['’]s\b/gu, '')).join(' ')} `
