import type { Selectable } from 'kysely'
import { type ColumnTypes, day, id, instant, integer, jsonOf, privateTable, text } from './table.ts'
import type { Lists, MovedIds, Profile } from './values.ts'

export const peopleTables = {
  connections: privateTable(
    {
      id: id(),
      displayName: text(),
      company: text().nullable(),
      title: text().nullable(),
      emails: jsonOf<string[]>(),
      phones: jsonOf<string[]>(),
      tags: jsonOf<string[]>(),
      profiles: jsonOf<Profile[]>(),
      location: text().nullable(),
      howMet: text().nullable(),
      metOn: day().nullable(),
      birthday: text().nullable(),
      rhythmDays: integer().nullable(),
      /** The shortest rhythm of a tag of theirs. */
      tagRhythmDays: integer().nullable().computed(),
      /** How often they have met, as far as that shows. */
      learnedRhythmDays: integer().nullable().computed(),
      /** Before which day they are not to be suggested. */
      restUntil: day().nullable(),
      /** The day on which their rhythm, and their rest, have passed; null for those without history. */
      contactDueOn: day().nullable().computed(),
      /** Month and day of the birthday, such as 04-23. */
      birthdayOn: text().nullable().computed(),
      /** What two spellings of one name have in common. */
      nameKey: text().nullable().computed(),
      /** What a list by name is sorted by. */
      sortName: text().withDefault().computed(),
      /** A name for the files of the photo: an id, and the beginning of the SHA-256 of what it was made from. */
      photo: text().nullable(),
      createdAt: instant(),
      updatedAt: instant(),
      lastContactAt: instant().nullable().computed(),
      /** The later of when it was made and the last contact: what "recent" sorts by. */
      recentAt: instant().computed(),
    },
    { storedBy: 'id' },
  ),

  tagRhythms: privateTable({
    tagKey: text(),
    tag: text(),
    days: integer(),
  }),
}

export const mergeTables = {
  /** Two people made one, with what is needed to part them again. */
  merges: privateTable(
    {
      id: id(),
      connectionId: id(),
      otherId: id(),
      before: jsonOf<MergeRecord>(),
      /** The ids of what was the other's. */
      moved: jsonOf<MovedIds>(),
      createdAt: instant(),
      undoneAt: instant().nullable(),
    },
    { storedBy: 'id' },
  ),

  /** Pairs that look alike and are not the same person; the smaller id first. */
  distinctPeople: privateTable({
    oneId: id(),
    otherId: id(),
  }),
}

/** What is known of a merge, as long as the merged person is: nothing, once they are removed. */
export type MergeRecord = {
  /** The other person, column by column. */
  other?: Selectable<ColumnTypes<typeof peopleTables.connections.columns>>
  /** What the merge changed of the one who stayed. */
  changed?: Record<string, { was: string | number | null; became: string | number | null }>
  added?: Lists
  setAside?: { field: string; kept: string; other: string }[]
  /** The people from whom the one who stayed is kept apart because the other was. */
  apart?: string[]
  /** What the other had beside the fields: lines of vCard, those that the one who stayed had not, and other books' ids. */
  beside?: { lines: string[]; added: string[]; uids: string[] }
  /** The two had been kept apart. */
  wereApart?: true
}
