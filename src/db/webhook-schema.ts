/** Where events are sent. Private: every key and index starts with the member. */
export type WebhookSchema = Record<never, never>
