import type { OperationName } from '#contract/api.ts'
import type { Context } from '#platform/context/context.ts'

/** Operations that can be undone by one of their own, whoever called them. */
const alwaysRecorded: OperationName[] = ['Leads_connect']

/** What tools change can be undone. */
export const mayBeRecorded = ({ via }: Context, operation: OperationName) =>
  via === 'mcp' || alwaysRecorded.includes(operation)
