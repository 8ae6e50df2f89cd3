import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { hasPerson } from '#people/connections/record/lock.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'

/** A record that has vectors: its text in windows, and a hash that shows whether the text changed. */
export type Source = { id: string; windows: string[]; textHash: string }

export type Owner = { db: Db; member: { id: string } }

const tables = {
  connection: 'connections',
  interaction: 'interactions',
  promise: 'promises',
  followup: 'followups',
} as const satisfies Record<PassageKind, string>

/** The rows of a kind. Only their id is used here. */
export function rowsOf({ db, member }: Owner, kind: PassageKind) {
  return db.selectFrom(tables[kind] as 'interactions').where('memberId', '=', member.id)
}

/** Whether the source of a vector still exists. */
export function hasSource({ or, exists, selectFrom }: ExpressionBuilder<Schema, 'vectors'>) {
  return or(
    Object.values(tables).map((table) =>
      exists(
        selectFrom(table as 'interactions')
          .select('id')
          .whereRef(`${table as 'interactions'}.memberId`, '=', 'vectors.memberId')
          .whereRef(`${table as 'interactions'}.id`, '=', 'vectors.sourceId')
          .$if(table !== 'connections', (query) => query.where(hasPerson(table as 'interactions'))),
      ),
    ),
  )
}

/** Locks the rows until the transaction ends. */
export async function holdSources(ctx: Owner, kind: PassageKind, ids: string[]) {
  await lockRows(ctx.db, rowsOf(ctx, kind).select('id').where('id', 'in', ids).orderBy('id')).execute()
}

/** The current sources. Removed ones are left out. */
export async function readSources(ctx: Owner, kind: PassageKind, ids: string[]): Promise<Source[]> {
  return ids.length > 0 ? readers[kind](ctx, ids) : []
}

const readers: Record<PassageKind, (ctx: Owner, ids: string[]) => Promise<Source[]>> = {
  /** Without the name: names in a question are looked up, not compared by meaning. */
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
      .where(hasPerson('interactions'))
      .execute()
    return rows.map(({ id, text, transcript }) => source(id, [text, transcript]))
  },
  promise: async ({ db, member }, ids) => {
    const rows = await db
      .selectFrom('promises')
      .select(['id', 'text'])
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .where(hasPerson('promises'))
      .execute()
    return rows.map(({ id, text }) => source(id, [text]))
  },
  followup: async ({ db, member }, ids) => {
    const rows = await db
      .selectFrom('followups')
      .select(['id', 'subject', 'body'])
      .where('memberId', '=', member.id)
      .where('id', 'in', ids)
      .where(hasPerson('followups'))
      .execute()
    return rows.map(({ id, subject, body }) => source(id, [subject, body]))
  },
}

/** The hash covers the windows, so splitting texts differently makes new vectors. */
function source(id: string, texts: (string | null)[]): Source {
  const cut = windows(texts.filter(Boolean).join('\n'))
  return { id, windows: cut, textHash: createHash('sha256').update(cut.join('\0')).digest('base64url') }
}

const maxWindowLength = 400

/** Splits a text for the model: whole sentences where they fit, no window longer than `maxWindowLength`. */
export function windows(text: string): string[] {
  const cut: string[] = []
  let open = ''
  for (const sentence of sentences(text)) {
    if (open && open.length + 1 + sentence.length > maxWindowLength) {
      cut.push(open)
      open = ''
    }
    open = open ? `${open} ${sentence}` : sentence
  }
  return open ? [...cut, open] : cut
}

function sentences(text: string) {
  return text
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(shortened)
}

/** Splits between words where possible. */
function shortened(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxWindowLength) {
    const space = rest.lastIndexOf(' ', maxWindowLength)
    const at = space > maxWindowLength / 2 ? space : maxWindowLength
    parts.push(rest.slice(0, at).toWellFormed())
    rest = rest.slice(at).trimStart()
  }
  return rest ? [...parts, rest] : parts
}
