import type { InstantText, Json } from './values.ts'

/** Where events are sent. */
export type WebhookSchema = {
  /** Of the directory: those with something to send are looked for across all members. */
  webhooks: {
    memberId: string
    id: string
    url: string
    /** Null: all, those too that come to be later. */
    kinds: Json<string[]> | null
    description: string | null
    /** As it is: it signs, so a hash of it would not do. */
    secret: string
    /** Signs beside the new one for a while. */
    oldSecret: string | null
    oldSecretUntil: InstantText | null
    createdAt: InstantText
    updatedAt: InstantText
    disabledAt: InstantText | null
    disabledFor: 'member' | 'gone' | 'failing' | 'password' | 'token' | 'archive' | null
    /** The token that created it, gave it its address or turned it on, and with which it ends. Null: the signed-in member. */
    madeBy: string | null
    /** The last event that was taken over from the outbox. */
    afterNumber: number
    /** When the next delivery is due; null while none waits. */
    dueAt: InstantText | null
    /** Whoever has its turn keeps others away until then. */
    busyUntil: InstantText | null
    turns: number
    /** How many attempts in a row have failed, and since when. */
    failures: number
    failingSince: InstantText | null
    /** Nothing is sent before. */
    restUntil: InstantText | null
  }
  /** An event on its way to a webhook, and how that went. Private: every key and index starts with the member. */
  deliveries: {
    memberId: string
    id: string
    webhookId: string
    /** Of the event; null for a test. */
    number: number | null
    kind: string
    subjectId: string
    connectionId: string | null
    happenedAt: InstantText
    createdAt: InstantText
    attempts: number
    /** Null once it is delivered or has failed. */
    nextTryAt: InstantText | null
    deliveredAt: InstantText | null
    failedAt: InstantText | null
    /** What the last attempt was answered, or why it was not, and how long it took. */
    status: number | null
    failure: string | null
    tookMs: number | null
  }
}
