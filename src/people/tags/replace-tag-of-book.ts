import type { MemberContext } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { labelKey } from '../connections/record/labels.ts'

/** An address book of the people with a tag follows its new name. If the tag is removed, the book is empty. */
export async function replaceTagOfBook(ctx: MemberContext, { from, to }: Tasks['tags.replace']) {
  const tag = await findTagOfBook(ctx)
  if (to === null || tag === null || labelKey(tag) !== from) return
  await updateBookWith(ctx, tag).set({ tag: to }).execute()
}

/**
 * Compares everybody with the address book again: people who had the other tag already belong in it too. Called once
 * everybody has the tag, or devices would hear that the others are gone.
 */
export async function scanBookOf(ctx: MemberContext, to: string | null) {
  const tag = await findTagOfBook(ctx)
  if (to === null || tag === null || labelKey(tag) !== labelKey(to)) return
  await updateBookWith(ctx, tag).set({ scannedTo: beforeEveryId }).execute()
}

async function findTagOfBook({ db, member }: MemberContext) {
  const book = await db.selectFrom('addressBooks').select('tag').where('memberId', '=', member.id).executeTakeFirst()
  return book?.tag ?? null
}

/** Unless another tag was chosen meanwhile. */
function updateBookWith({ db, member }: MemberContext, tag: string) {
  return db.updateTable('addressBooks').where('memberId', '=', member.id).where('tag', '=', tag)
}
