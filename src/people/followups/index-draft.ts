import type { MemberContext } from '#platform/context/context.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import type { Row } from './row.ts'

type Draft = Pick<Row, 'subject' | 'body'>
type Change = { before: Draft | null; now: Draft | null }

/** A draft is searchable until it is closed. A sent one is then in the timeline. */
export async function indexDraft(ctx: MemberContext, of: Pick<Row, 'id' | 'connectionId'>, { before, now }: Change) {
  const record = { connectionId: of.connectionId, sourceId: of.id, place: 'drafted' as const }
  await indexTerms(ctx, record, termsOf(before), termsOf(now))
}

export const ifOpen = (row: Draft & Pick<Row, 'closedAt'>) => (row.closedAt === null ? row : null)

const termsOf = (draft: Draft | null) => (draft ? entryTerms(draft.subject, draft.body) : [])
