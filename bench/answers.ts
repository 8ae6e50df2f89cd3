import type { Row } from './statement-runner.ts'

// Rows as responses of the service, written by hand. The benchmark compares them with the service's own responses.

export function interactionResponse(row: Row) {
  return {
    ixId: row.id,
    connectionId: row.connectionId,
    kind: row.kind,
    text: row.text ?? undefined,
    transcript: row.transcript ?? undefined,
    occurredAt: row.occurredAt,
    createdAt: row.createdAt,
    source: row.source,
  }
}

export function connectionResponse([[person = {}] = [], _extras, timeline = [], promises = []]: Row[][]) {
  const { id, recentAt: _, tagRhythmDays, learnedRhythmDays, createdAt, updatedAt, ...known } = person
  const { contactDueOn, restUntil, lastContactAt, ...fields } = known
  const rhythm = { days: learnedRhythmDays ?? tagRhythmDays ?? 180, from: learnedRhythmDays ? 'learned' : 'usual' }
  const whole = { ...fields, rhythm, contactDueOn, restUntil, createdAt, updatedAt, lastContactAt }
  const given = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null))
  for (const name of ['emails', 'phones', 'tags', 'profiles']) {
    if (typeof given[name] === 'string') given[name] = JSON.parse(given[name])
  }
  return {
    connectionId: id,
    ...given,
    timeline: timeline.slice(0, 20).map(interactionResponse),
    promises: promises.map(promiseResponse),
    more: timeline.length > 20 ? 'Showing only the newest 20 timeline entries.' : undefined,
  }
}

export function promisesResponse([promises = [], counted = []]: Row[][]) {
  return {
    promises: promises.slice(0, 20).map(promiseResponse),
    more: counted.map(({ total }) => `20 of ${total} shown`)[0],
  }
}

function promiseResponse(row: Row) {
  return {
    promiseId: row.id,
    connectionId: row.connectionId,
    connectionName: row.displayName,
    text: row.text,
    dueOn: row.dueOn,
    dueTime: row.dueTime === '24:00' ? undefined : row.dueTime,
    status: row.completedAt === null ? 'open' : 'complete',
    overdue: false,
    createdAt: row.createdAt,
    completedAt: row.completedAt ?? undefined,
  }
}
