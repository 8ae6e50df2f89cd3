import { allMatches } from '#language/phrases/all-matches.ts'
import { type Piece, pattern, phrases } from '#language/phrases/phrases.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import type { FoundFact } from './found-fact.ts'
import { type By, isByMe, loanOf, type NoteSentence, owner, them } from './loans.ts'
import type { SubjectReader } from './subject.ts'

/** What is paid or given back: by the member to the person, by the person to the member, or both at once. */
export type SettlementForm = { settles: By | 'both'; form: RegExp }

/** “His drill”, “the 50”: up to the word for its return. */
const theirThing: Piece = /(?:the|his|her|their|all|[£$€\d])[^.,;]{0,30}?/u
const myThing: Piece = /(?:the|my|our|all|[£$€\d])[^.,;]{0,30}?/u
/** “The 50 euros”: what was spoken of before. */
const theSum: Piece = /(?:the|her|his|their|my) (?:[£$€¥₹] ?)?\d/u
const end: Piece = /(?!\p{L})/u
const square = phrases`
  we${/['’]re/} [all] (square | even | quits), we are [all] (square | even | quits), all square, settled up,
  debt[${/['’]s/}] [is] [all] (settled | paid [off]), [the] money is settled`

export const settlements: SettlementForm[] = [
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

const isAllMoney = /^(?:money|cash|loan|debt)$/iu

/** What settles all debts of its kind. */
export const everything = 'everything'

const kindsOf: Record<By, { money: FactKind; thing: FactKind }> = {
  me: { money: 'i_owe', thing: 'borrowed' },
  them: { money: 'they_owe', thing: 'lent' },
}

/** The debts and loans that a sentence says are settled. */
export function settlementReader({ readSubject, isPronounSure, isName }: SubjectReader) {
  return function settledBy({ settles, form }: SettlementForm, sentence: NoteSentence): Omit<FoundFact, 'sentence'>[] {
    return allMatches(form, sentence.plain).flatMap((found) => {
      const before = sentence.plain.slice(0, found.index)
      if (/\p{L}$/u.test(before) && /^\p{L}/u.test(found[0])) return []
      if (!isOf(settles, before, sentence.earlier, found[0])) return []
      const { whom, named } = found.groups ?? {}
      if (named && !isName(named)) return []
      if (whom && !isPronounSure(`${sentence.earlier}\n${before}`, whom)) return []
      const rest = sentence.text
        .slice(found.index + found[0].length)
        .trimStart()
        .replace(/\sback(?!\p{L}).*/su, '')
      const sides: By[] = settles === 'both' ? ['me', 'them'] : [settles]
      return sides.flatMap((side) => settledDebts(side, rest, /^(?:got|returned|brought|took)/iu.test(found[0])))
    })
  }

  /** With its subject left out, only what is done to the member is the person's. */
  function isOf(settles: SettlementForm['settles'], before: string, earlier: string, words: string) {
    if (settles === 'both') return !/n['’]t\s*$|(?:not|never)\s*$/iu.test(before)
    if (settles === 'me') return isByMe(before)
    const subject = readSubject({ sentence: before, earlier })
    return subject !== null && subject.name === null && (!subject.isElided || /\sme(?!\p{L})/u.test(words))
  }
}

function settledDebts(side: By, rest: string, isOfThing: boolean): Omit<FoundFact, 'sentence'>[] {
  const { money, thing } = kindsOf[side]
  const settled = (kind: FactKind, value: string) => ({ kind, about: null, value, ended: true })
  const loan = loanOf(thing, rest)
  if (loan && isAllMoney.test(loan.value)) return [settled(money, everything)]
  if (loan) return [settled(loan.kind, loan.value)]
  return isOfThing ? [settled(thing, everything)] : [settled(money, everything)]
}
