import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Db } from '#platform/db/schema/schema.ts'

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadsOf>['executeTakeFirstOrThrow']>>
export type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesOf>['executeTakeFirstOrThrow']>>

type ThreadOwner = { memberId: string }

export function threadsOf(db: Db, { memberId }: ThreadOwner) {
  return db.selectFrom('threads').select(columnsOf('threads')).where('memberId', '=', memberId)
}

export function messagesOf(db: Db, { memberId }: ThreadOwner) {
  return db.selectFrom('messages').select(columnsOf('messages')).where('memberId', '=', memberId)
}

export async function getThreadRow(ctx: MemberContext, id: string) {
  const row = await threadsOf(ctx.db, { memberId: ctx.member.id }).where('id', '=', id).executeTakeFirst()
  if (!row) throw noThread()
  return row
}

export async function getMessageRow(ctx: MemberContext, id: string) {
  const row = await messagesOf(ctx.db, { memberId: ctx.member.id }).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.ask.noMessage'))
  return row
}

/** The question of a turn and its answers, in order. */
export function turnOf(ctx: MemberContext, { threadId, turn }: Pick<MessageRow, 'threadId' | 'turn'>) {
  return messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('threadId', '=', threadId)
    .where('turn', '=', turn)
    .orderBy('attempt')
    .execute()
}

/** The same error for ids that never existed, belong to another member or were removed. */
export function noThread() {
  return new Refusal('not_found', say('refusals.ask.noThread'))
}
