import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { photoKeys } from './files.ts'

// For imports, which are not changes by the member: `updatedAt` stays. The caller has locked the person.

/** Gives a person a photo whose files are stored. False if they have one already. */
export async function givePhoto(ctx: MemberContext, connectionId: string, photo: string) {
  const given = await personRow(ctx, connectionId)
    .set({ photo })
    .where('photo', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (given) await emit(ctx, 'connection.updated', connectionId, connectionId)
  return given !== undefined
}

/** Takes a photo back, unless the person has another one by now. */
export async function takePhoto(ctx: MemberContext, connectionId: string, photo: string) {
  const taken = await personRow(ctx, connectionId)
    .set({ photo: null })
    .where('photo', '=', photo)
    .returning('id')
    .executeTakeFirst()
  if (!taken) return
  await removeLater(ctx, photoKeys(ctx, photo))
  await emit(ctx, 'connection.updated', connectionId, connectionId)
}

function personRow(ctx: MemberContext, connectionId: string) {
  return ctx.db.updateTable('connections').where('memberId', '=', ctx.member.id).where('id', '=', connectionId)
}
