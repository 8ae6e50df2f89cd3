import { id, instant, integer, privateTable, text } from './table.ts'

export const relationTables = {
  /**
   * A relation between two people, or of one to a name, in one row: `otherSaidId` is the `kind` of `saidId`, and that is the
   * `reverseKind` of the other. A merge changes only who that is now.
   */
  relations: privateTable(
    {
      id: id(),
      /** The people as they were named. */
      saidId: id(),
      otherSaidId: id().nullable(),
      kind: text(),
      reverseKind: text(),
      /** As the member wrote it; it stays once the person is linked. */
      name: text().nullable(),
      /** By which a person with this name is found. */
      nameKey: text().nullable().computed(),
      /** A year, a month or a day. */
      since: text().nullable(),
      until: text().nullable(),
      note: text().nullable(),
      createdAt: instant(),
      /** Suggested by a note, and dismissed. */
      dismissedAt: instant().nullable(),
      /** The same people, after merges. */
      connectionId: id().nullable().computed(),
      otherId: id().nullable().computed(),
      /** 1 where merges made it a double, a relation to oneself or a circle of parents. */
      isSetAside: integer().withDefault().computed(),
    },
    { storedBy: 'id' },
  ),
}
