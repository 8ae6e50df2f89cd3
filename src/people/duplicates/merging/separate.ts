import { json, type MergeRecord } from '#platform/db/schema/schema.ts'
import type { Person } from '../../connections/record/full-row.ts'
import { addedBy, listed } from './lists.ts'

type Heir = { before: MergeRecord }

/**
 * Takes from a person what a merge brought, as far as it is still as the merge left it. What another who became part of
 * them had too stays, and is from now on what that one's merge brought.
 */
export function part(kept: Person, { changed = {}, added = none }: MergeRecord, heirs: Heir[]): Person {
  const person = { ...kept }
  for (const [name, brought] of Object.entries(changed)) {
    const field = name as keyof Person
    if (kept[field] !== brought.became) continue
    const heir = heirs.find(({ before }) => before.other?.[field] === brought.became)
    if (heir) heir.before = { ...heir.before, changed: { ...heir.before.changed, [field]: brought } }
    else Object.assign(person, { [field]: brought.was })
  }
  for (const field of listed) {
    for (const value of added[field]) {
      const one = { ...none, [field]: [value] }
      const heir = heirs.find(({ before }) => before.other && addedBy(before.other, one)[field].length === 0)
      if (heir) heir.before = { ...heir.before, added: inherited(heir.before, field, value) }
      else Object.assign(person, { [field]: person[field].filter((each) => json(each) !== json(value)) })
    }
  }
  return person
}

function inherited({ added = none }: MergeRecord, field: (typeof listed)[number], value: unknown) {
  return { ...added, [field]: [...added[field], value] }
}

const none = { emails: [], phones: [], tags: [], profiles: [] }
