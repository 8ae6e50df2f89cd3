import type { FactKind } from '#platform/db/schema/values.ts'
import { foldedWords } from '../../words/words.ts'
import { everything } from './settlements.ts'

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

/** Of a sum its number, of a thing its words. */
function tellingPart(value: string): string[] {
  const number = /\d[\d.,]*/u.exec(value)?.[0]
  return number ? [number.replace(/[.,]00$|[.,]$/u, '')] : foldedWords(value)
}
