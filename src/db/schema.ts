import type { ColumnType, Kysely } from 'kysely'

/** An instant such as 2026-03-14T09:30:00.000Z, always in UTC with milliseconds. */
export type InstantText = string
/** A calendar date such as 2026-03-14, without a zone. */
export type DateText = string
/** Read as a value, written through `json()`: the engines take JSON as text. */
export type Json<T> = ColumnType<T, string, string>

export const json = (value: unknown) => JSON.stringify(value)

export type Db = Kysely<Schema>

export type Schema = {
  // The directory: who there is. Small, and shared by every shard.
  /** One row, id 1. The owner is the first member to sign up; null when nobody is left. */
  instance: { id: number; ownerId: string | null; searchVersion: number }
  members: {
    id: string
    name: string
    email: string
    passwordHash: string
    timeZone: string
    createdAt: InstantText
  }
  workspaces: { id: string; slug: string; name: string; createdAt: InstantText }
  memberships: { workspaceId: string; memberId: string; role: 'owner' | 'admin' | 'member'; joinedAt: InstantText }
  tokens: {
    id: string
    memberId: string
    kind: 'session' | 'personal'
    name: string
    access: 'read' | 'write'
    hash: string
    createdAt: InstantText
    expiresAt: InstantText | null
    lastUsedAt: InstantText | null
  }
  idempotency: {
    scope: string
    operation: string
    keyHash: string
    fingerprint: string
    answer: string | null
    createdAt: InstantText
  }

  // Private: every key and index starts with the member.
  connections: {
    memberId: string
    id: string
    displayName: string
    company: string | null
    title: string | null
    emails: Json<string[]>
    phones: Json<string[]>
    tags: Json<string[]>
    profiles: Json<Profile[]>
    location: string | null
    howMet: string | null
    metOn: DateText | null
    birthday: string | null
    rhythmDays: number | null
    createdAt: InstantText
    updatedAt: InstantText
    lastContactAt: InstantText | null
    /** The later of when it was made and the last contact: what "recent" sorts by. */
    recentAt: InstantText
  }
  interactions: {
    memberId: string
    id: string
    connectionId: string
    kind: 'note' | 'voice_memo' | 'meeting' | 'call' | 'message' | 'exchange'
    text: string | null
    transcript: string | null
    source: 'member' | 'assistant' | 'visitor'
    occurredAt: InstantText
    createdAt: InstantText
  }
  promises: {
    memberId: string
    id: string
    connectionId: string
    text: string
    dueOn: DateText
    /** Such as 15:30. 24:00 is the end of the day: no time was given. */
    dueTime: string
    createdAt: InstantText
    completedAt: InstantText | null
  }
  /** Which words lead to which people: `own` are those of the person's own fields, `said` those of the timeline. */
  searchTerms: { memberId: string; place: 'own' | 'said'; term: string; connectionId: string; sourceId: string }
  /** Misspellings, one letter left out, of the words in people's own fields. */
  searchVariants: { memberId: string; variant: string; term: string }
}

export type Profile = { service: string; handle?: string | undefined; url: string }

/** The columns that hold JSON, for the engine that hands them out as text. */
export const jsonColumns = new Set(['emails', 'phones', 'tags', 'profiles'])
