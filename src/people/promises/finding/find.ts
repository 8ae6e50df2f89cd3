import type { Moment } from '#language/dates/mention.ts'
import { type Language, languages } from '#language/languages/language.ts'
import { isInUnknownLanguage, languageOf } from '#language/languages/language-of.ts'
import { noteSentences } from '#language/sentences/note-sentences.ts'
import { isSameDeed } from './deeds/same-deed.ts'
import type { FoundPromise } from './found/found-promise.ts'
import { grammarOf } from './languages/compiled.ts'
import { promisesInLanguage } from './languages/read-sentence.ts'
import { nextTopic, noTopic } from './ownership/topic.ts'
import { promisesInSentence } from './sentence-promises.ts'
import { ownSentences } from './speakers.ts'

export type { FoundPromise } from './found/found-promise.ts'

const maxPromises = 10
/** Enough for any note that people write; a text made to be slow ends here. */
const maxCommitments = 40
const maxClauses = 600
/** Too few words to be of any other language for sure. */
const maxShortWords = 5

/** `names`: of the people the note is about. */
type NoteMoment = Moment & { names?: string[] }

/** The language whose rules read a text, or null where it cannot be told: then nothing is known of its promises. */
export function promiseLanguage(text: string): Language | null {
  return languageOf(text, 'en') ?? (isShort(text) ? 'en' : null)
}

const isShort = (text: string) => (text.slice(0, 100).match(/\p{L}+/gu) ?? []).length <= maxShortWords

/** What the writer of a text commits to, never what others do; the same thing twice is one. */
export function findPromises(text: string, said: NoteMoment, language = promiseLanguage(text)): FoundPromise[] {
  const found = promisesIn(text, said, language)
  if (found.length > 0 || !isShort(text) || languageOf(text) !== null || isInUnknownLanguage(text)) return found
  // "Anna anrufen": the words tell no language, but a promise in one.
  return (
    languages
      .values()
      .map((other) => promisesIn(text, said, other, true))
      .find(({ length }) => length > 0) ?? []
  )
}

function promisesIn(text: string, said: NoteMoment, usual: Language | null, isGuessed = false): FoundPromise[] {
  const names = new Set((said.names ?? []).flatMap((name) => name.toLowerCase().split(/\s+/)))
  const found: FoundPromise[] = []
  const sentences = ownSentences(noteSentences(text))
  let commitments = 0
  let clauses = 0
  let topic = noTopic
  for (const [at, sentence] of sentences.entries()) {
    const previous = sentences[at - 1]
    if (previous) topic = nextTopic(topic, previous.plain)
    // A note may be in several languages.
    const language = sentences.length > 1 ? (languageOf(sentence.plain) ?? usual) : usual
    if (language === null) continue
    const context = { sentence, previous, next: sentences[at + 1], said: { ...said, language } }
    const inSentence =
      language === 'en'
        ? promisesInSentence({ ...context, topic, names })
        : promisesInLanguage({ ...context, isGuessed, grammar: grammarOf(language) })
    for (const promises of inSentence) {
      for (const promise of promises ?? []) addOrMerge(found, promise)
      if (promises) commitments++
      else clauses++
      if (found.length >= maxPromises || commitments >= maxCommitments || clauses >= maxClauses)
        return found.slice(0, maxPromises)
    }
  }
  return found
}

function addOrMerge(found: FoundPromise[], promise: FoundPromise) {
  const twin = found.find((other) => isSameDeed(other.text, promise.text))
  if (!twin) {
    found.push(promise)
    return
  }
  twin.sure ||= promise.sure
  if (twin.dueOn === null) Object.assign(twin, { dueOn: promise.dueOn, dueTime: promise.dueTime })
}
