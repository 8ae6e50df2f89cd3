import type { Json } from './values.ts'

/** What was brought in from elsewhere. Private: every key and index starts with the member. */
export type ImportSchema = {
  /** What another address book knew of a person and Kith has no field for: lines of vCard, unfolded, as they were. */
  contactExtras: { memberId: string; connectionId: string; properties: Json<string[]> }
}
