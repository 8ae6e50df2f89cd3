import type { Selectable } from 'kysely'
import { asReason, readReason } from '#contract/texts/reason.ts'
import { removeAllLater } from '#platform/blobs/cleanup/remove.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

export type StoredImport = Omit<Selectable<Schema['archiveImports']>, 'memberId'>

export type ImportView = ReturnType<typeof importView>

export function importsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('archiveImports').select(columnsOf('archiveImports')).where('memberId', '=', ctx.member.id)
}

export function importView({ id, origin, reached, tallies, remarks, failure, ...row }: StoredImport) {
  const part = reached.total > 0 ? Math.floor((99 * reached.done) / reached.total) : 0
  return {
    id,
    state: stateOf({ failure, ...row }),
    progress: row.finishedAt && !failure ? 100 : Math.min(99, part),
    failure: failure === null ? undefined : readReason(failure),
    origin,
    counts: tallies,
    notes: remarks.map(({ what, ...each }) => ({ ...each, what: asReason(what) })),
    createdAt: row.createdAt,
    finishedAt: row.finishedAt ?? undefined,
  }
}

function stateOf({ startedAt, finishedAt, failure }: Pick<StoredImport, 'startedAt' | 'finishedAt' | 'failure'>) {
  if (finishedAt) return failure ? ('failed' as const) : ('complete' as const)
  return startedAt ? ('running' as const) : ('waiting' as const)
}

type Owner = Pick<MemberContext, 'member'>

/** Where uploaded archives of a member are stored. */
const archivesOf = ({ member }: Owner) => `archives/${member.id}/`

export const archiveKey = (owner: Owner, importId: string) => archivesOf(owner) + importId

/** Removes the archives of a member whose account is removed. */
export const forgetArchiveFiles = (ctx: MemberContext) => removeAllLater(ctx, archivesOf(ctx))
