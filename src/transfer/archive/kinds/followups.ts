import { z } from 'zod'
import { Id, Instant, line } from '#contract/fields.ts'
import { FollowupView } from '#people/followups/api.ts'
import { entryTerms } from '#people/search/index/terms.ts'
import { tableKind } from '../records/table-kind.ts'
import { resolvePeople } from './people.ts'

const SourceIds = Id.array().max(1_000)

const FollowupRecord = z.strictObject({
  id: Id,
  connectionId: Id,
  subject: FollowupView.shape.subject,
  body: FollowupView.shape.body,
  drewOn: z.strictObject({
    ixIds: SourceIds,
    promiseIds: SourceIds,
    openers: FollowupView.shape.openers,
    tone: FollowupView.shape.tone,
  }),
  writtenBy: line(200),
  snoozedUntil: Instant.optional(),
  closedAt: Instant.optional(),
  closedAs: z.enum(['sent', 'dismissed']).optional(),
  ixId: Id.optional(),
  createdAt: Instant,
  updatedAt: Instant,
})

export const followups = tableKind({
  name: 'followups',
  table: 'followups',
  record: FollowupRecord,
  renamed: { ixId: 'interactionId' },
  resolve: resolvePeople,
  // Only open drafts are found by search.
  indexTermsOf: ({ id: sourceId, connectionId, subject, body, closedAt }) =>
    closedAt ? null : { connectionId, sourceId, place: 'drafted', terms: entryTerms(subject, body) },
})
