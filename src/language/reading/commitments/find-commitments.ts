import type { Moment } from '../../dates/mention.ts'
import type { Topic } from '../../language-data/commitment-rules.ts'
import { type Language, languages } from '../../languages/language.ts'
import { isInUnknownLanguage, languageOf } from '../../languages/language-of.ts'
import { noteSentences, type Sentence } from '../../sentences/note-sentences.ts'
import type { Clause } from '../clauses/clause.ts'
import { isSameDeed } from './deeds/deeds.ts'
import { commitmentsInSentence } from './read-sentence.ts'
import { rulesOf } from './rules.ts'

const maxFound = 10
/** Enough for any note that people write; a text made to be slow ends here. */
const maxCommitments = 40
const maxSegments = 600
/** Too few words to be of any other language for sure. */
const maxShortWords = 5
const maxShortLength = 300

/** `names`: of the people the note is about. */
export type NoteMoment = Moment & { names?: string[] }

/** The language whose rules read a text, or null where it cannot be told: then nothing is known of its commitments. */
export function readableLanguage(text: string): Language | null {
  return languageOf(text, 'en') ?? (isShort(text) ? 'en' : null)
}

const isShort = (text: string) =>
  text.length <= maxShortLength && (text.slice(0, 100).match(/\p{L}+/gu) ?? []).length <= maxShortWords

/** The writer's commitments in a text, never other people's, without duplicates. */
export function findCommitments(text: string, said: NoteMoment, language = readableLanguage(text)): Clause[] {
  const found = commitmentsIn(text, said, language)
  if (found.length > 0 || !isShort(text) || languageOf(text) !== null || isInUnknownLanguage(text)) return found
  // "Anna anrufen": the words tell no language, but a commitment in one.
  return (
    languages
      .values()
      .map((other) => commitmentsIn(text, said, other, true))
      .find(({ length }) => length > 0) ?? []
  )
}

function commitmentsIn(text: string, said: NoteMoment, usual: Language | null, isGuessed = false): Clause[] {
  const names = new Set((said.names ?? []).flatMap((name) => name.toLowerCase().split(/\s+/)))
  const found: Clause[] = []
  const sentences = ownSentences(noteSentences(text))
  let commitments = 0
  let segments = 0
  let topic: Topic = { about: 'nobody', names: new Set() }
  let last = usual
  for (const [at, sentence] of sentences.entries()) {
    const previous = sentences[at - 1]
    if (previous) topic = rulesOf(last ?? 'en').follow(topic, previous.plain)
    // A note may be in several languages.
    const language = sentences.length > 1 ? (languageOf(sentence.plain) ?? usual) : usual
    last = language
    if (language === null) continue
    const place = { sentence, previous, next: sentences[at + 1], topic, names, isGuessed }
    const inSentence = commitmentsInSentence({ ...place, said: { ...said, language }, rules: rulesOf(language) })
    for (const clauses of inSentence) {
      for (const clause of clauses ?? []) addOrMerge(found, clause)
      if (clauses) commitments++
      else segments++
      if (found.length >= maxFound || commitments >= maxCommitments || segments >= maxSegments)
        return found.slice(0, maxFound)
    }
  }
  return found
}

function addOrMerge(found: Clause[], clause: Clause) {
  const twin = found.find((other) => isSameDeed(other.object, clause.object))
  if (!twin) {
    found.push(clause)
    return
  }
  if (clause.certainty === 'sure') twin.certainty = 'sure'
  twin.day ??= clause.day
}

const speaker = /^\s*(?:\p{Lu}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*)?|me|Me|I)(?=:\s)/u
const me = /^(?:me|i|self|myself)$/i

/** Where a text is a talk with its speakers named, what is said by the writer; of any other text, everything. */
function ownSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  const named = sentences.map(({ plain }) => speaker.exec(plain)?.[0].trim() ?? '')
  const talking = sentences.filter(({ plain }, at) => named[at] && /:\s+(?:I|we|you)(?:\s|')/i.test(plain))
  if (talking.length === 0 || new Set(named.filter(Boolean)).size < 2) return sentences
  let last = ''
  return sentences.filter(({ first, line }, at) => {
    last = named[at] || (first && line !== 'text' ? '' : last)
    return last === '' || me.test(last)
  })
}
