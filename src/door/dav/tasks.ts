import { nthRevision } from '#platform/db/revisions.ts'
import { childNamed, childrenNamed, type XmlElement } from '#platform/xml/xml.ts'
import { followPromises } from '#transfer/tasks/follow-promises.ts'
import { maxTaskBytes } from '#transfer/tasks/format/sent-task.ts'
import { taskItems } from '#transfer/tasks/rows.ts'
import { removeTask, writeTask } from '#transfer/tasks/writing/write-task.ts'
import type { Collection } from './collection.ts'
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
  ...taskItems,
  cutAfter: (ctx, since, count) => nthRevision(ctx, 'tasks', { since, count }),
  matcher: taskMatcher,
  write: (ctx, { client: _, ...change }) => writeTask(ctx, change),
  remove: (ctx, { client: _, ...change }) => removeTask(ctx, change),
}

/** The filter of a calendar-query, for tasks: by component and by property. Times are not compared: too many are no harm. */
function taskMatcher(query: XmlElement): (data: string) => boolean {
  const outer = childNamed(childNamed(query, 'cal:filter') ?? query, 'cal:comp-filter')
  const inner = outer && childNamed(outer, 'cal:comp-filter')
  if (!inner) return () => true
  if (inner.attributes.get('name')?.toUpperCase() !== 'VTODO') return () => false
  const tests = childrenNamed(inner, 'cal:prop-filter').map(propertyTest)
  if (tests.length === 0) return () => true
  return (data) => {
    const values = valuesOf(data)
    return tests.every((test) => test(values))
  }
}

type Values = Map<string, string[]>

/** The values of each property, in lower case. */
function valuesOf(data: string) {
  const values: Values = new Map()
  for (const line of data.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const name = /^[^:;]*/.exec(line)?.[0].toUpperCase() ?? ''
    const others = values.getOrInsertComputed(name, () => [])
    others.push(line.slice(line.indexOf(':') + 1).toLowerCase())
  }
  return values
}

function propertyTest(filter: XmlElement): (values: Values) => boolean {
  const name = filter.attributes.get('name')?.toUpperCase() ?? ''
  if (childNamed(filter, 'cal:is-not-defined')) return (values) => !values.has(name)
  const match = childNamed(filter, 'cal:text-match')
  if (!match) return (values) => values.has(name)
  const text = match.text.trim().toLowerCase()
  const isNegated = match.attributes.get('negate-condition')?.toLowerCase() === 'yes'
  return (values) => (values.get(name) ?? []).some((value) => value.includes(text)) !== isNegated
}
