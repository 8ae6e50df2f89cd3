import type { MemberContext } from '../context/context.ts'
import { eventIdsOf } from './event-ids.ts'
import { latestEvent, readEvents, resolveCursor } from './read.ts'
import { eventView } from './view.ts'

type ListOptions = { after?: string | undefined; limit: number }

export async function listEvents(ctx: MemberContext, { after = '0', limit }: ListOptions) {
  const memberId = ctx.member.id
  const ids = await eventIdsOf(ctx, memberId)
  const { number, isGap } = await resolveCursor(ctx, { memberId, number: await ids.numberOf(after) })
  const events = await readEvents(ctx, { memberId, after: number, limit })
  const gap = isGap ? (true as const) : undefined
  return { events: events.map((event) => eventView(event, ids)), next: ids.idOf(events.at(-1)?.number ?? number), gap }
}

/** The id of a member's last event. */
export async function latestEventId(ctx: MemberContext) {
  const { idOf } = await eventIdsOf(ctx, ctx.member.id)
  return idOf(await latestEvent(ctx, ctx.member.id))
}
