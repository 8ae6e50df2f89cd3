import type { DateText, InstantText } from './values.ts'

export type ReminderSchema = {
  /** What a member wants to be told. Without a row, what `defaultReminders` says. Each choice is a yes or a no: 1 or 0. */
  reminders: {
    memberId: string
    digest: number
    /** The hour, on the member's clock, of the digest and of promises without a time. */
    morningHour: number
    leadMail: number
    pushPromises: number
    pushLeads: number
    /** Whether notifications may show names and texts. */
    pushNames: number
    /** The member's day on which the last digest was due. */
    digestOn: DateText | null
    /** When the next digest is due; null while it is off. */
    digestAt: InstantText | null
    /** When to look for promises that have come due; null while no device wants to know. */
    lookAt: InstantText | null
    /** Promises that came due until then have been told. */
    lookedUntil: InstantText | null
    /** Leads that arrived until then have been told. */
    leadsToldAt: InstantText | null
    /** When the last news of leads was sent: more wait a while, to come together. */
    leadNewsAt: InstantText | null
  }
  /** A browser that takes notifications, until its session ends. */
  pushSubscriptions: {
    memberId: string
    id: string
    tokenId: string
    endpoint: string
    /** Its public key and its secret, by which it alone can read what is sent. */
    p256dh: string
    auth: string
    device: string | null
    createdAt: InstantText
  }
}
