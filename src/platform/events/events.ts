import { once } from 'node:events'
import { Refusal } from '#contract/errors.ts'
import type { EventStream, MemberContext } from '../context/context.ts'
import type { EventRow, Follower } from '../context/event-feed.ts'
import { eventIdsOf } from './event-ids.ts'
import { latestEvent, readEvents, resolveCursor } from './read.ts'
import { eventView } from './view.ts'

const pageSize = 500

/** Streams events from now on, or after the given one, until the caller leaves or their access ends. */
export async function followEvents(
  ctx: MemberContext,
  { after }: { after?: string | undefined },
  following: EventStream,
) {
  const { send, signal } = following
  const ids = await eventIdsOf(ctx, ctx.member.id)
  const hear = (event: EventRow) => send({ type: 'event', event: eventView(event, ids) }, ids.idOf(event.number))
  const { tokenId, expiresAt } = ctx
  const follower = ctx.feed.join({ memberId: ctx.member.id, tokenId, expiresAt, hear })
  const leave = () => follower.over.abort()
  signal.addEventListener('abort', leave)
  try {
    const memberId = ctx.member.id
    const named = after === undefined ? await latestEvent(ctx, memberId) : await ids.numberOf(after)
    const { number, isGap } = await resolveCursor(ctx, { memberId, number: named })
    const first = ids.idOf(named ?? number)
    send({ type: 'open', after: first }, first)
    if (isGap) send({ type: 'gap', after: ids.idOf(number) }, ids.idOf(number))
    follower.after = await catchUp(ctx, { over: follower.over, hear }, number, following)
    if (!follower.over.signal.aborted) await once(follower.over.signal, 'abort')
  } finally {
    signal.removeEventListener('abort', leave)
    leave()
  }
  const { reason } = follower.over.signal
  if (reason instanceof Refusal) throw reason
}

type Hearing = { over: Follower['over']; hear: (event: EventRow) => void }

/** Writes only as fast as the client reads, so that a long history does not fill the memory. */
async function catchUp(ctx: MemberContext, { over, hear }: Hearing, start: number, { waitUntilDrained }: EventStream) {
  let after = start
  for (let isMore = true; isMore && !over.signal.aborted; ) {
    const events = await readEvents(ctx, { memberId: ctx.member.id, after, limit: pageSize })
    for (const event of events) hear(event)
    after = events.at(-1)?.number ?? after
    isMore = events.length === pageSize
    await waitUntilDrained(over.signal)
  }
  return after
}

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
