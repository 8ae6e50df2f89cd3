import type { MemberContext } from '../context/context.ts'
import { readEvents, resolveCursor } from './read.ts'
import { eventView } from './view.ts'

type ListOptions = { after?: string | undefined; limit: number }

export async function listEvents(ctx: MemberContext, { after = '0', limit }: ListOptions) {
  const memberId = ctx.member.id
  const { number, isGap } = await resolveCursor(ctx, { memberId, number: Number(after) })
  const events = await readEvents(ctx, { memberId, after: number, limit })
  const gap = isGap ? (true as const) : undefined
  return { events: events.map(eventView), next: String(events.at(-1)?.number ?? number), gap }
}
