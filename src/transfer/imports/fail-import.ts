import { storeReason } from '#contract/texts/reason.ts'
import type { Text } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { changeImport, fileKey, type StoredImport } from './stored-import.ts'

/** Marks an import as failed, unless it has moved on to another state. */
export async function failImport(ctx: MemberContext, { id, state }: Pick<StoredImport, 'id' | 'state'>, failure: Text) {
  await transaction(ctx, async (ctx) => {
    await changeImport(ctx, id)
      .set({ state: 'failed', failure: storeReason(failure) })
      .where('state', '=', state)
      .execute()
    if (state === 'reading') await removeLater(ctx, [fileKey(ctx.member.id, id)])
  })
}
