import type { Person } from '#people/connections/record/full-row.ts'
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
  const found = requests.map(({ contact, target }, at) => {
    const person = targets.get(target ?? '')
    return { contact, ...(person ? certain(person, []) : pickPerson(contact, candidates[at] ?? [])) }
  })
  const extrasFor = await loadStoredExtras(
    ctx,
    found.flatMap(({ contact, person }) => (person ? [{ contact, connectionId: person.id }] : [])),
  )
  return found.map(({ contact, people, person }) => {
    if (!person) return { verdict: people.length > 0 ? 'conflict' : 'new', finding: noFinding(people), person }
    return toMatch(
      people,
      person,
      compareContact(contact, person, { ...extrasFor(contact, person.id), hasPhoto: person.photo !== null }),
    )
  })
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
