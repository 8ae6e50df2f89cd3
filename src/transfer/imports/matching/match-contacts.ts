import { nameKeyOf } from '#language/names/name-key.ts'
import type { Person } from '#people/connections/record/full-row.ts'
import { likenessOf } from '#people/duplicates/matching/compare.ts'
import { maxOfOneName } from '#people/duplicates/matching/shared-names.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportVerdict } from '#platform/db/schema/imports.ts'
import type { ImportedContact, ImportFinding } from '#platform/db/schema/values.ts'
import { leaveOutAdded } from './added-people.ts'
import { type Candidate, findCandidates, loadPeople } from './candidates.ts'
import { addedFields, compareContact, type Difference, verdictOf } from './differences.ts'
import { isSameByName, scoreMatch, surePoints } from './score.ts'
import { loadStoredExtras } from './stored-extras.ts'

/** A contact, and the person it belongs to if the member or an earlier row says so. It is nobody whom `isNewIn` has added. */
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

/** Whoever has this name, even if it is only a first name: a contact that says nothing new of one of them is no other. */
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

const certain = (person: Person, reasons: string[]): Found => ({ people: [toEntry(person, reasons)], person })
const toEntry = ({ id, displayName }: Person, reasons: string[]) => ({ connectionId: id, displayName, reasons })
const noFinding = (people: Found['people']): ImportFinding => ({ people, isSure: false, adds: [], differs: [] })
