import type { MemberContext } from '../context.ts'

type Owner = Pick<MemberContext, 'member'>

/** Where the recordings of a member are among the blobs. */
export const recordingsOf = ({ member }: Owner) => `audio/${member.id}/`

export const recordingKey = (owner: Owner, ixId: string) => recordingsOf(owner) + ixId
