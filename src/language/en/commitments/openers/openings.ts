import { firstLook } from '../../../phrases/first-look.ts'
import { lazy } from '../../../phrases/lazy.ts'
import { allMatches, type Piece, pattern, phrases } from '../../../phrases/phrases.ts'
import { adverbs, type Opener, openerPattern, spacedWords } from './opener.ts'
import { sureOpeners } from './sure-openers.ts'
import { unsureOpeners } from './unsure-openers.ts'

/** A place in a clause where a commitment begins. `headless`: it has no subject. */
export type Opening = { opener: Opener; index: number; length: number; headless: boolean }

/** The patterns of an opener, with and without its subject; null if there is no such pattern. */
type Matcher = { opener: Opener; withSubject: (() => RegExp) | null; withoutSubject: (() => RegExp) | null }

const matchers = [...sureOpeners, ...unsureOpeners].map(
  (opener): Matcher => ({
    opener,
    withSubject: opener.subject === 'none' ? null : lazy(() => openerPattern(opener, true)),
    withoutSubject: opener.subject === 'included' ? null : lazy(() => openerPattern(opener, false)),
  }),
)
const matchersIn = firstLook(matchers, ({ opener }) => opener.says)

/** Words that a clause can begin with before its content. */
const lead = phrases`
  and, but, so, then, also, plus, anyway, ${/um+|uh+/}, yeah, ok, okay, well, oh, btw, fyi, ps, ${/p\.s\.?/}, right,
  basically, still, again, now, really, definitely, probably, maybe, perhaps, possibly, meanwhile, separately, instead,
  either way, in return, in exchange, afterwards, first, second, secondly, next, lastly, finally, in turn, for my part,
  ${/me(?! to)/}, just, already, ${/hmm+/}, ah, please, pls, plz, before i forget, while i remember,
  while i think of it, reminder, note to self, on my side, from my side, my end, on my end, for me, thus, therefore, today,
  yesterday, tomorrow, tonight`
const leads = pattern('i')`^\s*(?:${lead}(?:[,:]\s*|\s+))*`

/** Where an opener with its own subject can begin. */
const anchor = phrases`
  i, ${/i'[a-z]+/}, ill, im, ive, id, imma, we, ${/we'[a-z]+/}, made, had, got, has, it, it's, me, that's, deal, the, plan,
  upshot, can, could, may, should, to, please, do, don't, dont, can't, cant, cannot, mustn't, mustnt, must, shouldn't,
  never, not, better, won't, wont, will, try, going, gonna, am, my`
const anchors = pattern('gi')`(?<![a-zÀ-ɏ\d'])${anchor}(?![a-zÀ-ɏ\d'])`

const spaced = (piece: Piece) => new RegExp(spacedWords(piece).source, 'iy')
const subject = spaced(pattern()`(?:I've|I'd|I have|I had|ive|I)\s+${adverbs}`)
const adverbsFirst = spaced(pattern()`(?:(?:have|had)\s+)?${adverbs}`)

/** The openings of a clause, in order; at the same position, the longest. */
export function openings(clause: string): Opening[] {
  const likely = matchersIn(clause)
  const all = [...openingsWithSubject(clause, likely), ...openingsWithoutSubject(clause, likely)]
  return all.sort((a, b) => a.index - b.index || b.length - a.length)
}

const ownWord = phrases`
  i, ${/i'[a-z]+/}, ill, im, ive, id, imma, me, my, we, ${/we'[a-z]+/}, forget, 4get, will, going, gonna`
const ownWords = pattern('i')`(?<![a-zÀ-ɏ\d])${ownWord}(?![a-zÀ-ɏ\d])`

/** Only of oneself: "said I'd", "remind me"; of another it would be "needs to". */
const ownForm = pattern(
  'i',
)`(?<![a-z])(?:i|i'[a-z]+|id|ill|me|my|myself)(?![a-z])|^\W*(?:(?:still|also|really|just) )*${phrases`
  need to, need 2, have to, have 2, gotta, got to, hafta, owe, do owe, still owe, also owe, don't forget, dont forget, do not forget,
  remember to, note to self, remind me`}(?![a-z])`

/** Far more than a clause has. */
const maxAnchors = 50

function openingsWithSubject(clause: string, likely: Matcher[]): Opening[] {
  if (!ownWords.test(clause)) return []
  const found = new Map<Opener, Opening>()
  for (const { index } of allMatches(anchors, clause).slice(0, maxAnchors)) {
    const verb = wordAfter(subject, clause, index)
    for (const { opener, withSubject } of likely) {
      if (!withSubject || found.has(opener)) continue
      // Most need not be tried: the word after "I" tells.
      if (opener.subject === 'optional' && !opener.says.words.has(verb)) continue
      const length = lengthAt(withSubject(), clause, index)
      if (length >= 0) found.set(opener, { opener, index, length, headless: false })
    }
  }
  return [...found.values()]
}

function openingsWithoutSubject(clause: string, likely: Matcher[]): Opening[] {
  const index = leads.exec(clause)?.[0].length ?? 0
  const first = wordAt(clause, index)
  const verb = wordAfter(adverbsFirst, clause, index)
  return likely.flatMap(({ opener, withoutSubject }) => {
    const { words } = opener.says
    if (!withoutSubject || (!words.has(first) && !words.has(verb) && !opener.verbOnly)) return []
    const length = lengthAt(withoutSubject(), clause, index)
    if (length < 0) return []
    return [{ opener, index, length, headless: !ownForm.test(clause.slice(index, index + length)) }]
  })
}

function lengthAt(pattern: RegExp, clause: string, index: number): number {
  pattern.lastIndex = index
  return pattern.exec(clause)?.[0].length ?? -1
}

const wordAfter = (start: RegExp, clause: string, index: number) =>
  wordAt(clause, index + Math.max(0, lengthAt(start, clause, index)))

function wordAt(clause: string, index: number) {
  word.lastIndex = index
  return word.exec(clause)?.[0].toLowerCase() ?? ''
}

const word = /[a-z']{1,20}/iy
