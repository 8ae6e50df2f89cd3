import type { z } from 'zod'
import type { api, OperationName } from '#contract/api.ts'
import { lockOpenDrafts } from '#people/followups/revert.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { madeBy, RecordId } from './records/kinds.ts'

/** An operation that changes something and is a tool. */
type WritingTool = {
  [Name in OperationName]: (typeof api)[Name] extends { access: 'write'; tool: object } ? Name : never
}[OperationName]

type Recording<Name extends OperationName> = {
  /** The records it may change. They are locked before it runs, in this order. */
  changes?: (input: z.output<(typeof api)[Name]['input']>, ctx: MemberContext) => RecordId[] | Promise<RecordId[]>
  /** The events of created records. Only the first one counts: the others belong to that record. */
  makes?: (keyof typeof madeBy)[]
}

type Recordings = { [Name in Exclude<WritingTool, 'ToolChanges_undo'>]: Recording<Name> } & {
  [Name in OperationName]?: Recording<Name>
}

/** The changes of each tool, for undo. A writing tool that is missing here is a compile error. */
export const recordings: Recordings = {
  Memory_addNote: { makes: ['interaction.added'] },
  Promises_create: { makes: ['promise.made'] },
  Promises_update: {
    changes: ({ promiseId: id }) => [
      { kind: 'promise', id },
      { kind: 'suggestion', id },
    ],
  },
  Promises_complete: { changes: ({ promiseId: id }) => [{ kind: 'promise', id }] },
  Followups_draft: {
    changes: async ({ connectionId }, ctx) =>
      (await lockOpenDrafts(ctx, connectionId)).map((id) => ({ kind: 'followup', id })),
    makes: ['followup.drafted'],
  },
  Followups_patch: { changes: ({ id }) => [{ kind: 'followup', id }] },
  Leads_connect: {
    changes: ({ id, connectionId }) => [
      { kind: 'lead', id },
      ...(connectionId ? [{ kind: 'person' as const, id: connectionId }] : []),
    ],
    makes: ['connection.created', 'interaction.added'],
  },
  Moves_rest: { changes: ({ connectionId: id }) => [{ kind: 'person', id }] },
  Connections_introduce: { makes: ['connection.created', 'interaction.added'] },
  Connections_addDetail: { changes: ({ connectionId: id }) => [{ kind: 'details', id }] },
  Connections_update: { changes: ({ connectionId: id }) => [{ kind: 'person', id }] },
}
