import { fold } from '../words/fold.ts'
import { foldedWords, latin } from '../words/words.ts'

/**
 * What a list by name is sorted by: the words of the name without case, accents and punctuation, each script by itself.
 * Chinese characters have no order that readers know, so they stand by their sound: 王 beside Wang.
 */
export function sortNameOf(displayName: string) {
  const words = foldedWords(displayName).map((word) =>
    word.replace(/\p{Script=Han}/gu, (letter) => `${latin(letter)} `),
  )
  const key = words.join(' ').replace(/ +/g, ' ').trim() || fold(displayName).trim()
  return [...key].slice(0, maxKeyLength).join('')
}

/** An index takes no more than some hundreds of letters. */
const maxKeyLength = 80
