import type { PassageKind } from '../db/schema/values.ts'

/** The language of an e-mail. English if left out. */
type Addressed = { locale?: string | undefined }

/** The kinds of jobs and their input. A job may run twice: the result must be the same as if it ran once. */
export type Tasks = {
  /** Has the model read a note for promises that the rules missed. */
  'promises.suggest': { ixId: string }
  /** Removes jobs of no member that failed more than a month ago. */
  'jobs.sweep': Record<string, never>
  /** Removes events that are older than a month. */
  'events.sweep': Record<string, never>
  /** Recomputes the rhythms of a member's people: those with a tag, or all. */
  'moves.settle': { tagKey: string | null }
  /** Renames a tag of a member's people, or removes it. */
  'tags.replace': { from: string; to: string | null }
  /** Removes files whose rows are gone. */
  'blobs.remove': { keys: string[] } | { prefix: string }
  /** Removes files without a row, which a crash may leave behind. */
  'blobs.sweep': Record<string, never>
  /** Removes what belonged to a removed person, as far as it is still there. */
  'connections.clear': { connectionId: string }
  /** Reads the facts of timeline entries that an archive brought. */
  'facts.read': { ixIds: string[] }
  /** Transcribes a voice memo. */
  'memo.transcribe': { ixId: string }
  /** Sends an invite by e-mail, with a link of its own. */
  'mail.invite': { inviteId: string } & Addressed
  /** Sends a password reset link, if there is a member with this e-mail address. */
  'mail.reset': { email: string; next: string | null; until: string } & Addressed
  /** Sends a sign-up link, or says that there is an account with this e-mail address. */
  'mail.sign-up': { email: string; next: string | null; until: string } & Addressed
  /** Sends a link that proves the member's current or new e-mail address. */
  'mail.verification': { email: string; until: string } & Addressed
  /** Notifies a member's former e-mail address that it was changed. */
  'mail.email-changed': { formerEmail: string } & Addressed
  /** Tells a member that somebody removed them from a workspace. */
  'mail.removal': { memberId: string }
  /** Tells a member about security events of their account. */
  'mail.security': SecurityNews & Addressed
  /** Warns a member that a device removed very many people since then. */
  'mail.people-removed': { since: string }
  /** Sends a visitor the card they answered. */
  'mail.card': { leadId: string } & Addressed
  /** Sends a member their morning digest of this day. */
  'mail.digest': { on: string }
  /** Notifies a member of new leads, by e-mail and push. */
  'mail.leads': Record<string, never>
  /** Sends a notification to one browser, unless it is too late. */
  'push.deliver': { subscriptionId: string; news: PushNews; until: string }
  /** Looks whose digest is due, and whose promises have come due. */
  'reminders.sweep': Record<string, never>
  /** Removes leads that were discarded long ago. */
  'leads.sweep': Record<string, never>
  /** Deletes records removed more than 30 days ago for good. */
  'removals.sweep': Record<string, never>
  /** Counts a wrong password in the security log, if there is a member with this e-mail address. */
  'security.wrong-password': { email: string; network: string; device: string | null; requestId: string }
  /** Removes old entries of security logs. */
  'security.sweep': Record<string, never>
  /** Empties the database log, which still has deleted data. */
  'database.clear-log': Record<string, never>
  /** Removes what tools changed more than a day ago. */
  'tool-changes.sweep': Record<string, never>
  /** Removes expired tokens and requests of apps, and unused app registrations. */
  'apps.sweep': Record<string, never>
  /** Removes invites that ended long ago. */
  'invites.sweep': Record<string, never>
  /** Ends what expired tokens made. */
  'tokens.sweep': Record<string, never>
  /** Creates new signing keys for apps and removes old ones. */
  'apps.rotate': Record<string, never>
  /** Looks which calendars are to be read, and which have a meeting that has ended. */
  'meetings.sweep': Record<string, never>
  /** Reads a calendar if that is due, and brings the timelines up to date with it. */
  'meetings.follow': { calendarId: string }
  /** Reads the file of an import. */
  'imports.read': { importId: string }
  /** Adds and merges the rows of an import. */
  'imports.apply': { importId: string }
  /** Makes the photos of some rows of an import that has been applied. */
  'imports.photos': { importId: string; rows: number[] }
  /** Undoes an import. */
  'imports.undo': { importId: string }
  /** Removes the rows of a removed import. */
  'imports.forget': { importId: string }
  /** Removes old imports. */
  'address-book.sweep': Record<string, never>
  'imports.sweep': Record<string, never>
  /** Imports an archive. */
  'archive.import': { importId: string }
  /** Forgets the variants of words that left the search index. */
  'search.forget': Record<string, never>
  /** Removes old deliveries. */
  'webhooks.sweep': Record<string, never>
  /** Makes the vector of something that was added or changed. */
  'recall.embed': { memberId: string; kind: PassageKind; id: string }
  /** Removes the vectors of records that a member removed. */
  'recall.forget': { memberId: string }
  /** Starts a catch-up for every member. */
  'recall.fill': Record<string, never>
  /** Makes a member's missing vectors, from this id on; `seen` sources have been checked so far. */
  'recall.catch-up': { kind: PassageKind; after: string; seen: number }
}

export type Task = keyof Tasks

/** The content of a security e-mail: when, from where, and which token or app. */
type SecurityNews = {
  kind:
    | 'code.wrong'
    | 'session.started'
    | 'passkey.added'
    | 'authenticator.removed'
    | 'token.created'
    | 'device.created'
    | 'app.connected'
  at: string
  network?: string | undefined
  device?: string | undefined
  detail?: string | undefined
}

/** The content of a notification: the kind, the count, and the record if there is one. */
export type PushNews = { kind: 'promises' | 'leads'; count: number; id: string | null }

/** The context of a running job. */
export type JobRun = {
  memberId: string | null
  signal: AbortSignal
  progress: (part: number) => void
  /** True when a failure is not retried. */
  isLastTry: boolean
  /** 32 unguessable bytes, the same for each try, so an e-mail sent twice has one link. */
  secret?: () => Promise<Buffer>
}
