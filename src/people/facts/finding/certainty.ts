import { pattern, phrases } from '#language/phrases/phrases.ts'

/** Hearsay, wishes, conditions and jokes: a sentence with one of these states nothing. */
const doubts = phrases`
  if, unless, whether, maybe, perhaps, might, could, would, should, wish[es], hopes, hoping, wants, apparently,
  supposedly, allegedly, ${/rumou?rs?/}, gossip, heard, hear, reckon[s], guess, think[s], thought, probably, prob,
  not sure, someone, somebody, people say, they say, word is, says he, says she, imagine, pretend[s | ing],
  jok(e | es | ed | ing), kidding, dream[s | ed | ing], one day, used to, as if, in theory, or something`
/** What somebody says about themselves is known; "she says she's vegan". */
const ownWords = /^(?:\p{L}+ )?(?:says|said|tells me|told me) (?:that )?s?he\b/iu
const doubtful = pattern('iu')`(?<![\p{L}\d])${doubts}(?![\p{L}\d])|\?`

export const isDoubtful = (sentence: string) => doubtful.test(sentence.replace(ownWords, ''))

const endings = phrases`
  died, dead, death, dies, passed away, passed, funeral, late, widow[er | ed], buried, put down, put to sleep, rehomed, lost,
  ${/divorc\w+/}, split, ${/separat\w+/}, broke up, breakup, ex, former, dumped`
const ended = pattern('iu')`(?<!\p{L})${endings}(?!\p{L})`

/** Whether a sentence tells of a relative or a pet that may be no more. */
export const tellsOfLoss = (sentence: string) => ended.test(sentence)
