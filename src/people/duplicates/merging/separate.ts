import type { MemberContext } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import type { MergeRecord } from '#platform/db/schema/people.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Lists } from '#platform/db/schema/values.ts'
import { formerValues } from '#platform/removals/take-back.ts'
import { emptyLists, listFields, missingValues } from '../../connections/record/lists.ts'
import type { Row } from '../../connections/record/row.ts'

/** A merge into the same person that was not undone. What its person had too stays with it. */
export type Heir = { id: string; before: MergeRecord; inherits?: boolean }

/** The heirs of a merge, or of an import: of all but the merge that is undone. */
export async function findHeirs(ctx: MemberContext, connectionId: string, undone?: string): Promise<Heir[]> {
  return ctx.db
    .selectFrom('merges')
    .select(['id', 'before'])
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .$if(undone !== undefined, (query) => query.where('id', '!=', undone ?? ''))
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute()
}

type Brought = Pick<MergeRecord, 'changed' | 'added'>

/**
 * Removes from a person what a merge or an import brought, if it is still as that left it. A value that an heir had too
 * stays, and from then on counts as brought by that merge.
 */
export function separate<Kept extends Row>(kept: Kept, { changed = {}, added = emptyLists }: Brought, heirs: Heir[]) {
  const person = {
    ...kept,
    ...formerValues(changed, kept as Row, (field, brought) => {
      const isBrought = (one: Partial<Row> | undefined) => one?.[field] === brought.became
      const heir = isBrought(kept) && heirs.find(({ before }) => isBrought(before.other))
      if (heir) inherit(heir, { changed: { ...heir.before.changed, [field]: brought } })
      return Boolean(heir)
    }),
  }
  for (const field of listFields) {
    for (const value of added[field] ?? []) {
      const heir = heirs.find(({ before: { other } }) => other && hasValue(other, field, value))
      if (heir) inherit(heir, { added: inherited(heir.before, field, value) })
      else Object.assign(person, { [field]: person[field].filter((each) => json(each) !== json(value)) })
    }
  }
  return person
}

/** The lines of vCard that stay: those that the merge or import did not add, and those that an heir had too. */
export function separateLines(lines: string[], added: string[], heirs: Heir[]) {
  return lines.filter((line) => {
    if (!added.includes(line)) return true
    const heir = heirs.find(({ before }) => before.beside?.lines.includes(line))
    const { beside } = heir?.before ?? {}
    if (heir && beside && !beside.added.includes(line))
      inherit(heir, { beside: { ...beside, added: [...beside.added, line] } })
    return heir !== undefined
  })
}

function inherit(heir: Heir, change: MergeRecord) {
  heir.before = { ...heir.before, ...change }
  heir.inherits = true
}

/** Stores what heirs have inherited. */
export async function storeHeirs(ctx: MemberContext, heirs: Heir[]) {
  for (const { id, before, inherits } of heirs) {
    if (!inherits) continue
    await updateOwn(ctx, 'merges', id)
      .set({ before: json(before) })
      .execute()
  }
}

function hasValue<Field extends keyof Lists>(other: Lists, field: Field, value: Lists[Field][number]) {
  return missingValues(other, { ...emptyLists, [field]: [value] })[field].length === 0
}

function inherited({ added = emptyLists }: MergeRecord, field: keyof Lists, value: unknown) {
  return { ...added, [field]: [...(added[field] ?? []), value] }
}
