import { id, instant, integer, jsonOf, privateTable, table, text } from './table.ts'

/** Calendar feeds and connected calendars. */
export const meetingTables = {
  /** Addresses at which a member’s own programs read, by a secret of their own: looked up before the member is known. */
  calendarFeeds: table(
    {
      memberId: id(),
      hash: text(),
      /** Each is a yes or a no: 1 or 0. */
      promises: integer(),
      birthdays: integer(),
      details: text<'full' | 'private'>(),
      createdAt: instant(),
      lastReadAt: instant().nullable(),
    },
    { notArchived: 'Contains secrets. New feeds are created in the other instance.' },
  ),

  /** A calendar of the member's that Kith reads. Kept for 30 days after it was removed, so that it can be restored. */
  meetingCalendars: table(
    {
      memberId: id(),
      id: id(),
      name: text(),
      /** The shown part of the secret address. */
      host: text(),
      /** The address, user name and password, encrypted with a key that is not in the database. */
      sealedSource: text(),
      /** Addresses, beside that of the account, by which the member is invited. */
      ownEmails: jsonOf<string[]>(),
      etag: text().nullable(),
      /** The last Last-Modified header, as the server wrote it. */
      modified: text().nullable(),
      /** When its events were last read, rather than found unchanged. */
      parsedAt: instant().nullable(),
      createdAt: instant(),
      /** When it was last read without a problem. */
      lastReadAt: instant().nullable(),
      triedAt: instant().nullable(),
      problem: text<CalendarProblem>().nullable(),
      /** How often in a row reading failed. */
      failures: integer(),
      nextReadAt: instant(),
      /** When there is something to do: the next reading, or the end of a meeting. */
      lookAt: instant(),
      removedAt: instant().nullable(),
    },
    { notArchived: 'Contains secrets. Calendars are added anew in the other instance.' },
  ),

  /** An occurrence of an event with other people. */
  meetings: privateTable(
    {
      id: id(),
      calendarId: id(),
      uid: text(),
      /** When a recurring event was to start before it was moved; empty for an event that happens once. */
      originalStart: text(),
      startsAt: instant(),
      endsAt: instant(),
      title: text(),
      attendees: jsonOf<Attendee[]>(),
      /** When the calendar no longer had it; it goes with the entries it became. */
      cancelledAt: instant().nullable(),
    },
    { notArchived: 'Read from your calendars. The entries they became are exported.' },
  ),

  /** The timeline entry that a meeting became for a person. It stays when the member removes the entry. */
  meetingEntries: privateTable(
    {
      meetingId: id(),
      connectionId: id(),
      ixId: id(),
      /** The address by which the person was invited. */
      email: text(),
      /** The original time: if the entry's differs, the member changed it. */
      occurredAt: instant(),
      /** When the entry was taken away because its calendar was removed. */
      withdrawnAt: instant().nullable(),
    },
    { notArchived: 'Says which entries follow a calendar of this instance.' },
  ),

  /** Attendees that the member doesn't want suggested. */
  dismissedAttendees: privateTable(
    {
      email: text(),
      dismissedAt: instant(),
    },
    { notArchived: 'Says who is not suggested from the calendars of this instance.' },
  ),
}

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
