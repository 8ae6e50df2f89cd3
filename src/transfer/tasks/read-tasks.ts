import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { pagesOf } from '#platform/db/pages.ts'
import { etagOf, type TaskRow, tasksOf } from './rows.ts'

/** A task as devices see it; one that has gone has only its name. */
export type ListedTask = { name: string; etag: string; data: string } | { name: string; isGone: true }

const pageSize = 200

/** Every task, by name, in parts. */
export async function* listTasks(ctx: MemberContext): AsyncGenerator<ListedTask[]> {
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    tasksOf(ctx)
      .where('goneAt', 'is', null)
      .where('name', '>', last?.name ?? '')
      .orderBy('name')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield rows.map(toTask)
}

/** What changed after a revision, oldest change first, in parts. */
export async function* changedTasks(ctx: MemberContext, { since, until }: { since: number; until: number }) {
  const pages = pagesOf<TaskRow>(pageSize, (last) =>
    tasksOf(ctx)
      .where('revision', '>', last?.revision ?? since)
      .where('revision', '<=', until)
      .orderBy('revision')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield rows.map(toTask)
}

/** The tasks with these names, in this order, in parts. A name that is unknown is gone as well. */
export async function* readTasks(ctx: MemberContext, names: string[]): AsyncGenerator<ListedTask[]> {
  for (const some of chunks(names, pageSize)) {
    const rows = new Map((await tasksOf(ctx).where('name', 'in', some).execute()).map((row) => [row.name, row]))
    yield some.map((name) => {
      const row = rows.get(name)
      return row ? toTask(row) : { name, isGone: true as const }
    })
  }
}

function toTask(row: TaskRow): ListedTask {
  const { name, text, goneAt } = row
  // One without its text has just been deleted for good.
  return goneAt === null && text !== '' ? { name, etag: etagOf(row), data: text } : { name, isGone: true }
}
