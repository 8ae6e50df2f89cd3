/** Addresses at which a member’s own programs read, by a secret of their own. */
export type CalendarSchema = Record<never, never>
