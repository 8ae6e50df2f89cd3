import type { FactKind } from '#platform/db/schema/values.ts'
import type { By, Fact, SettlementForm } from '../../language-data/fact-words.ts'
import { allMatches } from '../../phrases/phrases.ts'
import { foldedWords } from '../../words/words.ts'
import { loanOf, type NoteSentence, restOf, type ThingPatterns } from './loans.ts'
import type { SubjectReader } from './subject.ts'

/** Statements that settle all debts of their kind. */
export const everything = 'everything'

const kindsOf: Record<By, { money: FactKind; thing: FactKind }> = {
  me: { money: 'i_owe', thing: 'borrowed' },
  them: { money: 'they_owe', thing: 'lent' },
}

/** The debts and loans that a sentence says are settled. */
export function settlementReader({ readSubject, isPronounSure, isName }: SubjectReader, things: ThingPatterns) {
  return function settledBy({ settles, form }: SettlementForm, sentence: NoteSentence): Fact[] {
    return allMatches(form, sentence.plain).flatMap((found) => {
      const before = sentence.plain.slice(0, found.index)
      if (/\p{L}$/u.test(before) && /^\p{L}/u.test(found[0])) return []
      if (!isOf(settles, before, sentence.earlier, found[0])) return []
      const { whom, named } = found.groups ?? {}
      if (named && !isName(named)) return []
      if (whom && !isPronounSure(`${sentence.earlier}\n${before}`, whom)) return []
      const said = restOf(found, sentence.text).trimStart()
      const rest = things.back ? said.replace(things.back, '') : said
      const sides: By[] = settles === 'both' ? ['me', 'them'] : [settles]
      return sides.flatMap((side) => settledDebts(side, rest, things.givesThings.test(found[0])))
    })
  }

  /** Without a subject, only actions towards the member are the person's. */
  function isOf(settles: SettlementForm['settles'], before: string, earlier: string, words: string) {
    if (settles === 'both') return !things.negated.test(before)
    if (settles === 'me') return things.byMe.test(before)
    const subject = readSubject({ sentence: before, earlier })
    return subject !== null && subject.name === null && (!subject.isElided || things.toMe.test(words))
  }

  function settledDebts(side: By, rest: string, isOfThing: boolean): Fact[] {
    const { money, thing } = kindsOf[side]
    const settled = (kind: FactKind, value: string) => ({ kind, about: null, value, ended: true })
    const loan = loanOf(thing, rest, things)
    if (loan && things.isAllMoney.test(loan.value)) return [settled(money, everything)]
    if (loan) return [settled(loan.kind, loan.value)]
    return isOfThing ? [settled(thing, everything)] : [settled(money, everything)]
  }
}

type Debt = { kind: FactKind; value: string; ended: boolean }

const debtKinds: ReadonlySet<FactKind> = new Set(['lent', 'borrowed', 'they_owe', 'i_owe'])

/** Whether a fact says that something lent, borrowed or owed was given back. */
export const isSettlement = ({ kind, ended }: Pick<Debt, 'kind' | 'ended'>) => ended && debtKinds.has(kind)

/** Whether a debt is the one that is settled: all of its kind, the same sum, or the same thing. */
export function isSettledBy(debt: Debt, { kind, value }: Pick<Debt, 'kind' | 'value'>): boolean {
  if (debt.kind !== kind || debt.ended) return false
  if (value === everything) return true
  const [owed, settled] = [debt.value, value].map(tellingPart)
  return settled !== undefined && owed !== undefined && settled.some((word) => owed.includes(word))
}

/** The number of a sum, or the words of a thing. */
function tellingPart(value: string): string[] {
  const number = /\d[\d.,]*/u.exec(value)?.[0]
  return number ? [number.replace(/[.,]00$|[.,]$/u, '')] : foldedWords(value)
}
