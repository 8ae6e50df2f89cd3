import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'

/** The same for an id that never was and for one of another member. */
export function noConnection() {
  return new Refusal('not_found', 'No connection has this id. Use search_connections to find it.')
}

export async function refuseUnknown(ctx: MemberContext, connectionId: string) {
  const known = await ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .executeTakeFirst()
  if (!known) throw noConnection()
}

/**
 * Holds a connection's row until the transaction ends: changes to what belongs to it happen one at a time.
 * An update that changes nothing does what `for update` would, on both engines.
 */
export async function holdConnection(ctx: MemberContext, connectionId: string) {
  if (!(await tryToHold(ctx, connectionId))) throw noConnection()
}

/** False when there is none. */
export async function tryToHold(ctx: MemberContext, connectionId: string) {
  const held = await ctx.db
    .updateTable('connections')
    .set({ id: connectionId })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** Holds the connection that something belongs to, and says which. Until it is held, a merge may give it to another. */
export async function holdOwner(ctx: MemberContext, ownerOf: () => Promise<string>): Promise<string> {
  const owner = await ownerOf()
  if ((await tryToHold(ctx, owner)) && (await ownerOf()) === owner) return owner
  return holdOwner(ctx, ownerOf)
}
