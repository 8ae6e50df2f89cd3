import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { countRows } from '#platform/db/counting.ts'
import { prepared } from '#platform/db/prepared.ts'
import { columnsIn } from '#platform/db/schema/columns.ts'
import { hasPerson } from '../connections/record/lock.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'

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
    tone: row.drewOn.tone,
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

/** How many drafts wait to be sent, without those that are snoozed. */
export async function countDrafts(ctx: MemberContext) {
  const [{ total } = { total: 0 }] = await drafts(ctx.db, { memberId: ctx.member.id, now: nowText(ctx) })
  return total
}

const drafts = prepared((db, { memberId, now }: { memberId: string; now: string }) =>
  countRows(
    db,
    db
      .selectFrom('followups')
      .select('id')
      .where('memberId', '=', memberId)
      .where('closedAt', 'is', null)
      .where((where) => where.or([where('snoozedUntil', 'is', null), where('snoozedUntil', '<=', now)]))
      .where(hasPerson('followups')),
  ),
)

type Draft = Pick<Row, 'subject' | 'body'>
type Change = { before: Draft | null; now: Draft | null }

/** A draft is searchable until it is closed. A sent one is then in the timeline. */
export async function indexDraft(ctx: MemberContext, of: Pick<Row, 'id' | 'connectionId'>, { before, now }: Change) {
  const record = { connectionId: of.connectionId, sourceId: of.id, place: 'drafted' as const }
  await indexTerms(ctx, record, termsOf(before), termsOf(now))
}

export const ifOpen = (row: Draft & Pick<Row, 'closedAt'>) => (row.closedAt === null ? row : null)

const termsOf = (draft: Draft | null) => (draft ? entryTerms(draft.subject, draft.body) : [])
