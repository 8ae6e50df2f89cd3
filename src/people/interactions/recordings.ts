import { randomUUIDv7 } from 'node:crypto'
import { removeAllLater, removeLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'

type Owner = Pick<MemberContext, 'member'>

/** Where the recordings of a member are among the blobs. */
export const recordingsOf = ({ member }: Owner) => `audio/${member.id}/`

export const recordingKey = (owner: Owner, ixId: string) => recordingsOf(owner) + ixId

/** Two recordings may come with the same chosen id, so each gets a key of its own. */
export const newRecordingKey = (owner: Owner, id: string) => `${recordingKey(owner, id)}.${randomUUIDv7()}`

/** Removes the recordings of a member whose account is removed. */
export const forgetAllRecordings = (ctx: MemberContext) => removeAllLater(ctx, recordingsOf(ctx))

/** When a person is removed. */
export async function forgetRecordings(ctx: MemberContext, connectionId: string) {
  const rows = await ctx.db
    .selectFrom('interactions')
    .select('audio')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('audio', 'is not', null)
    .execute()
  await removeLater(
    ctx,
    rows.flatMap(({ audio }) => (audio ? [audio.key] : [])),
  )
}
