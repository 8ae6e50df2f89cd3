import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { columnsIn } from '#platform/db/schema/columns.ts'

export type State = 'draft' | 'snoozed' | 'sent' | 'dismissed'

export function followups(ctx: MemberContext) {
  return ctx.db
    .selectFrom('followups')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'followups.memberId')
        .onRef('connections.id', '=', 'followups.connectionId'),
    )
    .select(columnsIn('followups'))
    .select(['connections.displayName', 'connections.emails'])
    .where('followups.memberId', '=', ctx.member.id)
}

export type Row = Awaited<ReturnType<ReturnType<typeof followups>['executeTakeFirstOrThrow']>>

export async function getRow(ctx: MemberContext, id: string) {
  const row = await followups(ctx).where('followups.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.followups.noFollowup'))
  return row
}

/** When a snooze ends, the follow-up is a draft again. */
export function stateOf({ closedAs, snoozedUntil }: Pick<Row, 'closedAs' | 'snoozedUntil'>, now: string): State {
  if (closedAs) return closedAs
  return snoozedUntil && snoozedUntil > now ? 'snoozed' : 'draft'
}

export function followupView(row: Row, now: string) {
  const state = stateOf(row, now)
  return {
    id: row.id,
    connectionId: row.connectionId,
    connectionName: row.displayName,
    state,
    subject: row.subject,
    body: row.body,
    openers: row.drewOn.openers,
    drewOn: { ixIds: row.drewOn.ixIds, promiseIds: row.drewOn.promiseIds },
    writtenBy: row.writtenBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    snoozedUntil: state === 'snoozed' ? (row.snoozedUntil ?? undefined) : undefined,
    sentAt: state === 'sent' ? (row.closedAt ?? undefined) : undefined,
    ixId: row.interactionId ?? undefined,
    mailto: mailto(row),
  }
}

/** RFC 6068: line breaks are CRLF, and a plus sign is a plus sign. */
function mailto({ emails, subject, body }: Row) {
  const [email] = emails
  if (!email) return undefined
  const encode = (text: string) => encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`
}
