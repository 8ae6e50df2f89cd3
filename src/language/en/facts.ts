import { months, shortWeekdays } from '../calendar/day-names.ts'
import { nameWord } from '../language-data/fact-pieces.ts'
import type { FactWords, LoanForm, SettlementForm } from '../language-data/fact-words.ts'
import { type Piece, pattern, phrases } from '../phrases/phrases.ts'
import {
  englishBelongings,
  englishForms,
  genderOfRelation,
  isChild,
  isPlural,
  otherRelations,
  plainRelation,
  relatives,
} from './facts/forms.ts'
import { englishGrammar } from './grammar.ts'

/** The recipient and the owner: a pronoun, or a word that must be the person's name. */
const them: Piece = pattern('iu')`(?:(?<whom>her|him|them)|(?<named>${nameWord}))`
const owner: Piece = pattern('iu')`(?:(?<whom>her|his)|(?<named>${nameWord})['’]s?)`

const englishLoans = (): LoanForm[] => [
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

/** “His drill”, “the 50”: up to the word for its return. */
const theirThing: Piece = /(?:the|his|her|their|all|[£$€\d])[^.,;]{0,30}?/u
const myThing: Piece = /(?:the|my|our|all|[£$€\d])[^.,;]{0,30}?/u
/** “The 50 euros”: something mentioned before. */
const theSum: Piece = /(?:the|her|his|their|my) (?:[£$€¥₹] ?)?\d/u
const end: Piece = /(?!\p{L})/u
const square = phrases`
  we${/['’]re/} [all] (square | even | quits), we are [all] (square | even | quits), all square, settled up,
  debt[${/['’]s/}] [is] [all] (settled | paid [off]), [the] money is settled`

const englishSettlements = (): SettlementForm[] => [
  { settles: 'me', form: pattern('giu')`paid ${them} back${end}` },
  { settles: 'me', form: pattern('giu')`(?:paid back|repaid|reimbursed) ${them}${end}` },
  { settles: 'me', form: pattern('giu')`(?:gave|handed|sent|paid|transferred) ${them} (?=${theSum})` },
  { settles: 'me', form: pattern('giu')`(?:gave|handed|sent) ${them} back ` },
  { settles: 'me', form: pattern('giu')`(?:gave|handed|sent) ${them} (?=${theirThing} back${end})` },
  { settles: 'me', form: pattern('giu')`(?:returned|gave back|handed back) (?=${owner} )` },
  { settles: 'me', form: pattern('giu')`(?:took|brought|gave|handed) (?=${theirThing} back to ${them}${end})` },
  { settles: 'me', form: pattern('giu')`returned (?=${theirThing} to ${them}${end})` },
  { settles: 'them', form: pattern('giu')`(?:paid me back|repaid me|reimbursed me)${end}` },
  { settles: 'them', form: pattern('giu')`paid back (?=(?:me|the|my|all|what|everything|[£$€\d])(?!\p{L}))` },
  { settles: 'them', form: pattern('giu')`(?:gave|handed|sent|paid|transferred) me (?=${theSum})` },
  { settles: 'them', form: pattern('giu')`(?:gave|handed|sent) me back ` },
  { settles: 'them', form: pattern('giu')`(?:gave|handed|sent|brought) me (?=${myThing} back${end})` },
  { settles: 'them', form: pattern('giu')`(?:returned|brought back|gave back) (?=(?:my|me|the) )` },
  { settles: 'them', form: pattern('giu')`(?:brought|gave) (?=(?:my|the) [^.,;]{1,30}? back${end})` },
  { settles: 'both', form: pattern('giu')`got (?=${myThing} back${end})` },
  { settles: 'both', form: pattern('giu')`${square}${end}` },
]

const isWeekday = (word: string) => shortWeekdays.includes(word.slice(0, 3).toLowerCase()) && /day$/i.test(word)

export const englishFacts: FactWords = {
  subjects: {
    between: phrases`
      is, are, has, have, been, now, still, currently, also, just, recently, actually, finally, already, who, ${/says? s?he/},
      ${/(?:said|told me) s?he/}`,
    joints: phrases`and, but, with`,
    starts: phrases`now, also, still, and`,
    and: phrases`and`,
    pronouns: phrases`she, he, they`,
    possessives: phrases`her, his, their`,
    mine: phrases`my, our`,
    titles: phrases`dr, mr, mrs, ms, sr, rev, prof`,
    genitive: "[’']s?",
    of: null,
    mayDrop: false,
    female: phrases`she, her, hers`,
    male: phrases`he, him, his`,
    beforeNames: null,
    afterNames: null,
    beforePlaces: phrases`in, at, from, near, of, on, the, a, an`,
    frequentWords: englishGrammar.frequentWords,
    relativeOf: '{name}’s {relative}',
  },
  relations: {
    relatives,
    others: otherRelations,
    plural: 's?',
    plain: plainRelation,
    gender: genderOfRelation,
    isPlural,
    isChild,
  },
  things: {
    currencies: phrases`quid, bucks, pound[s], euro[s], dollar[s], rand, francs, kr, usd, eur, gbp, chf, grand`,
    beforeMoney: phrases`the, my, his, her, their, about, around, like`,
    determiners: phrases`my, our, the, a, an, some, her, his, their, that, ${/[\p{L}]+['’]s/u}`,
    notThings: phrases`
      [old | new | full] (number | ${/e-?mail/} | address | card | details | word | back | sympathy | attention | respect | vote |
      trust | support | heart | name | hand | ear | shoulder | message | blessing | thanks | sister | brother | mother | father |
      boss | job | place | seat)`,
    stops: phrases`
      for, until, till, to, so, because, on, last, yesterday, today, this, and, but, back, when, if, in, at, from, off, since,
      while, which, that, again, over, with, as, he, she, they, i, we, who, must, should, before, after, by, not, still, now`,
    money: phrases`money, cash, loan, debt`,
    returned:
      /(?<!\p{L})(?:(?:gave|given|got|brought|came|handed|sent|paid)(?!\p{L}).*(?<!\p{L})back|returned|repaid|settled)(?!\p{L})/iu,
    byMe: /(?:^|[,;(–—>*•]|(?<!\p{L})(?:and|also|i|we)(?:['’]ve| have)?)\s*(?:(?:still|also|only|just|finally|already|now|today|yesterday),?\s+)*$/iu,
    givesThings: /^(?:got|returned|brought|took)/iu,
    back: /\sback(?!\p{L}).*/su,
    negated: /n['’]t\s*$|(?:not|never)\s*$/iu,
    toMe: /\sme(?!\p{L})/u,
  },
  values: {
    article: /^the /iu,
    titles: /^(?:Sister|Brother|Father|Mother|Aunt|Auntie|Uncle|Gran|Nan|Grandma|Grandpa)$/u,
    endsClause: /^\s*(?:$|[.,;!)–—]|and(?!\p{L}))/u,
    isSchooling: /^ (?:school|primary|nursery|college|university|academy)(?!\p{L})/iu,
    noHome: /^(?:['’]s| (?:as|team|office|department|for|until|till|this|on)(?!\p{L}))/iu,
    notPets: /^ (?:allergy|walk(?:er|ing|s)?|sitt(?:er|ing)|food|phobia|bed|show|person|lover|breeder|flap)(?!\p{L})/iu,
    noNames: /^(?:Christmas|Easter|Senhora?|Dona|Don|Se[ñn]ora?|Monsieur|Madame|Signora?|Captain)$/u,
    and: /, and |, | and | or | & /u,
    inCase: (words) => words.toLowerCase(),
    marriage: /^married$/u,
    spouse: 'spouse',
    diet: (words, isDenied) => {
      const food = words.toLowerCase()
      return isDenied ? `no ${food}` : food === 'veggie' ? 'vegetarian' : food
    },
    isDay: (word) => isWeekday(word) || months.includes(word.toLowerCase()),
  },
  doubts: phrases`
    if, unless, whether, maybe, perhaps, might, could, would, should, wish[es], hopes, hoping, wants, apparently,
    supposedly, allegedly, ${/rumou?rs?/}, gossip, heard, hear, reckon[s], guess, think[s], thought, probably, prob,
    not sure, someone, somebody, people say, they say, word is, says he, says she, imagine, pretend[s | ing],
    jok(e | es | ed | ing), kidding, dream[s | ed | ing], one day, used to, as if, in theory, or something`,
  /** "She says she's vegan." */
  ownWords: /^(?:\p{L}+ )?(?:says|said|tells me|told me) (?:that )?s?he\b/iu,
  losses: phrases`
    died, dead, death, dies, passed away, passed, funeral, late, widow[er | ed], buried, put down, put to sleep, rehomed, lost,
    ${/divorc\w+/}, split, ${/separat\w+/}, broke up, breakup, ex, former, dumped`,
  bothGenders: [/\b(?:he|him|his)\b/iu, /\b(?:she|her|hers)\b/iu],
  forms: englishForms,
  belongings: englishBelongings,
  loans: englishLoans,
  settlements: englishSettlements,
}
