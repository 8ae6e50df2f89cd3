import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findOwn, updateOwn } from '#platform/db/own-rows.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { EntryFile } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { lockCapture } from '../captures/row.ts'
import { lockConnectionOf } from '../connections/record/lock.ts'
import { findRow } from '../interactions/row.ts'

/** What has the files: an entry, or a capture, which becomes an entry with the same id. */
export type Holder = { id: string; connectionId: string | null; list: EntryFile[] }

export async function getHolder(ctx: MemberContext, id: string): Promise<Holder> {
  const row = await findRow(ctx, id)
  if (row) return { id, connectionId: row.connectionId, list: row.files?.list ?? [] }
  const capture = await findOwn(ctx, 'captures', id, ['files'])
  if (!capture) throw new Refusal('not_found', say('refusals.interactions.noEntry'))
  return { id, connectionId: null, list: capture.files?.list ?? [] }
}

export async function lockHolder(ctx: MemberContext, id: string) {
  if ((await lockConnectionOf(ctx, 'interactions', id)) === null && (await findOwn(ctx, 'captures', id, ['id'])))
    await lockCapture(ctx, id)
  return getHolder(ctx, id)
}

/** The entry or capture that has a file, whichever it is. */
export async function findHolderOf(ctx: MemberContext, fileId: string) {
  for (const table of ['interactions', 'captures'] as const) {
    const row = await ctx.db
      .selectFrom(table)
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('files', 'is not', null)
      .where(sql<boolean>`cast(files as text) like ${`%"${fileId}"%`}`)
      .executeTakeFirst()
    if (row) return getHolder(ctx, row.id)
  }
  throw fileNotFound()
}

/** The caller has locked the holder. */
export async function saveFiles(ctx: MemberContext, { id, connectionId }: Holder, list: EntryFile[]) {
  const bytes = list.reduce((sum, file) => sum + file.bytes, 0)
  const files = list.length > 0 ? json({ bytes, list }) : null
  await updateOwn(ctx, connectionId ? 'interactions' : 'captures', id)
    .set({ files })
    .execute()
  await emit(ctx, connectionId ? 'interaction.updated' : 'capture.updated', id, connectionId)
}

export function getFile({ list }: Holder, fileId: string) {
  const file = list.find((each) => each.fileId === fileId)
  if (!file) throw fileNotFound()
  return file
}

export const fileNotFound = () => new Refusal('not_found', say('refusals.files.noFile'))
