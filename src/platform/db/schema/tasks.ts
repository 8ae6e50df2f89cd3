import { id, instant, integer, privateTable, text } from './table.ts'

/** Promises as the tasks that devices sync by CalDAV. */
export const taskTables = {
  taskLists: privateTable(
    {
      /** Counts every change of a task. Devices get it as their sync token. */
      revision: integer(),
      /** What the tasks were last compared with: nothing is done as long as it is the same. */
      seen: text(),
    },
    { notArchived: 'Says what devices have synced with this instance.' },
  ),

  /** A task, by the name that devices know it by. Names that left stay for ever, without their text. */
  tasks: privateTable({
    name: text(),
    id: id(),
    uid: text(),
    /** Null for a task of a device that waits until somebody says whom it is for. */
    promiseId: id().nullable(),
    revision: integer(),
    revisedAt: instant(),
    /** As it is sent. Of a task that waits: as it was sent. */
    text: text(),
    /** Lines of a device that mean nothing to Kith, within the task and around it. */
    keptLines: text(),
    keptAround: text(),
    goneAt: instant().nullable(),
    /** `device`: hidden there, while the promise stays. */
    goneAs: text<'device' | 'left'>().nullable(),
  }),
}
