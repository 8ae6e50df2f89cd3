import { isConditional, isHabit, isNegated, isRuledOutBefore, isVague } from './never.ts'
import { betweens, doubts, type Opener, openerPattern, openers } from './openers.ts'
import { asImperative, isDeed } from './verbs.ts'
import { givingOf } from './wording.ts'

/** A commitment in a clause: where its words begin, what stands before, and what is to be done in plain words. */
export type Commitment = {
  before: string
  deed: string
  sure: boolean
  dated: boolean
  start: number
  dateBefore: boolean
}

const free = openers
  .filter(({ head }) => head !== 'bare')
  .map((opener) => ({ opener, pattern: openerPattern(opener, true) }))
const bare = openers
  .filter(({ head }) => head !== 'anywhere')
  .map((opener) => ({ opener, pattern: openerPattern(opener, false) }))

/** Words a clause may begin with before what it says. */
const head =
  /^(?:(?:and|but|so|then|also|plus|anyway|um+|uh+|yeah|ok|okay|well|oh|btw|fyi|ps|p\.s\.?|right|basically|still|again|now|really|definitely|probably|maybe|perhaps|possibly|meanwhile|separately|instead|either way|in return|in exchange|afterwards|first|second|secondly|next|lastly|finally|in turn|for my part|me|just|already|hmm+|ah|please|thus|therefore|today|yesterday|tomorrow|tonight)(?:[,:]\s*|\s+))*/i
const unsureHead =
  /(?<![a-zÀ-ɏ])(?:maybe|perhaps|probably|possibly|hopefully|might|i think|i guess|i suppose|i'd say|thinking|if possible)(?![a-zÀ-ɏ])/i
const person = (deed: string) =>
  /^\S+(?:\s+\S+){0,6}?\s+(?:her|him|them|you|my\s+\p{Ll}+|(?!I\b)\p{Lu}\p{L}+)(?![\p{Ll}])/u.test(deed)
const togetherIdle =
  /^(?:see|go|meet|come|catch|grab|get|keep|stay|be|have|let|try|talk|speak|make|find|look|work|start|move)(?![a-zÀ-ɏ])/i
const samePast =
  /^(?:put|set|read|let|cut|split|work|watch|look|see|come|go|start|run|walk|call it|have|get|keep|try|show|leave|find|help|lead|hold|catch|meet up)(?![a-zÀ-ɏ])/i
const slowDoing =
  /^(?:read|watch|work|look|try|go|see|start|change|run|move|lead|keep|have|train|teach|test|manage|build|hold|stop|head|design)(?![a-zÀ-ɏ])/i

/** The first commitment of its writer in a clause. `headless`: a clause without a subject is the writer's. */
export function commitmentIn(clause: string, headless: boolean): Commitment | null {
  const tries = [...freeMatches(clause), ...(headless ? bareMatches(clause) : [])]
  tries.sort((a, b) => a.index - b.index || b.length - a.length)
  for (const one of tries) {
    const found = judge(clause, one)
    if (found) return found
  }
  return null
}

type Try = { opener: Opener; index: number; length: number }

function freeMatches(clause: string): Try[] {
  if (
    !/(?<![a-zÀ-ɏ\d])(?:i|i'[a-zÀ-ɏ]+|ill|im|ive|imma|me|we|we'[a-zÀ-ɏ]+|forget|will|going|gonna)(?![a-zÀ-ɏ\d])/i.test(
      clause,
    )
  )
    return []
  return free.flatMap(({ opener, pattern }) => {
    const match = pattern.exec(clause)
    return match ? [{ opener, index: match.index, length: match[0].length }] : []
  })
}

function bareMatches(clause: string): Try[] {
  const start = head.exec(clause.trimStart())?.[0].length ?? 0
  const index = clause.length - clause.trimStart().length + start
  return bare.flatMap(({ opener, pattern }) => {
    pattern.lastIndex = index
    const match = pattern.exec(clause)
    return match ? [{ opener, index, length: match[0].length }] : []
  })
}

function judge(clause: string, { opener, index, length }: Try): Commitment | null {
  const before = clause.slice(0, index)
  if (isRuledOutBefore(before)) return null
  if (!opener.promised && isHabit(clause)) return null
  const { start, unsure } = pastBetweens(clause, index + length)
  const words = clause.slice(start)
  if (isNegated(words)) return null
  const deed = deedOf(opener, words)
  if (!deed || isConditional(deed)) return null
  if (opener.toPerson && !person(deed)) return null
  if (opener.together && (togetherIdle.test(deed) || isVague(deed))) return null
  if (opener.dated && (opener.next === 'do' ? samePast : slowDoing).test(deed)) return null
  const sure = opener.sure && !unsure && !unsureHead.test(clause.slice(0, start))
  return {
    before,
    deed,
    sure,
    dated: opener.dated ?? false,
    start,
    dateBefore: !opener.promised && opener.next !== 'thing',
  }
}

function pastBetweens(clause: string, from: number): { start: number; unsure: boolean } {
  let start = from
  let unsure = false
  for (let rounds = 0; rounds < 6; rounds++) {
    const word = betweens.exec(clause.slice(start, start + 30))?.[0]
    if (!word) break
    unsure ||= doubts.test(word)
    start += word.length
  }
  return { start, unsure }
}

function deedOf({ next, promised = false, says }: Opener, words: string): string | null {
  if (next === 'thing') return givingOf(words)
  const deed = asImperative(words) ?? (next === 'doing' ? null : words)
  if (!deed) return null
  // "Told her I'd" is a promise only with a deed after it; "promised" and the like make one of nearly anything.
  const outright = promised && !/^\(\?:(?:told|said)|^let /.test(says)
  return isDeed(deed, outright) ? deed : null
}
