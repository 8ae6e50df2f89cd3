import { bareUid } from '#cards/vcards/format/header.ts'
import { Id } from '#contract/fields.ts'
import type { Text } from '#contract/texts/text.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { findPeople, type Person } from '#people/connections/record/row.ts'
import { likenessOf } from '#people/duplicates/matching/compare.ts'
import { maxOfOneName } from '#people/duplicates/matching/shared-names.ts'
import { findBySharedValues, groupByKey } from '#people/duplicates/matching/shared-values.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { ImportVerdict } from '#platform/db/schema/imports.ts'
import type { ImportedContact, ImportFinding } from '#platform/db/schema/values.ts'
import { addedFields, compareContact, type Difference, loadStoredExtras, verdictOf } from './differences.ts'
import { isSameByName, scoreMatch, surePoints } from './score.ts'

/** A contact, and its person if chosen by the member or an earlier row, but never one that `isNewIn` added. */
type ContactToMatch = { contact: ImportedContact; target?: string | undefined; isNewIn?: string | undefined }
export type Match = { verdict: Exclude<ImportVerdict, 'unreadable'>; finding: ImportFinding; person: Person | null }

/** Matches contacts with the people the member has now, and says what each would change. */
export async function matchContacts(ctx: MemberContext, requests: ContactToMatch[]): Promise<Match[]> {
  const all = await findCandidates(
    ctx,
    requests.map(({ contact }) => contact),
  )
  const candidates = await leaveOutAdded(ctx, requests, all)
  const targets = await loadPeople(ctx, new Set(requests.flatMap(({ target }) => target ?? [])))
  const picked = requests.map(({ contact, target }, at) => {
    const person = targets.get(target ?? '')
    const found = person ? certain(person, []) : pickPerson(contact, candidates[at] ?? [])
    return { contact, found, namesakes: found.person ? [] : namesakesOf(contact, candidates[at] ?? []) }
  })
  const extrasFor = await loadStoredExtras(
    ctx,
    picked.flatMap(({ contact, found: { person }, namesakes }) =>
      (person ? [person] : namesakes).map(({ id }) => ({ contact, connectionId: id })),
    ),
  )
  const compare = (contact: ImportedContact, person: Person) =>
    compareContact(contact, person, { ...extrasFor(contact, person.id), hasPhoto: person.photo !== null })
  return picked.map(({ contact, found, namesakes }) => {
    const copy = namesakes.find((person) => verdictOf(compare(contact, person)) === 'same')
    const { people, person } = copy ? certain(copy, likenessOf(contact, copy)?.reasons ?? []) : found
    if (person) return toMatch(people, person, compare(contact, person))
    return { verdict: people.length > 0 ? 'conflict' : 'new', finding: noFinding(people), person }
  })
}

/** The people with this name, even only a first name: a contact without new details is one of them. */
function namesakesOf({ displayName }: ImportedContact, candidates: Candidate[]) {
  const people = candidates.map(({ person }) => person)
  return people.filter((person) => nameKeyOf(person.displayName) === nameKeyOf(displayName)).slice(0, maxOfOneName)
}

function toMatch(people: Found['people'], person: Person, found: Difference): Match {
  const finding = { people, isSure: true, adds: addedFields(found), differs: found.differs }
  return { verdict: verdictOf(found), finding, person }
}

type Found = Pick<ImportFinding, 'people'> & { person: Person | null }

/** The person a contact certainly is, or else all it may be. */
function pickPerson(contact: ImportedContact, candidates: Candidate[]): Found {
  const scored = candidates
    .flatMap(({ person, isSameUid }) => {
      const verdict = scoreMatch(contact, person, isSameUid)
      return verdict ? [{ person, ...verdict }] : []
    })
    .toSorted((a, b) => b.points - a.points)
  const sure = scored.filter(({ points }) => points >= surePoints)
  const [first, second] = sure.length > 0 ? sure : scored
  const hasSameUid = first && second && first.points - second.points > surePoints * 10
  if (first && (!second || hasSameUid) && (sure.length > 0 || isSameByName(contact, first.person)))
    return certain(first.person, first.reasons)
  const shown = scored.slice(0, maxShown)
  return { people: shown.map(({ person, reasons }) => toEntry(person, reasons)), person: null }
}

