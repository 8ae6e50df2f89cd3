import { isLeftOut } from '#language/reading/facts/compiled-facts.ts'
import { isSettledBy, isSettlement } from '#language/reading/facts/settlements.ts'
import { foldedWords } from '#language/words/words.ts'
import type { FactKind } from '#platform/db/schema/values.ts'

type Stated = { kind: FactKind; about?: string | undefined; value: string; ended: boolean; ixId?: string }

/** A fact as it is now, and what it replaced. */
export type Current<Fact> = Fact & { before?: Fact }

/** A person has one of these at a time: a newer one replaces the older. Of the others, each value counts. */
const single: ReadonlySet<FactKind> = new Set(['employer', 'place', 'birthday', 'anniversary'])

/** What holds now, of facts about one person, the newest first. */
export function currentFacts<Fact extends Stated>(newestFirst: Fact[]): Current<Fact>[] {
  const groups = Map.groupBy(withoutSettled(newestFirst), slotOf)
  return [...groups.values()].map(([newest, ...older]) => {
    const before = older.find(({ value, ended }) => !ended && !isSameValue(value, newest?.value ?? ''))
    return { ...(newest as Fact), ...(before && { before }) }
  })
}

/** Without debts that a later note settles; those of the same note were compared when it was read. */
export function withoutSettled<Fact extends Stated>(newestFirst: Fact[]): Fact[] {
  return newestFirst.filter((fact, at) => {
    const later = newestFirst.slice(0, at).filter((other) => isSettlement(other) && other.ixId !== fact.ixId)
    return !later.some((settlement) => isSettledBy(fact, settlement))
  })
}

/** What a newer fact replaces: the employer of the same person, the same thing lent, the way they eat. */
function slotOf({ kind, about = '', value }: Stated) {
  const isOneOfMany = !single.has(kind) && !(kind === 'diet' && !isLeftOut(value))
  return [kind, about.toLowerCase(), isOneOfMany ? foldedWords(value).join(' ') : ''].join('\n')
}

const isSameValue = (a: string, b: string) => foldedWords(a).join(' ') === foldedWords(b).join(' ')
