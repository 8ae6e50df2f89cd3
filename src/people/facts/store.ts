import { readText } from '#language/reading/read-text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import type { FactKind } from '#platform/db/schema/values.ts'
import { type EntryPerson, findPeopleOf } from '../entry-people/entry-people.ts'
import { firstNamedIn } from '../entry-people/named.ts'

type Owner = { db: Db; member: { id: string } }

/** The part of a timeline entry that facts are read from. */
export type Entry = Pick<Schema['interactions'], 'id' | 'connectionId' | 'source' | 'kind'> & {
  /** Not 0 if it may be about several people. */
  shared?: number | undefined
  text?: string | null | undefined
  transcript?: string | null | undefined
}

/** Brings the facts of an entry up to date with its text. */
export const updateFacts = (ctx: MemberContext, entry: Entry) => replaceFacts(ctx, [entry])

/** Reads the facts of entries again. */
export async function replaceFacts(owner: Owner, entries: Entry[]) {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  await owner.db.deleteFrom('facts').where('memberId', '=', owner.member.id).where('interactionId', 'in', ids).execute()
  await addFacts(owner, entries)
}

/** A person was merged into another. */
export async function moveFacts({ db, member }: Owner, { from, to }: { from: string; to: string }) {
  const facts = db.updateTable('facts').where('memberId', '=', member.id)
  await facts.set({ connectionId: to }).where('connectionId', '=', from).execute()
}

/** Of people who are removed. Their shared entries are read again when they come back. */
export async function forgetFacts({ db, member }: Owner, people: string[]) {
  await db.deleteFrom('facts').where('memberId', '=', member.id).where('connectionId', 'in', people).execute()
}

/** Reads the facts of new or restored entries. `known`: the names of the people they are about, by id. */
export async function addFacts(owner: Owner, entries: Entry[], known?: ReadonlyMap<string, string>) {
  const readable = entries.filter(statesFacts)
  const unknown = readable.flatMap(({ id, shared }) => (shared || !known ? [id] : []))
  const people = await findPeopleOf(owner, unknown)
  const giveTurn = takeTurns()
  const rows: Schema['facts'][] = []
  for (const { id: interactionId, connectionId: first, shared, text, transcript } of readable) {
    const alone = [{ connectionId: first, displayName: known?.get(first) ?? '' }]
    const words = [text, transcript].filter(Boolean).join('\n')
    const found = await findFactsOf(words, people.get(interactionId) ?? alone, giveTurn)
    rows.push(
      ...found.map(({ connectionId, ended, ...fact }, number) => ({
        ...{ memberId: owner.member.id, interactionId, connectionId: shared ? connectionId : null },
        ...{ ...fact, number, ends: ended ? 1 : 0 },
      })),
    )
  }
  await insertFacts(owner.db, rows)
}

const columns = [
  ...(['memberId', 'interactionId', 'connectionId', 'number'] as const),
  ...(['kind', 'about', 'value', 'sentence', 'ends'] as const),
]
const insertFacts = preparedForRows('facts', columns, (insert) => insert)

/** Visitors' texts and sent messages state no facts; a note from another address book may be old. */
const statesFacts = ({ source, kind }: Entry) =>
  (source === 'member' || source === 'assistant') && kind !== 'message' && kind !== 'exchange'

/** A fact as a sentence states it. */
export type FoundFact = {
  kind: FactKind
  /** The relative it is about, as the note says. Null for the person of the note. */
  about: string | null
  value: string
  /** It is no longer so: "left Acme". */
  ended: boolean
  sentence: string
}

/** The same with whom each is about. What may be about several, is about whom its sentence names, or else the first. */
export async function findFactsOf(text: string, people: EntryPerson[], giveTurn = takeTurns()) {
  const found: (FoundFact & { connectionId: string })[] = []
  for (const { connectionId, displayName } of people) {
    await giveTurn()
    found.push(...findFacts(text, displayName).map((fact) => ({ ...fact, connectionId })))
  }
  const stated = Map.groupBy(found, ({ connectionId: _, ...fact }) => JSON.stringify(fact))
  return [...stated.values()].flatMap(([fact, ...same]) => {
    const named = fact && same.length > 0 && firstNamedIn(fact.sentence, people)
    return same.find(({ connectionId }) => connectionId === named) ?? fact ?? []
  })
}

/** The facts that a note about a person states for sure. */
export const findFacts = (note: string, displayName: string): FoundFact[] =>
  readText(note, displayName)
    .facts()
    .map(({ verb, subject, object, negated, span }) => ({
      kind: verb as FactKind,
      about: typeof subject === 'object' ? subject.name : null,
      value: object,
      ended: negated,
      sentence: span,
    }))
