import type { Generated, Kysely, Selectable } from 'kysely'
import type { AddressBookSchema } from './address-books.ts'
import type { AppSchema } from './apps.ts'
import type { ArchiveSchema } from './archives.ts'
import type { CalendarSchema } from './calendar-feeds.ts'
import type { CaptureSchema } from './captures.ts'
import type { CardSchema } from './cards.ts'
import type { ImportSchema } from './imports.ts'
import type { MeetingSchema } from './meetings.ts'
import type { AskSchema } from './questions.ts'
import type { ReminderSchema } from './reminders.ts'
import type { RemovalSchema } from './removals.ts'
import type { SearchIndexSchema } from './search-index.ts'
import type { SecuritySchema } from './security-log.ts'
import type { SignInSchema } from './sign-in.ts'
import type { TaskSchema } from './tasks.ts'
import type { ToolChangeSchema } from './tool-changes.ts'
import type { Audio, DateText, EntrySource, FactKind, InstantText, Json, Lists, MovedIds, Profile } from './values.ts'
import type { WebhookSchema } from './webhooks.ts'

export const json = (value: unknown) => JSON.stringify(value)

export type Db = Kysely<Schema>

/** Where a walk through rows by their ids begins. */
export const beforeEveryId = '00000000-0000-0000-0000-000000000000'

export type Schema = AskSchema &
  AddressBookSchema &
  CaptureSchema &
  CardSchema &
  AppSchema &
  WebhookSchema &
  CalendarSchema &
  ImportSchema &
  MeetingSchema &
  ArchiveSchema &
  ReminderSchema &
  RemovalSchema &
  SearchIndexSchema &
  SignInSchema &
  TaskSchema &
  ToolChangeSchema &
  SecuritySchema & {
    // The directory: who there is. Small, and shared by every shard.
    /** One row, id 1. The owner is the first member to sign up; null when nobody is left. */
    instance: {
      id: number
      ownerId: string | null
      searchVersion: number
      stampKey: string
      /** The number of the last event that the vectors have followed. */
      vectorsAfter: Generated<number>
      /** The number of an event: the words of entries added after it may be missing in the index. Null if none are missing. */
      unindexedAfter: Generated<number | null>
      /** The number of the last event whose id was a plain number. */
      plainEventsUntil: Generated<number>
      /** The keys that sign notifications. */
      pushPublicKey: string
      pushPrivateKey: string
    }
    members: {
      id: string
      name: string
      email: string
      passwordHash: string
      timeZone: string
      createdAt: InstantText
      /** The card shown first. Here, and not on the card, so that there cannot be two. */
      defaultCardId: string | null
      /** A language tag such as pt-PT; null for whatever the browser prefers. */
      locale: string | null
      theme: Generated<'system' | 'light' | 'dark'>
      /** When single-key shortcuts were turned off; null while they are on. */
      keysOffAt: InstantText | null
      /** When the member proved that e-mails to this address reach them. */
      emailVerifiedAt: Generated<InstantText | null>
    }
    workspaces: { id: string; slug: string; name: string; createdAt: InstantText }
    memberships: { workspaceId: string; memberId: string; role: 'owner' | 'admin' | 'member'; joinedAt: InstantText }
    tokens: {
      id: string
      memberId: string
      kind: 'session' | 'personal' | 'device'
      name: string
      access: 'read' | 'write'
      hash: string
      createdAt: InstantText
      expiresAt: InstantText | null
      lastUsedAt: InstantText | null
      /** Where a session was started; null for personal tokens. */
      device: string | null
      network: string | null
      /** When the member last proved again that it is them; only sessions have it. */
      confirmedAt: InstantText | null
      /** 1 for a personal token that may manage invites, members and webhooks. */
      manages: Generated<number>
    }
    /** A link for a new password: one for a member, and none once the password is another. */
    passwordResets: { memberId: string; hash: string; expiresAt: InstantText; mailedAt: InstantText | null }
    /** A link that proves an e-mail address: of a member, or of somebody who wants to sign up. */
    emailLinks: { hash: string; email: string; memberId: string | null; expiresAt: InstantText }
    /** Devices and networks from which a member has signed in. */
    knownPlaces: { memberId: string; hash: string; seenAt: InstantText }
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
      /** How often the process that ran it died over it. */
      deaths: Generated<number>
      /** In hundredths of the whole, while it runs. */
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
      /** What a list by name is sorted by. */
      sortName: Generated<string>
      /** A name for the files of the photo: an id, and the beginning of the SHA-256 of what it was made from. */
      photo: string | null
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
      source: EntrySource
      occurredAt: InstantText
      createdAt: InstantText
      audio: Json<Audio> | null
      /** Whether the two were in touch, by the kind or by what the text says; `no` is a note about them. */
      contact: Generated<'yes' | 'no'>
    }
    /** Ids of entries that their senders chose. They stay when the entry is removed. */
    chosenIds: { memberId: string; id: string; createdAt: InstantText }
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
    /** What a note states about a person, or somebody of theirs: `about` is null for the person. `ends`: 1 if it is over. */
    facts: {
      memberId: string
      interactionId: string
      number: number
      kind: FactKind
      about: string | null
      value: string
      ends: number
      sentence: string
    }
    followups: {
      memberId: string
      id: string
      connectionId: string
      subject: string
      body: string
      /** With other sentences to begin with, where little was known. */
      drewOn: Json<{ ixIds: string[]; promiseIds: string[]; openers?: string[] }>
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
  }

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
  /** What the other had beside the fields: lines of vCard, those that the one who stayed had not, and other books' ids. */
  beside?: { lines: string[]; added: string[]; uids: string[] }
  /** The two had been kept apart. */
  wereApart?: true
}
