import { type MemberContext, nowText } from '../context/context.ts'
import { prepared, preparedForRows } from '../db/prepared.ts'
import type { EventKind } from './api.ts'

/** Writes an event to the outbox, in the transaction that makes it true. */
export async function emit(ctx: MemberContext, kind: EventKind, subjectId: string, connectionId: string | null) {
  ctx.emitted?.push({ kind, subjectId })
  await write(ctx.db, { memberId: ctx.member.id, kind, subjectId, connectionId, createdAt: nowText(ctx) })
}

/** Writes several events in one statement. */
export async function emitAll(ctx: MemberContext, kind: EventKind, all: { subjectId: string; connectionId: string }[]) {
  if (all.length === 0) return
  ctx.emitted?.push(...all.map(({ subjectId }) => ({ kind, subjectId })))
  const common = { memberId: ctx.member.id, kind, createdAt: nowText(ctx) }
  await writeAll(
    ctx.db,
    all.map((each) => ({ ...common, ...each })),
  )
}

const columns = ['memberId', 'kind', 'subjectId', 'connectionId', 'createdAt'] as const
const writeAll = preparedForRows('events', columns, (insert) => insert)

type Event = { memberId: string; kind: string; subjectId: string; connectionId: string | null; createdAt: string }

const write = prepared((db, { memberId, kind, subjectId, connectionId, createdAt }: Event) =>
  db.insertInto('events').values({ memberId, kind, subjectId, connectionId, createdAt }),
)
