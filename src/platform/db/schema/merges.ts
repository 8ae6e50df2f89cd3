import type { Selectable } from 'kysely'
import type { peopleTables } from './people.ts'
import { type ColumnTypes, id, instant, jsonOf, privateTable } from './table.ts'
import type { Lists, MovedIds } from './values.ts'

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
    { onRemoval: 'stored' },
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
