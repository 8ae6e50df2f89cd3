import type { MemberContext } from '#platform/context/context.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'
import { later } from '#platform/jobs/later.ts'
import { forgetVectors } from './forget.ts'

/** After which events something may say what it did not say before. */
const says: Record<string, PassageKind> = {
  'connection.created': 'connection',
  'connection.updated': 'connection',
  'connection.parted': 'connection',
  'interaction.added': 'interaction',
  'interaction.updated': 'interaction',
  'promise.made': 'promise',
  'promise.updated': 'promise',
  'followup.drafted': 'followup',
  'followup.updated': 'followup',
}

const ends = new Set(['connection.removed', 'connection.merged', 'interaction.removed', 'promise.removed'])
/** What one of two people had is the other's, or no longer. */
const changesBoth = new Set(['connection.merged', 'connection.parted'])

/** Keeps the vectors in step with what becomes true, in its transaction. */
export async function keepInStep(ctx: MemberContext, event: string, subjectId: string, connectionId: string | null) {
  if (ends.has(event)) await forgetVectors(ctx, [subjectId])
  if (!ctx.embedder) return
  const kind = says[event]
  if (kind) await embedLater(ctx, kind, subjectId)
  if (changesBoth.has(event) && connectionId) await embedLater(ctx, 'connection', connectionId)
}

/** Not among the jobs a member is shown: there are many, and nothing to do about any. */
async function embedLater(ctx: MemberContext, kind: PassageKind, id: string) {
  await later(ctx, 'recall.embed', { memberId: ctx.member.id, kind, id })
}
