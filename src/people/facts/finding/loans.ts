import { allMatches } from '#language/phrases/all-matches.ts'
import { type Piece, pattern, phrases } from '#language/phrases/phrases.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import type { FoundFact } from './found-fact.ts'
import { nameWord } from './names-in-text.ts'
import type { Before, SubjectReader } from './subject.ts'

/** A sentence, the same with quotes blanked out, and the note before it. */
export type NoteSentence = { text: string; plain: string; earlier: string }

export type By = 'me' | 'them'
export type LoanForm = { kind: FactKind; by: By; form: RegExp }

const currencies = phrases`quid, bucks, pound[s], euro[s], dollar[s], rand, francs, kr, usd, eur, gbp, chf, grand`
const amount = pattern(
  'iu',
)`(?:[£$€¥₹] ?\d[\d.,]*k?|(?:R|CHF|USD|EUR) ?\d[\d.,]*|\d[\d.,]*k? ?${currencies}(?!\p{L})|\d{2,}(?:[.,]\d+)*(?![\d:]| ?\p{L}))`
const isMoney = pattern('iu')`^(?:(?:the|my|his|her|their|about|around|like) )?(?<money>${amount})`
/** What cannot be given back. */
const notThings = phrases`
  number, e-?mail, address, card, details, word, back, sympathy, attention, respect, vote, trust, support, heart, name,
  hand, ear, shoulder, message, blessing, thanks, sister, brother, mother, father, boss, job, place, seat, vote`
const abstract = pattern('iu')`^(?:old |new |full )?${notThings}(?!\p{L})`
const stops = phrases`
  for, until, till, to, so, because, on, last, yesterday, today, this, and, but, back, when, if, in, at, from, off, since,
  while, which, that, again, over, with, as, he, she, they, i, we, who, must, should, before, after, by, not, still, now`
const stop = pattern('iu')`\s+${stops}(?!\p{L})|[.,;:!?()–—]|\s-`
const determiner = /^(?:my|our|the|an?|some|her|his|their|that|[\p{L}]+['’]s)\s+/iu
const returned =
  /(?<!\p{L})(?:(?:gave|given|got|brought|came|handed|sent|paid)(?!\p{L}).*(?<!\p{L})back|returned|repaid|settled)(?!\p{L})/iu
/** Also where a note leaves out the I. */
const byMe =
  /(?:^|[,;(–—>*•]|(?<!\p{L})(?:and|also|i|we)(?:['’]ve| have)?)\s*(?:(?:still|also|only|just|finally|already|now|today|yesterday),?\s+)*$/iu
export const isByMe = (before: string) => byMe.test(before)
const maxThingWords = 6

/** To whom, and whose: a pronoun, or a word that must be the person's name. */
export const them: Piece = pattern('iu')`(?:(?<whom>her|him|them)|(?<named>${nameWord}))`
export const owner: Piece = pattern('iu')`(?:(?<whom>her|his)|(?<named>${nameWord})['’]s?)`

export const loans: LoanForm[] = [
  { kind: 'lent', by: 'me', form: pattern('giu')`(?:lent|loaned) ${them} ` },
  {
    kind: 'lent',
    by: 'them',
    form: pattern(
      'giu',
    )`(?:has(?: still)?(?: got)?|['’]s(?: still)? got|kept|borrowed) (?=my )|borrowed (?=(?:the|our) )`,
  },
  { kind: 'borrowed', by: 'them', form: pattern('giu')`(?:lent|loaned) (?:me|us) ` },
  {
    kind: 'borrowed',
    by: 'me',
    form: pattern('giu')`(?:borrowed|(?:have|['’]ve)(?: still)? got|still (?:have|got)) (?=${owner} )`,
  },
  { kind: 'borrowed', by: 'me', form: pattern('giu')`borrowed (?=[^.;]{1,60} (?:from|off) ${them}(?!\p{L}))` },
  { kind: 'they_owe', by: 'them', form: pattern('giu')`owes? (?:me|us) ` },
  { kind: 'i_owe', by: 'me', form: pattern('giu')`owe ${them} ` },
]

/** What was lent, borrowed and is owed between the member and the person, as a form says it in a sentence. */
export function loanReader({ readSubject, isPronounSure, isName }: SubjectReader) {
  return function loansBy({ kind, by, form }: LoanForm, { text, plain, earlier }: NoteSentence) {
    const loans: Omit<FoundFact, 'sentence'>[] = []
    for (const found of returned.test(plain) ? [] : allMatches(form, plain)) {
      const before = { sentence: plain.slice(0, found.index), earlier }
      if (/\p{L}$/u.test(before.sentence) && /^\p{L}/u.test(found[0])) continue
      if (!isBy(by, before)) continue
      const { whom, named } = found.groups ?? {}
      if (named && !isName(named)) continue
      if (whom && !isPronounSure(`${earlier}\n${before.sentence}`, whom)) continue
      const fact = loanOf(kind, text.slice(found.index + found[0].length))
      if (fact) loans.push({ ...fact, about: null, ended: false })
    }
    return loans
  }

  function isBy(by: By, before: Before) {
    if (by === 'me') return isByMe(before.sentence)
    const subject = readSubject(before)
    return subject !== null && subject.name === null && !subject.isElided
  }
}

export function loanOf(kind: FactKind, rest: string): Pick<FoundFact, 'kind' | 'value'> | null {
  const money = isMoney.exec(rest)?.groups?.money
  const isDebt = kind === 'they_owe' || kind === 'i_owe'
  if (money)
    return {
      kind: kind === 'lent' ? 'they_owe' : kind === 'borrowed' ? 'i_owe' : kind,
      value: money.replace(/[.,]+$/u, ''),
    }
  if (isDebt || !determiner.test(rest)) return null
  const [, quoted] = /^(?:\p{L}+\s+){0,3}["“]([^"”]{1,80})["”]/u.exec(rest) ?? []
  const thing = quoted ?? rest.replace(determiner, '').split(stop, 1)[0]?.trim() ?? ''
  const isThing = thing !== '' && thing.split(/\s+/u).length <= maxThingWords && !abstract.test(thing)
  return isThing ? { kind, value: thing } : null
}