const maxShown = 5

const certain = (person: Person, reasons: Text[]): Found => ({ people: [toEntry(person, reasons)], person })
const toEntry = ({ id, displayName }: Person, reasons: Text[]) => ({ connectionId: id, displayName, reasons })
const noFinding = (people: Found['people']): ImportFinding => ({ people, isSure: false, adds: [], differs: [] })

type Request = { isNewIn?: string | undefined }

/** Leaves out people that this import added for new rows: its file has two people of this name. */
async function leaveOutAdded(ctx: MemberContext, requests: Request[], candidates: Candidate[][]) {
  const importOf = await findImports(ctx, requests, candidates)
  return candidates.map((each, at) => {
    const importId = requests[at]?.isNewIn
    return importId === undefined ? each : each.filter(({ person }) => !importOf.get(person.id)?.has(importId))
  })
}

/** The imports that added these people. */
async function findImports(ctx: MemberContext, requests: Request[], candidates: Candidate[][]) {
  const asked = candidates.filter((_, at) => requests[at]?.isNewIn !== undefined).flat()
  const ids = [...new Set(asked.map(({ person }) => person.id))]
  if (ids.length === 0) return new Map<string | null, Set<string>>()
  const rows = await ctx.db
    .selectFrom('importRows')
    .select(['connectionId', 'importId'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', 'in', ids)
    .where('deed', '=', 'added')
    .execute()
  const byPerson = Map.groupBy(rows, ({ connectionId }) => connectionId)
  return new Map([...byPerson].map(([id, added]) => [id, new Set(added.map(({ importId }) => importId))]))
}

/** A person who may match a contact, and whether both have the same UID in an address book. */
type Candidate = { person: Person; isSameUid: boolean }

/** Finds the people who may match each contact, with a few queries for all contacts together. */
async function findCandidates(ctx: MemberContext, contacts: ImportedContact[]): Promise<Candidate[][]> {
  const [uids, sharing] = await Promise.all([findByUid(ctx, contacts), findBySharedValues(ctx, contacts)])
  const found = contacts.map((contact, at) => {
    const withUid = uids.get(contact.uid ?? '') ?? []
    return { withUid, ids: new Set([...withUid, ...(sharing[at] ?? [])]) }
  })
  const people = await loadPeople(ctx, new Set(found.flatMap(({ ids }) => [...ids])))
  return found.map(({ withUid, ids }) =>
    [...ids].flatMap((id) => {
      const person = people.get(id)
      return person ? [{ person, isSameUid: withUid.includes(id) }] : []
    }),
  )
}

async function loadPeople(ctx: MemberContext, ids: Iterable<string>) {
  const people = new Map<string, Person>()
  for (const some of chunks([...ids], 500))
    for (const person of await findPeople(ctx, some)) people.set(person.id, person)
  return people
}

/** A vCard that Kith wrote has the person's own id as its UID. */
async function findByUid(ctx: MemberContext, contacts: ImportedContact[]) {
  const uids = [...new Set(contacts.flatMap(({ uid }) => uid ?? []))]
  if (uids.length === 0) return new Map<string, string[]>()
  const rows = await ctx.db
    .selectFrom('contactUids')
    .select(['uid as key', 'connectionId as person'])
    .where('memberId', '=', ctx.member.id)
    .where('uid', 'in', uids)
    .execute()
  const own = uids.flatMap((key) => {
    const { data } = Id.safeParse(bareUid(key))
    return data ? [{ key, person: data }] : []
  })
  return groupByKey([...rows, ...own])
}
