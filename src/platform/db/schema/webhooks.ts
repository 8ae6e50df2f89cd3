import { id, instant, integer, jsonOf, privateTable, table, text } from './table.ts'

/** Events and webhooks. */
export const webhookTables = {
  /** The outbox: events in order, with ids only and no text. */
  events: privateTable(
    {
      number: integer().withDefault(),
      kind: text(),
      subjectId: id(),
      connectionId: id().nullable(),
      createdAt: instant(),
    },
    { notArchived: 'The change log of this instance, kept for a month.' },
  ),

  /** In the directory, because webhooks with pending events are found across all members. */
  webhooks: table(
    {
      memberId: id(),
      id: id(),
      url: text(),
      /** Null: all, those too that come to be later. */
      kinds: jsonOf<string[]>().nullable(),
      description: text().nullable(),
      /** Not hashed, because it is needed for signing. */
      secret: text(),
      /** Signs beside the new one for a while. */
      oldSecret: text().nullable(),
      oldSecretUntil: instant().nullable(),
      createdAt: instant(),
      updatedAt: instant(),
      disabledAt: instant().nullable(),
      disabledFor: text<'member' | 'gone' | 'failing' | 'password' | 'token' | 'archive'>().nullable(),
      /** The token that created it, gave it its address or turned it on, and with which it ends. Null: the signed-in member. */
      madeBy: id().nullable(),
      /** The last event that was taken over from the outbox. */
      afterNumber: integer(),
      /** When the next delivery is due; null while none waits. */
      dueAt: instant().nullable(),
      /** The process whose turn it is keeps others away until then. */
      busyUntil: instant().nullable(),
      turns: integer().withDefault(),
      /** How many attempts in a row have failed, and since when. */
      failures: integer().withDefault(),
      failingSince: instant().nullable(),
      /** Nothing is sent before. */
      restUntil: instant().nullable(),
    },
    { storedBy: 'id' },
  ),

  /** An event on its way to a webhook, and how that went. Private: every key and index starts with the member. */
  deliveries: privateTable(
    {
      id: id(),
      webhookId: id(),
      /** The event's number; null for a test. */
      number: integer().nullable(),
      kind: text(),
      subjectId: id(),
      connectionId: id().nullable(),
      happenedAt: instant(),
      createdAt: instant(),
      attempts: integer(),
      /** Null once it is delivered or has failed. */
      nextTryAt: instant().nullable(),
      deliveredAt: instant().nullable(),
      failedAt: instant().nullable(),
      /** The last attempt's response or error, and its duration. */
      status: integer().nullable(),
      failure: text().nullable(),
      tookMs: integer().nullable(),
    },
    { notArchived: 'What this instance sent to webhooks, kept for a month.' },
  ),
}
