import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import { hasPerson } from '../removals/has-person.ts'
import { type Current, currentFacts, withoutSettled } from './current.ts'

const maxRead = 200

/** What the notes on a person state, as it is now: the newest first, each with what it replaced. */
export async function factsAbout(ctx: MemberContext, connectionId: string) {
  const rows = await ofPerson(ctx.db, { memberId: ctx.member.id, connectionId })
  return currentFacts(rows.map(statedFact))
}

const maxOfKind = 1000

/** The same of everybody, for some kinds. */
export async function factsOfKinds(ctx: MemberContext, kinds: FactKind[]) {
  const all = facts(ctx.db, ctx.member.id).where('facts.kind', 'in', kinds).where(hasPerson('interactions'))
  const rows = await all.limit(maxOfKind).execute()
  const people = Map.groupBy(rows.map(statedFact), ({ connectionId }) => connectionId)
  return [...people.values()].flatMap(currentFacts)
}

/** What the member owed until a later note settled it. */
export async function settledDebts(ctx: MemberContext) {
  const debts = facts(ctx.db, ctx.member.id).where('facts.kind', 'in', ['i_owe', 'borrowed'])
  const rows = await debts.where(hasPerson('interactions')).limit(maxOfKind).execute()
  const people = Map.groupBy(rows.map(statedFact), ({ connectionId }) => connectionId)
  return [...people.values()].flatMap((stated) => {
    const left = new Set(withoutSettled(stated))
    return stated.filter((fact) => !left.has(fact))
  })
}

export type StatedFact = ReturnType<typeof statedFact>

function facts(db: Db, memberId: string) {
  return db
    .selectFrom('facts')
    .innerJoin('interactions', (join) =>
      join.onRef('interactions.memberId', '=', 'facts.memberId').onRef('interactions.id', '=', 'facts.interactionId'),
    )
    .select(['facts.kind', 'facts.about', 'facts.value', 'facts.ends', 'facts.sentence', 'facts.interactionId'])
    .select(['interactions.connectionId', 'interactions.occurredAt', 'interactions.source'])
    .where('facts.memberId', '=', memberId)
    .orderBy('interactions.occurredAt', 'desc')
    .orderBy('facts.interactionId', 'desc')
    .orderBy('facts.number')
}

const ofPerson = prepared((db, { memberId, connectionId }: { memberId: string; connectionId: string }) =>
  facts(db, memberId)
    .where('interactions.memberId', '=', memberId)
    .where('interactions.connectionId', '=', connectionId)
    .limit(maxRead),
)

type FactRow = Awaited<ReturnType<typeof ofPerson>>[number]

function statedFact({ interactionId, ends, about, ...fact }: FactRow) {
  return { ...fact, ixId: interactionId, about: about ?? undefined, ended: ends === 1 }
}

export function factView({ kind, about, ended, before, ...fact }: Current<StatedFact>) {
  return { ...stated(fact), kind, about, ended: ended || undefined, before: before && stated(before) }
}

type Statement = Pick<StatedFact, 'value' | 'ixId' | 'occurredAt' | 'sentence'>

const stated = ({ value, ixId, occurredAt, sentence }: Statement) => ({ value, ixId, occurredAt, sentence })
