import type { InstantText } from './values.ts'

/** Addresses at which a member’s own programs read, by a secret of their own: looked up before the member is known. */
export type CalendarSchema = {
  calendarFeeds: {
    memberId: string
    hash: string
    /** Each is a yes or a no: 1 or 0. */
    promises: number
    birthdays: number
    details: 'full' | 'private'
    createdAt: InstantText
    lastReadAt: InstantText | null
  }
}
