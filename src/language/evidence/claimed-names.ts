import { alsoCalled } from '../names/nicknames.ts'
import { isListedWord } from '../vocabulary/related-words.ts'
import { wordSet } from '../words/word-set.ts'
import { type Check, isMissing } from './claim.ts'
import { courtesyWords, frameWords } from './word-kinds.ts'

const titles = wordSet('i mr mrs ms dr prof sir lady sister father st')

/** Each name of a sentence, of people, places and all else, stands in its sources or is of the people they are about. */
export const checkNames: Check = (claim) => {
  const { tokens, names, counted } = claim
  const isStrange = tokens.some((token, at) => {
    const { word, isCapital, isContent, opens } = token
    if (!isCapital || counted.has(at) || names.has(word) || !isMissing(claim, at) || titles.has(word)) return false
    if (!isContent || frameWords.has(word) || alsoCalled(word).some((name) => names.has(name))) return false
    return !(opens && (courtesyWords.has(word) || isListedWord(word)))
  })
  return isStrange ? 'a name that is not there' : null
}
