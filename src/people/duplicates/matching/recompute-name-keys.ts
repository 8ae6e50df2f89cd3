import { nameKeyOf } from '#language/names/name-key.ts'
import { beforeEveryId, type Db } from '#platform/db/schema/schema.ts'

type Owner = { db: Db; member: { id: string } }

const pageSize = 500

/** Recomputes the name keys of a member's people. */
export async function recomputeNameKeys({ db, member }: Owner) {
  const page = (after: string) =>
    db
      .selectFrom('connections')
      .select(['id', 'displayName'])
      .where('memberId', '=', member.id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
  for (
    let people = await page(beforeEveryId);
    people.length > 0;
    people = await page(people.at(-1)?.id ?? beforeEveryId)
  ) {
    for (const { id, displayName } of people) {
      const nameKey = nameKeyOf(displayName)
      await db
        .updateTable('connections')
        .set({ nameKey })
        .where('memberId', '=', member.id)
        .where('id', '=', id)
        .execute()
    }
  }
}
