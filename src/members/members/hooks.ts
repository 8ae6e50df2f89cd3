import type { MemberContext } from '#platform/context/context.ts'

type Hook = (ctx: MemberContext) => Promise<void>

/**
 * What other slices do when something happens to a member. They lie above this room, so the list is made where the handlers
 * are: src/door/member-hooks.ts.
 */
export type MemberHooks = {
  timeZoneChanged: Hook
  /** Somebody leaves a workspace and `toId` takes over what stays there. */
  leftWorkspace: (ctx: MemberContext, left: { workspaceId: string; fromId: string; toId: string }) => Promise<void>
  /** `before` runs before the member's row is removed, `after` runs after it: each in its order. */
  removed: { before: Hook[]; after: Hook[] }
}
