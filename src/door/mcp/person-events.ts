import { missingToken } from '#members/access/authenticate.ts'
import type { Context } from '#platform/context/context.ts'
import type { EventRow, Follower } from '#platform/context/event-feed.ts'
import { latestEvent } from '#platform/events/read.ts'
import { personUri } from './person-resources.ts'

/** Calls `tell` with the address of each person that changes, until the caller leaves or their access ends. */
export async function followPeople(ctx: Context, tell: (uri: string) => void): Promise<Follower> {
  if (!ctx.caller) throw missingToken()
  const { member, tokenId, expiresAt } = ctx.caller
  const collect = onceEach(tell)
  const hear = (event: EventRow) => peopleIn(event).forEach(collect)
  const follower = ctx.feed.join({ memberId: member.id, tokenId, expiresAt, hear })
  try {
    follower.after = await latestEvent(ctx, member.id)
  } catch (error) {
    follower.over.abort()
    throw error
  }
  return follower
}

/** A merge is about two people. */
function peopleIn({ kind, subjectId, connectionId }: EventRow) {
  const ids = new Set([connectionId, kind.startsWith('connection.') ? subjectId : null])
  return [...ids].filter((id) => id !== null).map(personUri)
}

/** One note makes several events, which are read in one go: each person is told once. */
function onceEach(tell: (uri: string) => void) {
  const waiting = new Set<string>()
  return (uri: string) => {
    if (waiting.size === 0)
      queueMicrotask(() => {
        const uris = [...waiting]
        waiting.clear()
        for (const each of uris) tell(each)
      })
    waiting.add(uri)
  }
}
