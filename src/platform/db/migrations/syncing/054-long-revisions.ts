import { type Kysely, sql } from 'kysely'
import type { Engine } from '../../engine/engine.ts'

export const tablesWithRevisions = ['address_books', 'address_cards', 'address_card_versions', 'task_lists', 'tasks']

/** Revisions are as long as the numbers of events. On SQLite they always were. */
export async function longRevisions(db: Kysely<unknown>, { name }: Engine) {
  if (name !== 'postgres') return
  for (const table of tablesWithRevisions) await sql.raw(lengthenRevisions(table)).execute(db)
}

export const lengthenRevisions = (table: string) => `alter table "${table}" alter column revision type bigint`
