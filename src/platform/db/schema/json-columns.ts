import type { Schema } from './schema.ts'
import type { Json } from './values.ts'

type JsonColumn<Table> = {
  [Column in keyof Table]: NonNullable<Table[Column]> extends Pick<Json<unknown>, '__insert__'> ? Column : never
}[keyof Table]

/** The compiler asks for each column that the schema declares as `Json`. */
type JsonColumns = {
  [Table in keyof Schema as JsonColumn<Schema[Table]> extends never ? never : Table]: Record<
    JsonColumn<Schema[Table]>,
    true
  >
}

/** The columns that hold JSON, for the engine that returns them as text. */
export const jsonColumns: JsonColumns = {
  archiveImports: { origin: true, reached: true, tallies: true, remarks: true },
  captures: { audio: true },
  cards: { contents: true, colours: true, photo: true, logo: true, backgroundImage: true },
  connections: { emails: true, phones: true, tags: true, profiles: true },
  contactExtras: { properties: true },
  followups: { drewOn: true },
  importRows: { contents: true, finding: true, outcome: true },
  imports: { problems: true },
  interactions: { audio: true },
  jobs: { about: true },
  leads: { sourceCard: true, profiles: true, consent: true, heldFor: true },
  meetingCalendars: { ownEmails: true },
  meetings: { attendees: true },
  merges: { before: true, moved: true },
  messages: { citations: true, about: true },
  removedRecords: { before: true, after: true },
  toolChanges: { records: true },
  webhooks: { kinds: true },
}
