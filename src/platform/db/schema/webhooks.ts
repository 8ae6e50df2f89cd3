import { id, instant, integer, jsonOf, privateTable, table, text } from './table.ts'

/** What happened, and where it is sent. */
export const webhookTables = {
  /** What became true, in order: the outbox. Only ids, nothing that anyone wrote. */
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

  /** Of the directory: those with something to send are looked for across all members. */
  webhooks: table(
    {
      memberId: id(),
      id: id(),
      url: text(),
      /** Null: all, those too that come to be later. */
      kinds: jsonOf<string[]>().nullable(),
      description: text().nullable(),
      /** As it is: it signs, so a hash of it would not do. */
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
      /** Whoever has its turn keeps others away until then. */
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
      /** Of the event; null for a test. */
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
      /** What the last attempt was answered, or why it was not, and how long it took. */
      status: integer().nullable(),
      failure: text().nullable(),
      tookMs: integer().nullable(),
    },
    { notArchived: 'What this instance sent to webhooks, kept for a month.' },
  ),
}
