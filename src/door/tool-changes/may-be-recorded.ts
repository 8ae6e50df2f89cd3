import type { OperationName } from '#contract/api.ts'
import type { Context } from '#platform/context/context.ts'

/** Operations with an undo operation of their own, for every caller. */
const alwaysRecorded: OperationName[] = ['Leads_connect']

/** Changes by tools can be undone. */
export const mayBeRecorded = ({ via }: Context, operation: OperationName) =>
  via === 'mcp' || alwaysRecorded.includes(operation)
