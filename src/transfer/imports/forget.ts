import { removeAllLater, removeLater } from '#platform/blobs/cleanup/remove.ts'
import { instantText, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import { fileKey, filesOf, keptFor } from './stored-import.ts'

type Owner = { db: Db; member: { id: string } }

export async function removeRows({ db, member }: Owner, importId: string) {
  const some = db
    .selectFrom('importRows')
    .select('number')
    .where('memberId', '=', member.id)
    .where('importId', '=', importId)
    .limit(atOnce)
  const remove = db
    .deleteFrom('importRows')
    .where('memberId', '=', member.id)
    .where('importId', '=', importId)
    .where('number', 'in', some)
  await removeInBatches(atOnce, remove.returning('number'))
}

const atOnce = 500

/** All imports of a member who goes. */
export async function forgetImports(ctx: MemberContext) {
  const imports = await ctx.db.selectFrom('imports').select('id').where('memberId', '=', ctx.member.id).execute()
  for (const { id } of imports) await removeRows(ctx, id)
  await removeAllLater(ctx, filesOf(ctx.member.id))
}

export async function forgetImport(kith: Kith, { importId }: Tasks['imports.forget'], { memberId }: Running) {
  if (memberId) await forget({ ...kith, member: { id: memberId } }, importId)
}

/** Imports are kept for a month: as long as they can be undone. */
export async function sweepImports(kith: Kith) {
  const before = instantText(kith.now().subtract(keptFor))
  const members = await kith.db.selectFrom('members').select('id').execute()
  for (const member of members) {
    const old = await kith.db
      .selectFrom('imports')
      .select('id')
      .where('memberId', '=', member.id)
      .where('createdAt', '<', before)
      .execute()
    for (const { id } of old) await forget({ ...kith, member }, id)
  }
}

async function forget(owner: Kith & Owner, id: string) {
  await removeRows(owner, id)
  await transaction(owner, async (owner) => {
    await owner.db.deleteFrom('imports').where('memberId', '=', owner.member.id).where('id', '=', id).execute()
    await removeLater(owner, [fileKey(owner.member.id, id)])
  })
}
