import type { MemberContext } from '#platform/context/context.ts'
import type { ImportDeed, ImportVerdict } from '#platform/db/schema/imports.ts'
import { keptUntil, type StoredImport } from './stored-import.ts'

type Counts<Name extends string> = Record<Name, number>

/** Renders imports with the counts of their rows, counted in one query. */
export async function createImportViewer(ctx: MemberContext, imports: StoredImport[]) {
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
    problems: row.problems,
    failure: row.failure ?? undefined,
    createdAt: row.createdAt,
    appliedAt: row.appliedAt ?? undefined,
    undoneAt: row.undoneAt ?? undefined,
    reviewedTo: row.reviewedTo ?? undefined,
    keptUntil: keptUntil(row.createdAt),
  }
}
