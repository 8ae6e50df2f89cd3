import { day, id, instant, integer, jsonOf, privateTable, text } from './table.ts'
import type { Profile } from './values.ts'

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
    { onRemoval: 'stored' },
  ),

  tagRhythms: privateTable({
    tagKey: text(),
    tag: text(),
    days: integer(),
  }),
}
