import type { SettlementForm } from '../../language-data/fact-words.ts'
import { type Piece, pattern, phrases } from '../../phrases/phrases.ts'
import { owner, them } from './loans.ts'

/** “His drill”, “the 50”: up to the word for its return. */
const theirThing: Piece = /(?:the|his|her|their|all|[£$€\d])[^.,;]{0,30}?/u
const myThing: Piece = /(?:the|my|our|all|[£$€\d])[^.,;]{0,30}?/u
/** “The 50 euros”: what was spoken of before. */
const theSum: Piece = /(?:the|her|his|their|my) (?:[£$€¥₹] ?)?\d/u
const end: Piece = /(?!\p{L})/u
const square = phrases`
  we${/['’]re/} [all] (square | even | quits), we are [all] (square | even | quits), all square, settled up,
  debt[${/['’]s/}] [is] [all] (settled | paid [off]), [the] money is settled`

export const englishSettlements: SettlementForm[] = [
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
