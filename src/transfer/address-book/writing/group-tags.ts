import { parseField } from '#cards/vcards/format/person.ts'
import type { VcardGroup } from '#cards/vcards/reading/read-group.ts'
import { updateConnection } from '#people/connections/connections.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { labelKey } from '#people/connections/record/labels.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { createPace } from '#platform/db/pace.ts'
import { findPersonByUid } from '../names.ts'

/** Nobody has a group of more people. */
const maxMembers = 20_000

/** Whoever joined a group gets its name as a tag, and whoever left it loses the tag. A group without a name is no tag. */
export async function tagMembers(ctx: MemberContext, before: VcardGroup | null, after: VcardGroup | null) {
  const [had, has] = [tagOf(before), tagOf(after)]
  const [were, are] = [new Set(before?.members), new Set(after?.members.slice(0, maxMembers))]
  const isSame = had !== null && has !== null && labelKey(had) === labelKey(has)
  const pace = createPace()
  for (const member of were.union(are)) {
    const removed = were.has(member) && !(isSame && are.has(member)) ? had : null
    const added = are.has(member) && !(isSame && were.has(member)) ? has : null
    if (removed === null && added === null) continue
    const connectionId = await findPersonByUid(ctx, member)
    if (connectionId !== null) await pace.run(() => changeTags(ctx, connectionId, { added, removed }))
  }
}

function tagOf(group: VcardGroup | null) {
  const { value } = group ? parseField('tags', group.name) : {}
  return typeof value === 'string' ? value : null
}

type TagChange = { added: string | null; removed: string | null }

function changeTags(ctx: MemberContext, connectionId: string, { added, removed }: TagChange) {
  return transaction(ctx, async (ctx) => {
    if (!(await tryLockConnection(ctx, connectionId))) return
    const tags = (await findConnection(ctx, connectionId))?.tags ?? []
    const left = tags.filter((tag) => removed === null || labelKey(tag) !== labelKey(removed))
    const isNew = added !== null && !left.some((tag) => labelKey(tag) === labelKey(added))
    const changed = isNew && left.length < maxItems.tags ? [...left, added] : left
    if (changed.join('\n') !== tags.join('\n')) await updateConnection(ctx, { connectionId, tags: changed })
  })
}
