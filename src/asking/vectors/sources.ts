import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { lockRows } from '#platform/db/row-locks.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'
import { windows } from './windows.ts'

/** What has a vector: its text in windows, and what tells whether that has changed. */
export type Source = { id: string; windows: string[]; textHash: string }

export type Owner = { db: Db; member: { id: string } }

const tables = {
  connection: 'connections',
  interaction: 'interactions',
  promise: 'promises',
  followup: 'followups',
} as const satisfies Record<PassageKind, string>

/** The rows of a kind: all have an id, and that is all that is asked of them here. */
export function rowsOf({ db, member }: Owner, kind: PassageKind) {
  return db.selectFrom(tables[kind] as 'interactions').where('memberId', '=', member.id)
}

/** Whether what a vector was made of is still there. */
export function hasSource({ or, exists, selectFrom }: ExpressionBuilder<Schema, 'vectors'>) {
  return or(
    Object.values(tables).map((table) =>
      exists(
        selectFrom(`${table} as source` as 'interactions as source')
          .select('source.id')
          .whereRef('source.memberId', '=', 'vectors.memberId')
          .whereRef('source.id', '=', 'vectors.sourceId'),
      ),
    ),
  )
}

/** Nobody changes or removes them until the transaction ends. */
export async function holdSources(ctx: Owner, kind: PassageKind, ids: string[]) {
  await lockRows(ctx.db, rowsOf(ctx, kind).select('id').where('id', 'in', ids).orderBy('id')).execute()
}

/** As they are now. Those that are gone are left out. */
export async function readSources(ctx: Owner, kind: PassageKind, ids: string[]): Promise<Source[]> {
  return ids.length > 0 ? readers[kind](ctx, ids) : []
}

const readers: Record<PassageKind, (ctx: Owner, ids: string[]) => Promise<Source[]>> = {
  /** Without the name: the names in a question are looked up, not compared. */
  connection: async ({ db, member }, ids) => {
    const rows = await db
      .selectFrom('connections')
      .select(['id', 'title', 'company', 'location', 'howMet', 'tags'])
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, title, company, location, howMet, tags }) =>
      source(id, [[title, company].filter(Boolean).join(' at '), location, howMet, tags.join(', ')]),
    )
  },
  interaction: async ({ db, member }, ids) => {
    const rows = await db
      .selectFrom('interactions')
      .select(['id', 'text', 'transcript'])
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, text, transcript }) => source(id, [text, transcript]))
  },
  promise: async ({ db, member }, ids) => {
    const rows = await db
      .selectFrom('promises')
      .select(['id', 'text'])
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, text }) => source(id, [text]))
  },
  followup: async ({ db, member }, ids) => {
    const rows = await db
      .selectFrom('followups')
      .select(['id', 'subject', 'body'])
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, subject, body }) => source(id, [subject, body]))
  },
}

/** The hash is of the windows: when texts are cut in another way, their vectors are made anew. */
function source(id: string, texts: (string | null)[]): Source {
  const cut = windows(texts.filter(Boolean).join('\n'))
  return { id, windows: cut, textHash: createHash('sha256').update(cut.join('\0')).digest('base64url') }
}
