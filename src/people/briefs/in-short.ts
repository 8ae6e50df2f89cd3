import { familyReader } from '#language/reading/facts/find-stated.ts'
import { allSentences } from '#language/sentences/note-sentences.ts'
import { plainText, shortenText } from '#language/sentences/plain-text.ts'

const maxLength = 200
const maxPersonal = 120

/**
 * An entry in a line or two: its beginning and, where that leaves it out, what it says of somebody's own life. That is what
 * one is glad to have read before meeting them. `stated` are sentences known to state something about the person.
 */
export function inShort(text: string, stated: ReadonlySet<string>) {
  const start = shortenText(text, maxLength)
  if (!start.endsWith('…')) return start
  const isFamily = familyReader(text)
  const shown = start.slice(0, -1)
  const left = allSentences(text).find((sentence) => {
    const plain = plainText(sentence.text)
    return (isFamily(plain) || stated.has(sentence.text)) && !shown.includes(plain)
  })
  if (!left) return start
  const personal = shortenText(left.text, maxPersonal)
  return `${shortenText(text, maxLength - personal.length - 1)} ${personal}`
}
