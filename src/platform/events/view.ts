import type { EventRow } from '../context/event-feed.ts'
import type { EventKind } from './api.ts'
import type { EventIds as IdsOfMember } from './event-ids.ts'

type EventIds = Pick<EventRow, 'kind' | 'subjectId' | 'connectionId'>

export function eventView({ number, kind, subjectId, connectionId, createdAt }: EventRow, { idOf }: IdsOfMember) {
  return {
    id: idOf(number),
    kind: kind as EventKind,
    subjectId,
    connectionId: connectionId ?? undefined,
    path: pathOf({ kind, subjectId, connectionId }),
    createdAt,
  }
}

/** The API's name for the id of an event's subject. */
const subjectNames: Record<string, string> = {
  connection: 'connectionId',
  interaction: 'ixId',
  capture: 'captureId',
  promise: 'promiseId',
  followup: 'followupId',
  card: 'cardId',
  lead: 'leadId',
  answer: 'answerId',
  webhook: 'webhookId',
  // After a merge, the connection is the person who stays.
  'connection.merged': 'otherId',
  'connection.parted': 'otherId',
  'promise.suggested': 'suggestionId',
}

/** The ids of an event under the API's names for them. */
export function idsOf({ kind, subjectId, connectionId }: EventIds): Record<string, string> {
  const name = subjectNames[kind] ?? subjectNames[nounOf(kind)] ?? 'subjectId'
  return { ...(connectionId && { connectionId }), [name]: subjectId }
}

/** The path of an event's subject; undefined if it is removed or has no path of its own. */
export function pathOf({ kind, subjectId, connectionId }: EventIds) {
  if (kind.endsWith('.removed')) return undefined
  if (kind === 'connection.merged') return `/api/connections/${connectionId}`
  if (kind === 'promise.suggested') return '/api/promise-suggestions'
  return paths[nounOf(kind)]?.(subjectId, connectionId)
}

const entryPath = (id: string, connectionId: string | null) => `/api/connections/${connectionId}/interactions/${id}`

const paths: Record<string, (id: string, connectionId: string | null) => string> = {
  connection: (id) => `/api/connections/${id}`,
  interaction: entryPath,
  // A capture that is assigned is an entry with the same id.
  capture: (id, connectionId) => (connectionId ? entryPath(id, connectionId) : `/api/captures/${id}`),
  promise: (id) => `/api/promises/${id}`,
  followup: (id) => `/api/followups/${id}`,
  card: (id) => `/api/cards/${id}`,
  lead: (id) => `/api/leads/${id}`,
  webhook: (id) => `/api/webhooks/${id}`,
  archive: (id) => `/api/archive-imports/${id}`,
}

const nounOf = (kind: string) => kind.split('.')[0] ?? ''
