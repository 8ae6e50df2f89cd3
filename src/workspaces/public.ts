import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

/** What anybody may know of a workspace: that it is there, and what it is called. */
export async function getPublicWorkspace({ db }: Pick<Context, 'db'>, slug: string) {
  const found = await db.selectFrom('workspaces').select('name').where('slug', '=', slug).executeTakeFirst()
  if (!found) throw new Refusal('not_found', 'No workspace is at this address.')
  return found
}
