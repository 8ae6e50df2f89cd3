import { matchesEtag } from '#platform/network/etag.ts'

/** What must be so before a change: from the headers If-Match and If-None-Match. */
export type Conditions = { ifMatch?: string | undefined; ifNoneMatch?: string | undefined }

/**
 * `stale`: the device has to fetch it again first. `unreadable`: it is damaged. `unsupported`: it is something else than what
 * belongs into the collection.
 */
export type WriteOutcome = 'created' | 'updated' | 'stale' | Refused
export type Refused = 'unreadable' | 'unsupported'
export type RemoveOutcome = 'removed' | 'stale' | 'missing'

/** Whether a device has not seen the present state. The ETag is null for something that is not there. */
export function isOutdated(etag: string | null, { ifMatch, ifNoneMatch }: Conditions) {
  if (etag === null) return ifMatch !== undefined
  return matchesEtag(ifNoneMatch, etag) || (ifMatch !== undefined && !matchesEtag(ifMatch, etag))
}
