import { removeAllLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'

type Owner = Pick<MemberContext, 'member'>

/** Where uploaded archives of a member are stored. */
const archivesOf = ({ member }: Owner) => `archives/${member.id}/`

export const archiveKey = (owner: Owner, importId: string) => archivesOf(owner) + importId

/** Removes the archives of a member whose account is removed. */
export const forgetArchiveFiles = (ctx: MemberContext) => removeAllLater(ctx, archivesOf(ctx))
