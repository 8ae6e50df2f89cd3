import { type Phrases, type Piece, pattern, phrases } from '../../../phrases/phrases.ts'

const adverb = phrases`
  also, just, already, kind of, sort of, kinda, really, actually, definitely, certainly, then, still, now, even, finally,
  stupidly, foolishly, gladly, happily, rashly, basically, totally, absolutely, at least, tentatively, more or less, again,
  half, obviously, of course, simply, quickly, personally, do, did, um, uh, like, so, honestly, later, first, solemnly,
  readily, reluctantly, immediately, therefore, instead, hereby, literally, seriously, once, probably, maybe, perhaps,
  possibly, hopefully, all but, sorta, both, have, had`
/** Words between "I" and its verb, with the space after them. */
export const adverbs = pattern()`(?:${adverb},? )*`

export const would = pattern()`${phrases`
  I'd, I would, I'll, I will, I'm going to, I am going to, I'm gonna, I was going to, I shall, id, ill, im going to,
  im gonna, we'd, we would, me to`}`

export const will = pattern()`${phrases`
  I'll, I will, I shall, I'm going to, I am going to, I'm gonna, I am gonna, I gonna, ill, im going to, im gonna, im gunna,
  I'm gunna, I'm about to, I am about to, imma`}`

const nobody = phrases`
  not, never, nothing, if, whether, what, why, how, when, where, because, couldn't, can't, cannot, wouldn't, won't, didn't,
  don't, no, neither, she'd, he'd, they'd, she, he, they, myself, ourselves`
const title = phrases`mr, mrs, ms, mx, dr, prof, st, fr, rev, sr, jr, capt`

/** The recipient of a promise, with the following space; or empty. */
export const whom = pattern()`(?:(?!${nobody} )(?:[^\s;:.!?]+|(?:${title}|[a-z])\.) ){0,6}?`
export const whomThat = pattern()`${whom}(?:that )?`

const happy = phrases`be (happy | glad | delighted | pleased) to`
/** Words between an opener and its verb that change nothing, or make it less than sure. */
const between = phrases`
  also, just, already, definitely, certainly, then, still, now, even, finally, gladly, happily, basically, totally,
  absolutely, at least, again, obviously, of course, simply, quickly, personally, ${/um+|uh+|er+/}, like, so, honestly,
  later, first, please, surely, always, go ahead and, go and, be sure to, make sure to, remember to, make a point of,
  in turn, either, both, actually, really, soon, asap, immediately, kindly, you know, and, to, maybe, perhaps, probably,
  possibly, hopefully, likely, prob, probs, prolly, def, defo, defs, duly, promptly, therefore, next, ${happy}, have to,
  need to, try to, try and, attempt to`
export const wordsBetween = pattern('i')`^(?:${between},?\s+)`

const doubt = phrases`
  maybe, perhaps, probably, possibly, hopefully, likely, prob, probs, prolly, try to, try and, attempt to`
export const isDoubt = (words: string) => startsWithDoubt.test(words)
const startsWithDoubt = pattern('i')`^${doubt}\b`

/** How a commitment begins, and what has to follow. */
export type Opener = {
  says: Phrases
  /** The task: a verb, a verb in -ing, only a thing, or an unfinished action. */
  followedBy: 'verb' | 'gerund' | 'thing' | 'participle'
  sure: boolean
  /**
   * `optional`: after "I", or with no subject at all ("Promised to call"). `none`: only at the head of a clause.
   * `included`: the phrase has its own subject, and can stand anywhere.
   */
  subject: 'optional' | 'none' | 'included'
  /** An outright promise: nearly any verb will do, and a date before it is when it was made. */
  promised?: boolean
  /** A promise that was only told ("told her I'd"): the verb must be a deed. */
  told?: boolean
  /** Though it is a promise, a date before it is when it is due: "On Friday I'm to". */
  dueBefore?: boolean
  /** Sure where it is for somebody, or has a day: "need to send her the deck". */
  binding?: boolean
  /** Only with a day still to come: "I'm sending it tomorrow". */
  needsDate?: boolean
  /** Only where a person stands next to the deed: a mere thought otherwise. */
  needsPerson?: boolean
  /** Done by "we", so that going somewhere or meeting is no promise. */
  together?: boolean
  /** Only next to what another does: "he books the flights, I book the hotel". */
  besideOther?: boolean
  /** Only a verb of giving or telling, without words of commitment: "Sending her the plan tomorrow". */
  verbOnly?: boolean
}

const subjectWords: Record<Opener['subject'], { withI: Piece; without: Piece }> = {
  optional: {
    withI: pattern()`(?:I|I've|I'd|I have|I had|ive) ${adverbs}`,
    without: pattern()`(?:have |had )?${adverbs}`,
  },
  none: { withI: { source: '' }, without: { source: '' } },
  included: { withI: { source: '' }, without: { source: '' } },
}

/** The pattern of an opener at a place in a clause, with the "I" before it where that is optional. */
export function openerPattern({ says, subject, verbOnly }: Opener, withI: boolean): RegExp {
  const start = subjectWords[subject][withI ? 'withI' : 'without'].source
  // One that only looks ahead to its verb ends where it begins.
  const end = verbOnly ? '' : "(?![a-zÀ-ɏ\\d'])\\s*"
  const { source } = spacedWords({ source: `${start}(?:${says.source})` })
  return new RegExp(`(?<![a-zÀ-ɏ\\d'])(?:${source})${end}`, 'iy')
}

/** With any space between the words. */
export const spacedWords = ({ source }: Piece): Piece => ({ source: source.replaceAll(' ', '\\s+') })
