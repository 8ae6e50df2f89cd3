import { day, id, instant, integer, privateTable, table, text } from './table.ts'

export const reminderTables = {
  /** A member's notification settings, each 1 or 0. Without a row, `defaultReminders` apply. */
  reminders: table({
    memberId: id(),
    digest: integer(),
    /** The hour, on the member's clock, of the digest and of promises without a time. */
    morningHour: integer(),
    leadMail: integer(),
    pushPromises: integer(),
    pushLeads: integer(),
    /** Whether notifications may show names and texts. */
    pushNames: integer(),
    /** The member's day on which the last digest was due. */
    digestOn: day().nullable(),
    /** When the next digest is due; null while it is off. */
    digestAt: instant().nullable(),
    /** When to look for promises that have come due; null while no device wants to know. */
    lookAt: instant().nullable(),
    /** Promises that came due until then have been told. */
    lookedUntil: instant().nullable(),
    /** Leads that arrived until then have been told. */
    leadsToldAt: instant().nullable(),
    /** When the last news of leads was sent: more wait a while, to come together. */
    leadNewsAt: instant().nullable(),
  }),

  /** A browser that takes notifications, until its session ends. */
  pushSubscriptions: privateTable(
    {
      id: id(),
      tokenId: id(),
      endpoint: text(),
      /** Its public key and secret, so that only it can read notifications. */
      p256dh: text(),
      auth: text(),
      device: text().nullable(),
      createdAt: instant(),
    },
    { notArchived: 'A browser takes notifications from one instance only.' },
  ),
}
