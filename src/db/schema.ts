import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'

/** An instant such as 2026-03-14T09:30:00.000Z, always in UTC with milliseconds. */
export type InstantText = string
/** A calendar date such as 2026-03-14, without a zone. */
export type DateText = string
/** Read as a value, written through `json()`: the engines take JSON as text. */
export type Json<T> = ColumnType<T, string, string>

export const json = (value: unknown) => JSON.stringify(value)

export type Db = Kysely<Schema>

/** Where a walk through rows by their ids begins. */
export const beforeEveryId = '00000000-0000-0000-0000-000000000000'

export type Schema = {
  // The directory: who there is. Small, and shared by every shard.
  /** One row, id 1. The owner is the first member to sign up; null when nobody is left. */
  instance: { id: number; ownerId: string | null; searchVersion: number; stampKey: string }
  members: {
    id: string
    name: string
    email: string
    passwordHash: string
    timeZone: string
    createdAt: InstantText
    /** The card shown first. Here, and not on the card, so that there cannot be two. */
    defaultCardId: string | null
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
  /** An invitation to a workspace. Whoever holds its token may accept it, once. */
  invites: {
    id: string
    workspaceId: string
    invitedBy: string | null
    email: string
    role: 'owner' | 'admin' | 'member'
    tokenHash: string
    /** Of the token that was mailed: made when the mail was, so that no token waits in the clear. */
    mailedHash: string | null
    createdAt: InstantText
    expiresAt: InstantText
    mailedAt: InstantText | null
    acceptedAt: InstantText | null
    acceptedBy: string | null
    revokedAt: InstantText | null
  }
  /** Where a visitor's path leads: by workspace and slug, or by the code that is printed and never changes. */
  cardAddresses: { workspaceId: string; slug: string; code: string; memberId: string; cardId: string }
  idempotency: {
    scope: string
    operation: string
    keyHash: string
    fingerprint: string
    answer: string | null
    createdAt: InstantText
  }
  /** What is to be done later. Claimed by putting it off: whoever dies with it leaves it to the next. */
  jobs: {
    id: string
    kind: string
    memberId: string | null
    about: Json<unknown>
    /** Of jobs with the same, there is one. */
    only: string | null
    runAt: InstantText
    attempts: number
    /** In hundredths of the whole. */
    progress: number | null
    failure: string | null
    deadAt: InstantText | null
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
    /** The shortest rhythm of a tag of theirs. */
    tagRhythmDays: number | null
    /** How often they have met, as far as that shows. */
    learnedRhythmDays: number | null
    /** Before which day they are not to be suggested. */
    restUntil: DateText | null
    /** The day on which their rhythm, and their rest, have passed; null for those without history. */
    contactDueOn: DateText | null
    /** Month and day of the birthday, such as 04-23. */
    birthdayOn: string | null
    /** What two spellings of one name have in common. */
    nameKey: string | null
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
    audio: Json<Audio> | null
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
    /** The entry of the timeline it was found in, and the sentence. */
    interactionId: string | null
    sentence: string | null
    /** Set while the day is ours, because none was said. */
    dueAssumedAt: InstantText | null
  }
  /**
   * What a note seems to promise. With a promise it was sure, or accepted; without one it is a suggestion until it is
   * dismissed. Kept as long as the note, so that what was dismissed or removed does not come back when it is edited.
   */
  findings: {
    memberId: string
    id: string
    connectionId: string
    interactionId: string
    text: string
    sentence: string
    dueOn: DateText | null
    dueTime: string
    foundBy: 'rules' | 'model'
    createdAt: InstantText
    promiseId: string | null
    dismissedAt: InstantText | null
  }
  followups: {
    memberId: string
    id: string
    connectionId: string
    subject: string
    body: string
    drewOn: Json<{ ixIds: string[]; promiseIds: string[] }>
    /** `rules`, or the name of the model. */
    writtenBy: string
    createdAt: InstantText
    updatedAt: InstantText
    snoozedUntil: InstantText | null
    closedAt: InstantText | null
    closedAs: 'sent' | 'dismissed' | null
    /** What sending it logged. */
    interactionId: string | null
  }
  cards: {
    memberId: string
    id: string
    templateId: string
    /** One of the colours of its template. */
    colour: string
    contents: Json<CardContents>
    photo: Json<Photo> | null
    videoBackgroundId: string | null
    /** Since when visitors find nothing there. */
    hiddenAt: InstantText | null
    createdAt: InstantText
    updatedAt: InstantText
  }
  /** What became of a card on a day in its member's time zone. Only counts: nothing tells who. */
  cardDays: {
    memberId: string
    cardId: string
    day: DateText
    views: Generated<number>
    botViews: Generated<number>
    saves: Generated<number>
    exchanges: Generated<number>
  }
  /** What a visitor left, as they wrote it, until it is a connection or discarded. */
  leads: {
    memberId: string
    id: string
    sourceCard: Json<SourceCard>
    displayName: string
    email: string | null
    phone: string | null
    company: string | null
    title: string | null
    note: string | null
    profiles: Json<LeadProfile[]>
    consent: Json<Consent> | null
    /** The same for the same details on the same card. */
    fingerprint: string
    /** Since when it waits for a second look, and why. */
    heldAt: InstantText | null
    heldFor: Json<string[]>
    createdAt: InstantText
    updatedAt: InstantText
    connectedAt: InstantText | null
    connectionId: string | null
    discardedAt: InstantText | null
  }
  tagRhythms: { memberId: string; tagKey: string; tag: string; days: number }
  /** Two people made one, with what is needed to part them again. */
  merges: {
    memberId: string
    id: string
    connectionId: string
    otherId: string
    before: Json<MergeRecord>
    /** The ids of what was the other's. */
    moved: Json<MovedIds>
    createdAt: InstantText
    undoneAt: InstantText | null
  }
  /** Pairs that look alike and are not the same person; the smaller id first. */
  distinctPeople: { memberId: string; oneId: string; otherId: string }
  /** What became true, in order: the outbox. Only ids, nothing that anyone wrote. */
  events: {
    number: Generated<number>
    memberId: string
    kind: string
    subjectId: string
    connectionId: string | null
    createdAt: InstantText
  }
  /** Which words lead to which people: `own` are those of the person's own fields, `said` those of the timeline. */
  searchTerms: { memberId: string; place: 'own' | 'said'; term: string; connectionId: string; sourceId: string }
  /** Misspellings, one letter left out, of the words in people's own fields. */
  searchVariants: { memberId: string; variant: string; term: string }
}

/** A recording: `key` is its place among the blobs. */
export type Audio = {
  key: string
  mediaType: string
  bytes: number
  sha256: string
  /** Unknown for a recording that does not say. */
  seconds: number | null
  transcription: 'given' | 'waiting' | 'made' | 'failed' | 'off'
}

/** What is written on a card. */
export type CardContents = {
  name: string
  title?: string | undefined
  company?: string | undefined
  pronouns?: string | undefined
  bio?: string | undefined
  emails: { label: 'work' | 'home' | 'other'; address: string }[]
  phones: { label: 'mobile' | 'work' | 'home' | 'fax' | 'other'; number: string }[]
  addresses: PostalAddress[]
  links: { url: string; label?: string | undefined }[]
}

export type PostalAddress = {
  label: 'work' | 'home' | 'other'
  street?: string | undefined
  city?: string | undefined
  region?: string | undefined
  postalCode?: string | undefined
  country?: string | undefined
}

/** A photo of a card: its files are `photos/{card}/{id}-{width}.webp` and `.jpg`, one of each for every width. */
export type Photo = { id: string; widths: number[]; width: number; height: number }

/** The card a visitor answered, as it was then: it may be gone by now. */
export type SourceCard = { id: string; workspaceId: string; workspace: string; slug: string; name: string }

/** What the visitor was shown, and when they agreed. */
export type Consent = { text: string; at: string }

export type LeadProfile = Profile & { profileId: string }

/** What is known of a merge, as long as the merged person is: nothing, once they are removed. */
export type MergeRecord = {
  /** The other person, column by column. */
  other?: Selectable<Schema['connections']>
  /** What the merge changed of the one who stayed. */
  changed?: Record<string, { was: string | number | null; became: string | number | null }>
  added?: Lists
  setAside?: { field: string; kept: string; other: string }[]
  /** The people from whom the one who stayed is kept apart because the other was. */
  apart?: string[]
  /** The two had been kept apart. */
  wereApart?: true
}

export type Lists = { emails: string[]; phones: string[]; tags: string[]; profiles: Profile[] }
export type MovedIds = { interactions: string[]; promises: string[]; followups: string[] }

export type Profile = { service: string; handle?: string | undefined; url: string }

/** The columns that hold JSON, for the engine that hands them out as text. */
export const jsonColumns = new Set([
  'emails',
  'phones',
  'tags',
  'profiles',
  'audio',
  'drewOn',
  'before',
  'moved',
  'about',
  'contents',
  'photo',
  'sourceCard',
  'consent',
  'heldFor',
])
