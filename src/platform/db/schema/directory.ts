import { id, instant, integer, jsonOf, table, text } from './table.ts'

/** Members and workspaces: small tables, shared by every shard. */
export const directoryTables = {
  /** One row, id 1. The owner is the first member to sign up; null when nobody is left. */
  instance: table({
    id: integer(),
    ownerId: id().nullable(),
    searchVersion: integer(),
    stampKey: text(),
    /** The number of the last event that the vectors have followed. */
    vectorsAfter: integer().withDefault(),
    /** The number of an event: the words of entries added after it may be missing in the index. Null if none are missing. */
    unindexedAfter: integer().nullable(),
    /** The number of the last event whose id was a plain number. */
    plainEventsUntil: integer().withDefault(),
    /** The keys that sign notifications. */
    pushPublicKey: text(),
    pushPrivateKey: text(),
  }),

  members: table({
    id: id(),
    name: text(),
    email: text(),
    passwordHash: text(),
    timeZone: text(),
    createdAt: instant(),
    /** The card shown first. Here, and not on the card, so that there cannot be two. */
    defaultCardId: id().nullable(),
    /** A language tag such as pt-PT; null for whatever the browser prefers. */
    locale: text().nullable(),
    theme: text<'system' | 'light' | 'dark'>().withDefault(),
    /** When single-key shortcuts were turned off; null while they are on. */
    keysOffAt: instant().nullable(),
    /** When the member closed the first steps on Today; null while they are shown. */
    firstStepsOffAt: instant().nullable(),
    /** When the member proved that e-mails to this address reach them. */
    emailVerifiedAt: instant().nullable(),
  }),

  workspaces: table({
    id: id(),
    slug: text(),
    name: text(),
    createdAt: instant(),
  }),

  memberships: table(
    {
      workspaceId: id(),
      memberId: id(),
      role: text<'owner' | 'admin' | 'member'>(),
      joinedAt: instant(),
    },
    { notArchived: 'Workspaces belong to their instance.' },
  ),

  tokens: table(
    {
      id: id(),
      memberId: id(),
      kind: text<'session' | 'personal' | 'device'>(),
      name: text(),
      access: text<'read' | 'write'>(),
      hash: text(),
      createdAt: instant(),
      expiresAt: instant().nullable(),
      lastUsedAt: instant().nullable(),
      /** Where a session was started; null for personal tokens. */
      device: text().nullable(),
      network: text().nullable(),
      /** When the member last proved again that it is them; only sessions have it. */
      confirmedAt: instant().nullable(),
      /** 1 for a personal token that may manage invites, members and webhooks. */
      manages: integer().withDefault(),
    },
    { notArchived: 'Contains secrets. New tokens are created in the other instance.' },
  ),

  /** A link for a new password: one for a member, and none once the password is another. */
  passwordResets: table(
    {
      memberId: id(),
      hash: text(),
      expiresAt: instant(),
      mailedAt: instant().nullable(),
    },
    { notArchived: 'Contains secrets that are valid for an hour.' },
  ),

  /** A link that proves an e-mail address: of a member, or of somebody who wants to sign up. */
  emailLinks: table(
    {
      hash: text(),
      email: text(),
      memberId: id().nullable(),
      expiresAt: instant(),
    },
    { notArchived: 'Contains secrets that are valid for a day.' },
  ),

  /** Devices and networks from which a member has signed in. */
  knownPlaces: table(
    {
      memberId: id(),
      hash: text(),
      seenAt: instant(),
    },
    { notArchived: 'Says where a member signed in on this instance.' },
  ),

  idempotency: table({
    scope: text(),
    operation: text(),
    keyHash: text(),
    fingerprint: text(),
    answer: text().nullable(),
    createdAt: instant(),
  }),

  /** The job queue. A worker claims a job by postponing it, so another takes over if it dies. */
  jobs: table(
    {
      id: id(),
      kind: text(),
      memberId: id().nullable(),
      about: jsonOf<unknown>(),
      /** At most one job has the same value. */
      only: text().nullable(),
      runAt: instant(),
      attempts: integer(),
      /** How often the process that ran it died over it. */
      deaths: integer().withDefault(),
      /** In hundredths of the whole, while it runs. */
      progress: integer().nullable(),
      failure: text().nullable(),
      deadAt: instant().nullable(),
      createdAt: instant(),
    },
    { notArchived: 'What this instance still has to do.' },
  ),
}
