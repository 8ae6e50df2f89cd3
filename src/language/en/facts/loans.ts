import type { LoanForm } from '../../language-data/fact-words.ts'
import { nameWord } from '../../language-data/name-pieces.ts'
import { type Piece, pattern } from '../../phrases/phrases.ts'

/** To whom, and whose: a pronoun, or a word that must be the person's name. */
export const them: Piece = pattern('iu')`(?:(?<whom>her|him|them)|(?<named>${nameWord}))`
export const owner: Piece = pattern('iu')`(?:(?<whom>her|his)|(?<named>${nameWord})['’]s?)`

export const englishLoans: LoanForm[] = [
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
