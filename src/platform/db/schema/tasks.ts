import type { InstantText } from './values.ts'

/** Promises as the tasks that devices sync by CalDAV. Private: every key and index starts with the member. */
export type TaskSchema = {
  taskLists: {
    memberId: string
    /** Counts every change of a task. Devices get it as their sync token. */
    revision: number
    /** What the tasks were last compared with: nothing is done as long as it is the same. */
    seen: string
  }
  /** A task, by the name that devices know it by. Names that left stay for ever, without their text. */
  tasks: {
    memberId: string
    name: string
    id: string
    uid: string
    /** Null for a task of a device that waits until somebody says whom it is for. */
    promiseId: string | null
    revision: number
    revisedAt: InstantText
    /** As it is sent. Of a task that waits: as it was sent. */
    text: string
    /** Lines of a device that mean nothing to Kith, within the task and around it. */
    keptLines: string
    keptAround: string
    goneAt: InstantText | null
    /** `device`: hidden there, while the promise stays. */
    goneAs: 'device' | 'left' | null
  }
}
