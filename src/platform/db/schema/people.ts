import type { Selectable } from 'kysely'
import { type ColumnTypes, day, id, instant, integer, jsonOf, privateTable, text } from './table.ts'
import type { Address, CustomField, Job, Label, Lists, MovedIds, Profile } from './values.ts'

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
      /** The shortest rhythm of their tags. */
      tagRhythmDays: integer().nullable().computed(),
      /** How often they have met, as far as that shows. */
      learnedRhythmDays: integer().nullable().computed(),
      /** Before which day they are not to be suggested. */
      restUntil: day().nullable(),
      /** The day on which their rhythm, and their rest, have passed; null for those without history. */
      contactDueOn: day().nullable().computed(),
      /** Month and day of the birthday, such as 04-23; null if they died. */
      birthdayOn: text().nullable().computed(),
      /** The day they died, from their dates: 2024-05-03, or --05-03 without a year. */
      diedOn: text().nullable().computed(),
      /** A key shared by spellings of one name. */
      nameKey: text().nullable().computed(),
      /** The sort key of lists by name. */
      sortName: text().withDefault().computed(),
      prefix: text().nullable(),
      suffix: text().nullable(),
      pronouns: text().nullable(),
      department: text().nullable(),
      role: text().nullable(),
      /** When the current job began: a year, a month or a day. */
      companySince: text().nullable(),
      nicknames: jsonOf<string[]>().withDefault(),
      addresses: jsonOf<Address[]>().withDefault(),
      jobs: jsonOf<Job[]>().withDefault(),
      labels: jsonOf<Label[]>().withDefault(),
      customFields: jsonOf<CustomField[]>().withDefault(),
      /** A name for the photo's files: an id, and the start of the original's SHA-256. */
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

export const organizationTables = {
  /** Companies that were merged into another, or have a chosen name. All else about companies follows from people. */
  organizationAliases: privateTable({
    aliasKey: text(),
    /** The company at the top, if `parentKey` was merged again. */
    organizationKey: text().computed(),
    /** The company it was merged into. */
    parentKey: text().nullable(),
    name: text().nullable(),
  }),
}

export const mergeTables = {
  /** A merge of two people, with everything needed to undo it. */
  merges: privateTable(
    {
      id: id(),
      connectionId: id(),
      otherId: id(),
      before: jsonOf<MergeRecord>(),
      /** The ids of the other person's records. */
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

/** The details of a merge, which are deleted with the merged person. */
export type MergeRecord = {
  /** The other person, column by column. */
  other?: Selectable<ColumnTypes<typeof peopleTables.connections.columns>>
  /** The changes to the person who stayed. */
  changed?: Record<string, { was: string | number | null; became: string | number | null }>
  added?: Lists
  setAside?: { field: string; kept: string; other: string }[]
  /** People that the other was kept apart from, and now the remaining person is. */
  apart?: string[]
  /**
   * The other person's additional data: vCard lines, those new to the remaining person, and other address books' ids.
   */
  beside?: { lines: string[]; added: string[]; uids: string[] }
  /** The two had been kept apart. */
  wereApart?: true
}
