import { nthRevision } from '#platform/db/revisions.ts'
import { followPromises } from '#transfer/tasks/follow-promises.ts'
import { maxTaskBytes } from '#transfer/tasks/format/sent-task.ts'
import { changedTasks, listTasks, readTasks } from '#transfer/tasks/read-tasks.ts'
import { removeTask } from '#transfer/tasks/writing/remove-task.ts'
import { writeTask } from '#transfer/tasks/writing/write-task.ts'
import type { Collection } from './collection.ts'
import { taskMatcher } from './task-filter.ts'
import { element } from './xml/write.ts'

/** The promises of a member as a list of tasks, and nothing else: people delete a calendar that looks empty on their phone. */
export const tasksCollection: Collection = {
  segment: 'promises',
  displayName: 'Kith',
  resourceType: element('cal:calendar'),
  contentType: 'text/calendar; charset=utf-8; component=VTODO',
  versions: ['2.0'],
  maxBytes: maxTaskBytes,
  dataProperty: 'cal:calendar-data',
  multiget: 'cal:calendar-multiget',
  query: 'cal:calendar-query',
  conditions: {
    unreadable: 'cal:valid-calendar-data',
    unsupported: 'cal:supported-calendar-component',
    version: 'cal:supported-calendar-data',
  },
  properties: {
    'cal:supported-calendar-component-set': '<cal:comp name="VTODO"/>',
    'cal:supported-calendar-data': '<cal:calendar-data content-type="text/calendar" version="2.0"/>',
    'cal:max-resource-size': String(maxTaskBytes),
  },
  revision: followPromises,
  list: (ctx) => listTasks(ctx),
  read: (ctx, names) => readTasks(ctx, names),
  changes: (ctx, range) => changedTasks(ctx, range),
  cutAfter: (ctx, since, count) => nthRevision(ctx, 'tasks', { since, count }),
  matcher: taskMatcher,
  write: (ctx, { client: _, ...change }) => writeTask(ctx, change),
  remove: (ctx, { client: _, ...change }) => removeTask(ctx, change),
}
