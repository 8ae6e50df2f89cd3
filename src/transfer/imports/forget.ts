import { removeAllLater, removeLater } from '#platform/blobs/cleanup/remove.ts'
import { instantText, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { fileKey, filesOf, retention } from './stored-import.ts'

type Owner = { db: Db; member: { id: string } }

export async function removeRows({ db, member }: Owner, importId: string) {
  const some = db
    .selectFrom('importRows')
    .select('number')
    .where('memberId', '=', member.id)
    .where('importId', '=', importId)
    .limit(batchSize)
  const remove = db
    .deleteFrom('importRows')
    .where('memberId', '=', member.id)
    .where('importId', '=', importId)
    .where('number', 'in', some)
  await removeInBatches(batchSize, remove.returning('number'))
}

const batchSize = 500

/** Removes all imports of a member whose account is removed. */
export async function forgetImports(ctx: MemberContext) {
  const imports = await ctx.db.selectFrom('imports').select('id').where('memberId', '=', ctx.member.id).execute()
  for (const { id } of imports) await removeRows(ctx, id)
  await removeAllLater(ctx, filesOf(ctx.member.id))
}

export async function forgetImport(kith: Kith, { importId }: Tasks['imports.forget'], { memberId }: JobRun) {
  if (memberId) await removeImport({ ...kith, member: { id: memberId } }, importId)
}

/** Removes imports after 30 days, when they can no longer be undone. */
export async function sweepImports(kith: Kith) {
  const before = instantText(kith.now().subtract(retention))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const member of members) {
    const old = await kith.db
      .selectFrom('imports')
      .select('id')
      .where('memberId', '=', member.id)
      .where('createdAt', '<', before)
      .execute()
    for (const { id } of old) await removeImport({ ...kith, member }, id)
  }
}

async function removeImport(owner: Kith & Owner, id: string) {
  await removeRows(owner, id)
  await transaction(owner, async (owner) => {
    await owner.db.deleteFrom('imports').where('memberId', '=', owner.member.id).where('id', '=', id).execute()
    await removeLater(owner, [fileKey(owner.member.id, id)])
  })
}
