import { findDates } from '#language/dates/dates.ts'
import type { Address, NoteReads, Owed } from '#language/language-data/wording.ts'
import { plainSentences } from '#language/sentences/plain-sentences.ts'
import type { Phrasebook } from './books.ts'
import { isFitForMessage } from './fit-for-message.ts'
import { isSensitive } from './sensitive.ts'
import { isWholePhrase, withOneName } from './whole-phrase.ts'

type About = {
  names: string[]
  address: Address
  today: string
  timeZone: string
  book: Phrasebook & { reads: NoteReads }
}

/** A promise as its language says it to the person. Null: not for a message at all. */
export function promiseInNote(text: string, { names, address, today, timeZone, book }: About): Owed | null {
  const { reads, code } = book
  if (isSensitive(text, names, code) || reads.negated.test(text)) return null
  const [first = ''] = plainSentences(text)
  const at = Temporal.PlainDate.from(today).toZonedDateTime(timeZone).toInstant()
  const bare = findDates(first, { at, timeZone }, code)
    .toReversed()
    .reduce((rest, { index, length }) => `${rest.slice(0, index)} ${rest.slice(index + length)}`, first)
    .replace(/(?<![.!…])[.!…]+$|[;(].*$/gs, '')
    .replace(/\s+/g, ' ')
    .trim()
  const deed = withOneName(bare.replace(reads.lead, ''), names)
  if (isTheirs(deed, names, reads)) return null
  const isWhole = code === 'en' || isWholePhrase(deed, names, code)
  const doing = isWhole ? reads.deed(deed, names, address) : null
  const isSaid = doing !== null && isFitForMessage(doing) && !isMixed(doing, address, reads)
  return { doing: isSaid ? doing : null, thing: null }
}

/** Whether a deed has a word of another form of address than the rest of the message: "dir" after "Sehr geehrte". */
function isMixed(deed: string, address: Address, { you }: NoteReads) {
  const others = Object.values(you).filter((form) => form.source !== you[address].source)
  return others.some((form) => form.test(`, ${deed}`))
}

/** "Nadège envoie la recette": what the person is to do is no promise of the member. A deed has its verb in the infinitive. */
function isTheirs(text: string, names: string[], { they }: NoteReads) {
  const [first = ''] = text.split(' ')
  return (names.includes(first) || they.test(first)) && !/\p{Ll}(?:en|ern|eln)$/u.test(text)
}
