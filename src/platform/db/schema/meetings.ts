import type { InstantText, Json } from './values.ts'

/** A person invited to a meeting, as the calendar has them. */
export type Attendee = { email: string; name?: string | undefined }

/** Why a calendar could not be read. */
export type CalendarProblem =
  | 'unreachable'
  | 'refused'
  | 'sign_in'
  | 'not_found'
  | 'not_a_calendar'
  | 'too_large'
  | 'server_error'
  | 'key_lost'

export type MeetingSchema = {
  /** A calendar of the member's that Kith reads. Kept for 30 days after it was removed, so that it can be restored. */
  meetingCalendars: {
    memberId: string
    id: string
    name: string
    /** Of the address, which is secret: this much is shown. */
    host: string
    /** The address, user name and password, encrypted with a key that is not in the database. */
    sealedSource: string
    /** Addresses, beside that of the account, by which the member is invited. */
    ownEmails: Json<string[]>
    etag: string | null
    /** The Last-Modified of what was read last, as the server wrote it. */
    modified: string | null
    /** When its events were last read, rather than found unchanged. */
    parsedAt: InstantText | null
    createdAt: InstantText
    /** When it was last read without a problem. */
    lastReadAt: InstantText | null
    triedAt: InstantText | null
    problem: CalendarProblem | null
    /** How often in a row reading failed. */
    failures: number
    nextReadAt: InstantText
    /** When there is something to do: the next reading, or the end of a meeting. */
    lookAt: InstantText
    removedAt: InstantText | null
  }
  /** An occurrence of an event with other people. */
  meetings: {
    memberId: string
    id: string
    calendarId: string
    uid: string
    /** When a recurring event was to start before it was moved; empty for an event that happens once. */
    originalStart: string
    startsAt: InstantText
    endsAt: InstantText
    title: string
    attendees: Json<Attendee[]>
    /** When the calendar no longer had it; it goes with the entries it became. */
    cancelledAt: InstantText | null
  }
  /** The timeline entry that a meeting became for a person. It stays when the member removes the entry. */
  meetingEntries: {
    memberId: string
    meetingId: string
    connectionId: string
    ixId: string
    /** The address by which the person was invited. */
    email: string
    /** As it was written: if the entry has another time, the member changed it. */
    occurredAt: InstantText
    /** When the entry was taken away because its calendar was removed. */
    withdrawnAt: InstantText | null
  }
  /** Attendees whom the member does not want to be suggested. */
  dismissedAttendees: { memberId: string; email: string; dismissedAt: InstantText }
}
