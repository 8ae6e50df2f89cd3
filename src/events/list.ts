import type { MemberContext } from '../context.ts'
import { isForgotten, readEvents } from './read.ts'
import { eventView } from './view.ts'

type Wanted = { after?: string | undefined; limit: number }

export async function listEvents(ctx: MemberContext, { after = '0', limit }: Wanted) {
  const place = { memberId: ctx.member.id, number: Number(after) }
  const events = await readEvents(ctx, { memberId: ctx.member.id, after: place.number, limit })
  const gap = (await isForgotten(ctx, place)) ? (true as const) : undefined
  return { events: events.map(eventView), next: String(events.at(-1)?.number ?? place.number), gap }
}
