import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { pagesOf } from '#platform/db/paging.ts'
import { etagOf, type TaskRow, tasksOf } from './rows.ts'

/** A task as devices see it; one that has gone has only its name. */
type ListedTask = { name: string; etag: string; data: string } | { name: string; isGone: true }

/** Each may have 256 KB, twice. */
const pageSize = 20
const readAtOnce = 10

/** Every task, by name, in parts. */
export async function* listTasks(ctx: MemberContext): AsyncGenerator<ListedTask[]> {
  const giveTurn = takeTurns()
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    tasksOf(ctx)
      .where('goneAt', 'is', null)
      .where('name', '>', last?.name ?? '')
      .orderBy('name')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield* toTasks(rows, giveTurn)
}

/** What changed after a revision, oldest change first, in parts. */
export async function* changedTasks(ctx: MemberContext, { since, until }: { since: number; until: number }) {
  const giveTurn = takeTurns()
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    tasksOf(ctx)
      .where('revision', '>', last?.revision ?? since)
      .where('revision', '<=', until)
      .orderBy('revision')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield* toTasks(rows, giveTurn)
}

/** The tasks with these names, in this order, in parts. A name that is unknown is gone as well. */
export async function* readTasks(ctx: MemberContext, names: string[]): AsyncGenerator<ListedTask[]> {
  const giveTurn = takeTurns()
  for (const some of chunks(names, pageSize)) {
    const rows = new Map((await tasksOf(ctx).where('name', 'in', some).execute()).map((row) => [row.name, row]))
    yield* toTasks(
      some.map((name) => rows.get(name) ?? { name }),
      giveTurn,
    )
  }
}

/** The share of time is counted over all parts, not anew for each. */
async function* toTasks(rows: (TaskRow | { name: string })[], giveTurn: () => Promise<void>) {
  for (const some of chunks(rows, readAtOnce)) {
    await giveTurn()
    yield some.map(toTask)
  }
}

function toTask(row: TaskRow | { name: string }): ListedTask {
  const { name } = row
  // One without its text has just been deleted for good.
  if (!('text' in row) || row.goneAt !== null || row.text === '') return { name, isGone: true }
  return { name, etag: etagOf(row), data: row.text }
}
