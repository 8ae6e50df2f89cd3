import { etagOf, type TaskRow } from '../rows.ts'

/** What must be so before a change: from the headers If-Match and If-None-Match. */
export type Conditions = { ifMatch?: string | undefined; ifNoneMatch?: string | undefined }

/** Whether a device began from another state than the present one. */
export function isStale(row: TaskRow | undefined, { ifMatch, ifNoneMatch }: Conditions) {
  const isThere = row !== undefined && row.goneAt === null
  const names = (header: string) =>
    header.split(',').some((each) => each.trim() === '*' || (row && each.trim().replace(/^W\//, '') === etagOf(row)))
  if (ifMatch !== undefined && !(isThere && names(ifMatch))) return true
  return ifNoneMatch !== undefined && isThere && names(ifNoneMatch)
}
