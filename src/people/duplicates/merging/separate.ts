import type { MergeRecord } from '#platform/db/schema/people.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Person } from '../../connections/record/full-row.ts'
import { listFields, missingValues } from '../../connections/record/lists.ts'

type Heir = { before: MergeRecord }

/**
 * Removes from a person what a merge brought, if it is still as the merge left it. A value that another merged person
 * (an heir) had too stays, and from then on counts as brought by that person's merge.
 */
export function separate(kept: Person, { changed = {}, added = emptyLists }: MergeRecord, heirs: Heir[]): Person {
  const person = { ...kept }
  for (const [name, brought] of Object.entries(changed)) {
    const field = name as keyof Person
    if (kept[field] !== brought.became) continue
    const heir = heirs.find(({ before }) => before.other?.[field] === brought.became)
    if (heir) heir.before = { ...heir.before, changed: { ...heir.before.changed, [field]: brought } }
    else Object.assign(person, { [field]: brought.was })
  }
  for (const field of listFields) {
    for (const value of added[field]) {
      const one = { ...emptyLists, [field]: [value] }
      const heir = heirs.find(({ before }) => before.other && missingValues(before.other, one)[field].length === 0)
      if (heir) heir.before = { ...heir.before, added: inherited(heir.before, field, value) }
      else Object.assign(person, { [field]: person[field].filter((each) => json(each) !== json(value)) })
    }
  }
  return person
}

function inherited({ added = emptyLists }: MergeRecord, field: (typeof listFields)[number], value: unknown) {
  return { ...added, [field]: [...added[field], value] }
}

const emptyLists = { emails: [], phones: [], tags: [], profiles: [] }
