import type { Sentence } from '../../sentences/note-sentences.ts'

const speaker = /^\s*(?:\p{Lu}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*)?|me|Me|I)(?=:\s)/u
const me = /^(?:me|i|self|myself)$/i

/** Where a text is a talk with its speakers named, what is said by the writer; of any other text, everything. */
export function ownSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  const named = sentences.map(({ plain }) => speaker.exec(plain)?.[0].trim() ?? '')
  const talking = sentences.filter(({ plain }, at) => named[at] && /:\s+(?:I|we|you)(?:\s|')/i.test(plain))
  if (talking.length === 0 || new Set(named.filter(Boolean)).size < 2) return sentences
  let last = ''
  return sentences.filter(({ first, line }, at) => {
    last = named[at] || (first && line !== 'text' ? '' : last)
    return last === '' || me.test(last)
  })
}
