import { findDates } from '#language/dates/dates.ts'
import type { Moment } from '#language/dates/mention.ts'
import { languages } from '#language/languages/language.ts'
import { isLeftOut } from '#language/reading/facts/find-stated.ts'
import { isSettledBy, isSettlement } from '#language/reading/facts/settlements.ts'
import { foldedWords } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import { hasPerson } from '../connections/record/lock.ts'

const maxRead = 200

/** The current facts about a person, newest first, each with the one it replaced. */
export async function factsAbout(ctx: MemberContext, connectionId: string) {
  const key = { memberId: ctx.member.id, connectionId }
  const [own, shared] = await Promise.all([ofPerson(ctx.db, key), ofPersonAmongSeveral(ctx.db, key)])
  const rows = shared.length === 0 ? own : [...own, ...shared].sort(newerFirst)
  return currentFacts(rows.map(statedFact))
}

/** Those of one entry stay in their order. */
const newerFirst = (a: FactRow, b: FactRow) => Number(placeOf(a) < placeOf(b)) - Number(placeOf(a) > placeOf(b))
const placeOf = ({ occurredAt, interactionId }: FactRow) => `${occurredAt} ${interactionId}`

const maxOfKind = 1000

/** The same for everybody, for some kinds. */
export async function factsOfKinds(ctx: MemberContext, kinds: FactKind[]) {
  const all = facts(ctx.db, ctx.member.id).where('facts.kind', 'in', kinds).where(hasPerson('interactions'))
  const rows = await all.limit(maxOfKind).execute()
  const people = Map.groupBy(rows.map(statedFact), ({ connectionId }) => connectionId)
  return [...people.values()].flatMap(currentFacts)
}

/** Debts of the member that a later note settled. */
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
    .select((of) => of.fn.coalesce('facts.connectionId', 'interactions.connectionId').as('connectionId'))
    .select(['interactions.occurredAt', 'interactions.source'])
    .where('facts.memberId', '=', memberId)
    .orderBy('interactions.occurredAt', 'desc')
    .orderBy('facts.interactionId', 'desc')
    .orderBy('facts.number')
}

const ofPerson = prepared((db, { memberId, connectionId }: { memberId: string; connectionId: string }) =>
  facts(db, memberId)
    .where('interactions.memberId', '=', memberId)
    .where('interactions.connectionId', '=', connectionId)
    .where('facts.connectionId', 'is', null)
    .limit(maxRead),
)

const ofPersonAmongSeveral = prepared((db, { memberId, connectionId }: { memberId: string; connectionId: string }) =>
  facts(db, memberId).where('facts.connectionId', '=', connectionId).limit(maxRead),
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

/** The birthday that notes state of the person, without a year: a note rarely means the year of birth. */
export function statedBirthday(facts: Current<StatedFact>[], timeZone: string) {
  const fact = facts.find(({ kind, about, ended }) => kind === 'birthday' && about === undefined && !ended)
  const birthday = fact && readBirthday(fact.value, { at: Temporal.Instant.from(fact.occurredAt), timeZone })
  return birthday ? { birthday, ixId: fact.ixId } : null
}

/** A day that a note states as a birthday, as it is stored. Null if it is no day. */
export function readBirthday(value: string, said: Moment) {
  const [day] = languages.flatMap((language) => findDates(value, said, language)[0]?.day ?? [])
  return day ? `--${day.toString().slice(-5)}` : null
}

type Stated = { kind: FactKind; about?: string | undefined; value: string; ended: boolean; ixId?: string }

/** A current fact, and the one it replaced. */
type Current<Fact> = Fact & { before?: Fact }

/** A person has one of these at a time: a newer one replaces the older. Of the others, each value counts. */
const single: ReadonlySet<FactKind> = new Set(['employer', 'place', 'birthday', 'anniversary'])

/** The current facts about one person, newest first. */
function currentFacts<Fact extends Stated>(newestFirst: Fact[]): Current<Fact>[] {
  const groups = Map.groupBy(withoutSettled(newestFirst), slotOf)
  return [...groups.values()].map(([newest, ...older]) => {
    const before = older.find(({ value, ended }) => !ended && !isSameValue(value, newest?.value ?? ''))
    return { ...(newest as Fact), ...(before && { before }) }
  })
}

/** Without debts that a later note settles; those of the same note were compared when it was read. */
function withoutSettled<Fact extends Stated>(newestFirst: Fact[]): Fact[] {
  return newestFirst.filter((fact, at) => {
    const later = newestFirst.slice(0, at).filter((other) => isSettlement(other) && other.ixId !== fact.ixId)
    return !later.some((settlement) => isSettledBy(fact, settlement))
  })
}

/** Facts that a newer one replaces: the same person's employer, the same lent thing, their diet. */
function slotOf({ kind, about = '', value }: Stated) {
  const isOneOfMany = !single.has(kind) && !(kind === 'diet' && !isLeftOut(value))
  return [kind, about.toLowerCase(), isOneOfMany ? foldedWords(value).join(' ') : ''].join('\n')
}

const isSameValue = (a: string, b: string) => foldedWords(a).join(' ') === foldedWords(b).join(' ')
