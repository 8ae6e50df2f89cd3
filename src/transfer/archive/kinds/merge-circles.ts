import { existingIds, findMergesAbove } from '#people/duplicates/merging/follow-merges.ts'
import type { MemberContext } from '#platform/context/context.ts'

type Merge = { connectionId: string; otherId: string; undoneAt?: string | undefined }

/**
 * Those merges by which, with the ones that are there, a person would become part of themselves. The other person of a
 * merge that is not open is here, and part of nobody.
 */
export async function findCircles<M extends Merge>(ctx: MemberContext, merges: M[]): Promise<Set<M>> {
  const notUndone = merges.filter(({ undoneAt }) => undoneAt === undefined)
  const here = await existingIds(
    ctx,
    notUndone.map(({ otherId }) => otherId),
  )
  const open = notUndone.filter(({ otherId }) => !here.has(otherId))
  const above = await findMergesAbove(
    ctx,
    open.map(({ connectionId }) => connectionId),
  )
  const into = new Map<string, string[]>()
  const add = ({ otherId, connectionId }: Merge) => into.set(otherId, [...(into.get(otherId) ?? []), connectionId])
  for (const merge of above.merges) add(merge)
  const circles = new Set<M>()
  for (const merge of open) {
    if (leadsTo(into, merge.connectionId, new Set([merge.otherId, ...above.beyond]))) circles.add(merge)
    else add(merge)
  }
  return circles
}

/** Whether somebody is, or has become part of, one of these people. */
function leadsTo(into: Map<string, string[]>, from: string, ends: Set<string>) {
  const reached = new Set([from])
  for (const id of reached) for (const next of into.get(id) ?? []) reached.add(next)
  return !reached.isDisjointFrom(ends)
}
