import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { holdMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import type { ImportFormat } from '#platform/db/schema/imports.ts'
import { json } from '#platform/db/schema/schema.ts'
import { later } from '#platform/jobs/later.ts'
import { mostImports } from './api.ts'
import { changeImport, fileKey, getStoredImport, importsOf, noImport } from './stored-import.ts'
import { viewer } from './view.ts'

type View = Awaited<ReturnType<typeof getImport>>
type Wanted = { contacts: Upload; format?: ImportFormat | undefined; tag?: string | undefined }

/** The file is safe before its row is written: a row never names what is not there. */
export async function prepareImport(
  ctx: MemberContext,
  { contacts, ...wanted }: Wanted,
): Promise<PreparedChange<View>> {
  const id = randomUUIDv7()
  const key = fileKey(ctx.member.id, id)
  const abandon = () => ctx.blobs.remove(key)
  await ctx.blobs.put(key, contacts.path, contacts.mediaType).catch(async (error) => {
    await abandon().catch(() => {})
    throw error
  })
  return { commit: (ctx) => begin(ctx, { id, bytes: contacts.size, ...wanted }), abandon }
}

export async function listImports(ctx: MemberContext) {
  const rows = await importsOf(ctx).orderBy('id', 'desc').limit(mostImports).execute()
  const viewOf = await viewer(ctx, rows)
  return { imports: rows.map(viewOf) }
}

export async function getImport(ctx: MemberContext, { id }: { id: string }) {
  const row = await getStoredImport(ctx, id)
  const viewOf = await viewer(ctx, [row])
  return viewOf(row)
}

/** Gone at once, and whatever it is doing ends: the next part finds no import. Its rows, which may be many, go later. */
export async function removeImport(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const removed = await changeImport(ctx, id).set({ state: 'removed' }).returning('id').executeTakeFirst()
    if (!removed) throw noImport()
    await later(ctx, 'imports.forget', { importId: id }, { memberId: ctx.member.id })
  })
}

async function begin(ctx: MemberContext, { id, bytes, format, tag }: Omit<Wanted, 'contacts'> & NewImport) {
  return transaction(ctx, async (ctx) => {
    // Held first: of many who begin at once, each counts those before.
    await holdMembers(ctx, ctx.member.id)
    await refuseTooMany(ctx)
    const described = { format: format ?? null, bytes, tag: tag ?? null, problems: json([]) }
    const usual = { state: 'reading', progress: 0, conflicts: 'keep', notes: 'timeline' } as const
    await ctx.db
      .insertInto('imports')
      .values({ memberId: ctx.member.id, id, ...usual, ...described, createdAt: nowText(ctx) })
      .execute()
    await later(ctx, 'imports.read', { importId: id }, { memberId: ctx.member.id })
    return getImport(ctx, { id })
  })
}

type NewImport = { id: string; bytes: number }

async function refuseTooMany(ctx: MemberContext) {
  const { total } = await importsOf(ctx)
    .clearSelect()
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (total >= mostImports)
    throw new Refusal('conflict', `You have ${mostImports} imports, the most there can be. Remove one: Imports_remove.`)
}
