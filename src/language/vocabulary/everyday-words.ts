import { lazy } from '../phrases/lazy.ts'
import { baseOf, stem } from '../words/stem.ts'
import { linesOf } from '../words/word-set.ts'

const everyday = lazy(() => linesOf(new URL('everyday-words.txt', import.meta.url)).flatMap((line) => line.split(' ')))
const stems = lazy(() => new Set(everyday().map(stem)))

/** Whether a word, in whichever form, is everyday English: it is neither a typo nor a name. */
export const isEverydayWord = (word: string) => stems().has(stem(word))

/** Everyday words that begin alike and are about as long: a misspelt word may be one of them. */
export function everydayWordsLike(word: string): string[] {
  const start = word.slice(0, 2)
  return everyday().filter((each) => each.startsWith(start) && Math.abs(each.length - word.length) <= 1)
}

const verbs = new Set(
  `achieve advise afford arrange avoid bake borrow build buy cancel celebrate climb collect compare complain confirm
  connect cook create deliver describe develop discover draw drive earn eat encourage explain fail fix fly forget gather
  hide hike hire hunt hurt illustrate improve inherit inspire install invent invest invite knit learn lend lose marry mend
  navigate negotiate organise organize paint pay perform persuade photograph play practise pray print protect publish quit
  raise read recover refuse relax relocate remove renovate repair replace reply rescue resign retire ride sail save sell
  separate settle sew sing skate ski sleep solve spend steal suffer surf survive swim switch teach throw translate travel
  treat trust visit vote wait walk warn wash wear win worry`.split(/\s+/),
)

/** Whether a word, in whichever form, says what somebody does. */
export const isCommonVerb = (word: string) => formsOf(word).some((form) => verbs.has(form))

/** Its possible base forms only: "election" comes from a verb but isn't one. */
function formsOf(word: string) {
  const rest = word.replace(/(?:ing|ed|es|s)$/u, '')
  return [word, baseOf(word), rest, `${rest}e`, rest.replace(/i$/u, 'y'), rest.replace(/(.)\1$/u, '$1')]
}
