import type { Related } from '#cards/vcards/format/related.ts'
import { addNamedRelations, removeNamedRelations } from '#people/relations/named.ts'
import { type Marking, markBoth } from '#people/relations/relations.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findPersonByUid } from './cards.ts'

/** Adds the relations of a card. Returns the ids of new ones, and the lines of those that cannot be one. */
export async function addRelated(
  ctx: MemberContext,
  connectionId: string,
  related: Related[],
  mark: Marking = markBoth,
) {
  const [ids, lines]: [string[], string[]] = [[], []]
  for (const { kind, word, name, uid, lines: own } of related) {
    const otherId = await findPersonByUid(ctx, uid)
    const isKnown = name !== '' || otherId !== null
    const outcome = isKnown && (await addNamedRelations(ctx, connectionId, [{ kind, word, name, otherId }], mark))
    if (!outcome || outcome.refused.length > 0) lines.push(...own)
    else ids.push(...outcome.added)
  }
  return { ids, lines }
}

/** What a device changed: it has the relations of its base, and writes them in its own way. */
export async function changeRelated(ctx: MemberContext, connectionId: string, base: Related[] | null, sent: Related[]) {
  const keyOf = ({ kind, name, uid }: Related) => `${kind} ${name || uid}`.toLowerCase()
  const [before, after] = [new Set(base?.map(keyOf)), new Set(sent.map(keyOf))]
  await removeNamedRelations(ctx, connectionId, base?.filter((each) => !after.has(keyOf(each))) ?? [])
  return addRelated(
    ctx,
    connectionId,
    sent.filter((each) => !before.has(keyOf(each))),
  )
}
