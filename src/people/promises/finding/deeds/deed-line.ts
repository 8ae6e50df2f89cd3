import type { Span } from '#language/dates/mention.ts'
import type { Language } from '#language/languages/language.ts'
import { type Piece, pattern, phrases } from '#language/phrases/phrases.ts'

const maxLineLength = 500

/** What is to be done, as a line of a list: without its date words, its fillers and its loose ends. */
export function deedLine(deed: string, without: Span[], language: Language): string {
  let line = deed
  for (const { index, length } of without.toSorted((a, b) => b.index - a.index)) {
    line = `${line.slice(0, index)} ${line.slice(index + length)}`
  }
  line = line.replace(/\(\s*\)/g, ' ')
  if (language === 'en') line = line.replace(fillers, ' ')
  line = trimLooseEnds(line.replaceAll('\u0001', ''), looseEnds[language])
  return cutBetweenWords(line.charAt(0).toUpperCase() + line.slice(1))
}

/** In German and Portuguese, “um” is a word like any other. */
const fillers = /(?<![a-zÀ-ɏ])(?:um+|uh+|erm+|you know),?\s/gi

const looseWord = phrases`
  and, but, so, then, or, by, before, at, until, till, for, to, the, of, yeah, ok, okay, anyway, lol, haha, i guess,
  i think, or something, or so, as well, because, with, from, also, plus, um, uh, say, sharp, on the dot, due, deadline,
  starting, latest, at the, between, though, please, ${/(?<!of )/}thanks, asap, hopefully, maybe, again, bye, talk soon, that's it, right,
  cool, cheers, i suppose, promised, [i] said so [on the call | too], [i] told (her | him | them) so, no problem, no bother,
  no worries`
const looseEnd = (words: Piece) => pattern('i')`(?:[\s,;:.!…\-–—(]|(?<![a-zÀ-ɏ\d])${words})$`
/** A German line ends in its verb. */
const looseEnds: Record<Language, RegExp> = {
  en: looseEnd(looseWord),
  de: looseEnd(looseWord),
  fr: looseEnd(phrases`${looseWord}, de, du, des, d', le, la, pour, à, au, en, et, dès, vers`),
  es: looseEnd(phrases`${looseWord}, de, del, el, la, para, a, al, en, y, por, desde`),
  pt: looseEnd(phrases`${looseWord}, de, do, da, o, a, na, no, para, pra, até, em, e, às`),
}

/** Bounded, so that a text of nothing but loose ends takes no longer than another. */
const maxLooseEnds = 40

function trimLooseEnds(line: string, looseEnd: RegExp): string {
  let tidy = line
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .trim()
  for (let rounds = 0; rounds < maxLooseEnds && looseEnd.test(tidy); rounds++)
    tidy = tidy.replace(looseEnd, '').trimEnd()
  return tidy.replace(/^[\s,;:.!\-–—)]+/, '')
}

/** At most so many characters, cut between words and never inside one character. */
export function cutBetweenWords(text: string, maxLength = maxLineLength): string {
  const points = [...text]
  if (points.length <= maxLength) return text
  const short = points.slice(0, maxLength).join('')
  return short.slice(0, Math.max(short.lastIndexOf(' '), maxLength / 2)).trim()
}
