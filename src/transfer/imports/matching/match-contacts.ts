import type { Person } from '#people/connections/record/full-row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { ImportVerdict } from '#platform/db/schema/imports.ts'
import type { ImportedContact, ImportFinding } from '#platform/db/schema/values.ts'
import { type Candidate, knownPeople, peopleOf } from './candidates.ts'
import { addsOf, type Difference, difference, verdictOn } from './differences.ts'
import { isNameEnough, likely, sureFrom } from './score.ts'
import { besideOf } from './stored-extras.ts'

/** A contact, and whom it was said to be, by the member or by another row. */
export type Asked = { contact: ImportedContact; target?: string | undefined }
export type Judged = { verdict: Exclude<ImportVerdict, 'unreadable'>; finding: ImportFinding; person: Person | null }

/** Who each of these is, as things are now, and what would come of it: looked up for all at once. */
export async function judge(ctx: MemberContext, asked: Asked[]): Promise<Judged[]> {
  const known = await knownPeople(
    ctx,
    asked.map(({ contact }) => contact),
  )
  const targets = await peopleOf(ctx, new Set(asked.flatMap(({ target }) => target ?? [])))
  const found = asked.map(({ contact, target }, at) => {
    const person = targets.get(target ?? '')
    return { contact, ...(person ? sure(person, []) : meant(contact, known[at] ?? [])) }
  })
  const beside = await besideOf(
    ctx,
    found.flatMap(({ contact, person }) => (person ? [{ contact, connectionId: person.id }] : [])),
  )
  return found.map(({ contact, people, person }) => {
    if (!person) return { verdict: people.length > 0 ? 'conflict' : 'new', finding: nothing(people), person }
    return judged(people, person, difference(contact, person, beside(contact, person.id)))
  })
}

function judged(people: Found['people'], person: Person, found: Difference): Judged {
  const finding = { people, isSure: true, adds: addsOf(found), differs: found.differs }
  return { verdict: verdictOn(found), finding, person }
}

type Found = Pick<ImportFinding, 'people'> & { person: Person | null }

/** The one person it surely is; else all it may be. */
function meant(contact: ImportedContact, candidates: Candidate[]): Found {
  const weighed = candidates
    .flatMap(({ person, isSameUid }) => {
      const verdict = likely(contact, person, isSameUid)
      return verdict ? [{ person, ...verdict }] : []
    })
    .toSorted((a, b) => b.points - a.points)
  const certain = weighed.filter(({ points }) => points >= sureFrom)
  const [first, second] = certain.length > 0 ? certain : weighed
  const isCalledSame = first && second && first.points - second.points > sureFrom * 10
  if (first && (!second || isCalledSame) && (certain.length > 0 || isNameEnough(contact, first.person)))
    return sure(first.person, first.reasons)
  const some = weighed.slice(0, mostShown)
  return { people: some.map(({ person, reasons }) => entry(person, reasons)), person: null }
}

const mostShown = 5

const sure = (person: Person, reasons: string[]): Found => ({ people: [entry(person, reasons)], person })
const entry = ({ id, displayName }: Person, reasons: string[]) => ({ connectionId: id, displayName, reasons })
const nothing = (people: Found['people']): ImportFinding => ({ people, isSure: false, adds: [], differs: [] })
