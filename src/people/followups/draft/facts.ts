/** What a draft may be made of, and all of it. */
export type Facts = {
  member: { name: string }
  person: { displayName: string; company: string | null; title: string | null; emails: string[] }
  /** Newest first, at most 10: notes, voice memos (by their transcript), meetings, calls, messages, exchanges. */
  entries: Entry[]
  /** Open, soonest due first. */
  promises: OpenPromise[]
  /** Calendar date in the member's zone. */
  today: string
  timeZone: string
}

export type Entry = {
  ixId: string
  kind: string
  text: string
  source: 'member' | 'assistant' | 'visitor' | 'import'
  occurredAt: string
}

export type OpenPromise = { promiseId: string; text: string; dueOn: string | null; overdue: boolean }

export type Draft = { subject: string; body: string; drewOn: { ixIds: string[]; promiseIds: string[] } }
