import type { Kith, MemberContext } from '#platform/context/context.ts'

type Hook = (ctx: MemberContext) => Promise<void>

/**
 * What other slices do when something happens to a member. They lie above this room, so the list is made where the handlers
 * are: src/door/member-hooks.ts.
 */
export type MemberHooks = {
  timeZoneChanged: Hook
  /** Somebody left a workspace, and belongs to another. */
  leftWorkspace: (ctx: MemberContext, left: { workspaceId: string; memberId: string }) => Promise<void>
  /** A token ended, or with a new password everything: turns off webhooks, and returns how many. */
  accessEnded: (ctx: Pick<Kith, 'db' | 'now'>, ended: { memberId: string; tokenId?: string }) => Promise<number>
  /** `before` runs before the member's row is removed, `after` runs after it: each in its order. */
  removed: { before: Hook[]; after: Hook[] }
}
