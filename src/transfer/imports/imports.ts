import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { asReason, readReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import type { ImportDeed, ImportFormat, ImportVerdict } from '#platform/db/schema/imports.ts'
import { json } from '#platform/db/schema/schema.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { maxImports } from './api.ts'
import {
  changeImport,
  fileKey,
  getStoredImport,
  importsOf,
  keptUntil,
  noImport,
  type StoredImport,
} from './stored-import.ts'

type View = Awaited<ReturnType<typeof getImport>>
type NewFile = { contacts: Upload; format?: ImportFormat | undefined; tag?: string | undefined }

/** Stores the file before its row: a row never names a missing file. */
export async function prepareImport(
  ctx: MemberContext,
  { contacts, ...options }: NewFile,
): Promise<PreparedChange<View>> {
  const id = randomUUIDv7()
  const key = fileKey(ctx.member.id, id)
  const abandon = () => ctx.blobs.remove(key)
  await ctx.blobs.put(key, contacts.path, contacts.mediaType)
  return { commit: (ctx) => begin(ctx, { id, bytes: contacts.size, fileName: contacts.fileName, ...options }), abandon }
}

export async function listImports(ctx: MemberContext) {
  const rows = await importsOf(ctx).orderBy('id', 'desc').limit(maxImports).execute()
  const viewOf = await createImportViewer(ctx, rows)
  return { imports: rows.map(viewOf) }
}

export async function getImport(ctx: MemberContext, { id }: { id: string }) {
  const row = await getStoredImport(ctx, id)
  const viewOf = await createImportViewer(ctx, [row])
  return viewOf(row)
}

/** Remembers how far the member has looked through the people. */
export async function updateImport(ctx: MemberContext, { id, reviewedTo }: { id: string; reviewedTo: number }) {
  const changed = await changeImport(ctx, id).set({ reviewedTo }).returning('id').executeTakeFirst()
  if (!changed) throw noImport()
  return getImport(ctx, { id })
}

/** Hides the import immediately, which stops its jobs. Its rows, which may be many, are removed later. */
export async function removeImport(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const removed = await changeImport(ctx, id).set({ state: 'removed' }).returning('id').executeTakeFirst()
    if (!removed) throw noImport()
    await queueJob(ctx, 'imports.forget', { importId: id }, { memberId: ctx.member.id })
  })
}

async function begin(ctx: MemberContext, { id, bytes, fileName, format, tag }: Omit<NewFile, 'contacts'> & NewImport) {
  return transaction(ctx, async (ctx) => {
    // Locks the member, so that uploads at the same moment count each other.
    await lockMembers(ctx, ctx.member.id)
    await refuseTooMany(ctx)
    const described = {
      format: format ?? null,
      bytes,
      fileName: fileName ?? null,
      tag: tag ?? null,
      problems: json([]),
    }
    const initial = { state: 'reading', progress: 0, conflicts: 'keep', notes: 'timeline' } as const
    await ctx.db
      .insertInto('imports')
      .values({ memberId: ctx.member.id, id, ...initial, ...described, createdAt: nowText(ctx) })
      .execute()
    await queueJob(ctx, 'imports.read', { importId: id }, { memberId: ctx.member.id })
    return getImport(ctx, { id })
  })
}

type NewImport = { id: string; bytes: number; fileName: string | undefined }

async function refuseTooMany(ctx: MemberContext) {
  const { total } = await importsOf(ctx)
    .clearSelect()
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (total >= maxImports) throw new Refusal('conflict', say('refusals.imports.tooManyImports', { maxImports }))
}

type Counts<Name extends string> = Record<Name, number>

/** Renders imports with the counts of their rows, counted in one query. */
async function createImportViewer(ctx: MemberContext, imports: StoredImport[]) {
  const counts = await countRows(
    ctx,
    imports.map(({ id }) => id),
  )
  return (row: StoredImport) => importView(row, counts.get(row.id) ?? [])
}

type RowCount = { verdict: ImportVerdict; deed: ImportDeed | null; total: number }

async function countRows(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, RowCount[]>()
  const rows = await ctx.db
    .selectFrom('importRows')
    .select(({ fn }) => ['importId', 'verdict', 'deed', fn.countAll<number>().as('total')])
    .where('memberId', '=', ctx.member.id)
    .where('importId', 'in', ids)
    .groupBy(['importId', 'verdict', 'deed'])
    .execute()
  return Map.groupBy(rows, ({ importId }) => importId)
}

function importView(row: StoredImport, counted: RowCount[]) {
  const sum = (matches: (each: RowCount) => boolean) =>
    counted.filter(matches).reduce((total, each) => total + Number(each.total), 0)
  const verdicts = ['new', 'match', 'conflict', 'same', 'unreadable'] as const
  const deeds = ['added', 'merged', 'unchanged', 'skipped', 'undone', 'kept'] as const
  const rows = Object.fromEntries(verdicts.map((name) => [name, sum(({ verdict }) => verdict === name)]))
  const done = Object.fromEntries(deeds.map((name) => [name, sum(({ deed }) => deed === name)]))
  return {
    id: row.id,
    state: row.state,
    progress: row.progress,
    format: row.format ?? undefined,
    fileName: row.fileName ?? undefined,
    tag: row.tag ?? undefined,
    rows: { total: sum(() => true), ...(rows as Counts<(typeof verdicts)[number]>) },
    done: {
      ...(done as Counts<(typeof deeds)[number]>),
      left: row.appliedAt === null ? 0 : sum(({ deed, verdict }) => deed === null && verdict !== 'unreadable'),
    },
    problems: row.problems.map(asReason),
    failure: row.failure === null ? undefined : readReason(row.failure),
    createdAt: row.createdAt,
    appliedAt: row.appliedAt ?? undefined,
    undoneAt: row.undoneAt ?? undefined,
    reviewedTo: row.reviewedTo ?? undefined,
    keptUntil: keptUntil(row.createdAt),
  }
}
