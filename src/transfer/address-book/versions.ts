import { instantText, type Kith, type MemberContext } from '#platform/context/context.ts'
import type { CardRow } from './cards.ts'

const keptDays = 30
const batchSize = 500

/** The state of a card at a revision; null if it is no longer known. */
export async function findVersion(ctx: MemberContext, card: CardRow, revision: number | null) {
  if (revision === null || revision === card.revision) return card
  return (
    (await ctx.db
      .selectFrom('addressCardVersions')
      .select(['card', 'photoHash'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', card.connectionId)
      .where('revision', '=', revision)
      .executeTakeFirst()) ?? null
  )
}

/** Forgets earlier states after a month, a part at a time. */
export async function sweepCardVersions(kith: Kith) {
  const before = instantText(kith.now().subtract({ hours: 24 * keptDays }))
  const members = await kith.db.selectFrom('addressBooks').select('memberId').execute()
  for (const { memberId } of members) {
    const old = kith.db
      .selectFrom('addressCardVersions')
      .select('createdAt')
      .where('memberId', '=', memberId)
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .limit(batchSize)
    for (let page = await old.execute(); page.length > 0; page = await old.execute())
      await kith.db
        .deleteFrom('addressCardVersions')
        .where('memberId', '=', memberId)
        .where('createdAt', '<=', page.at(-1)?.createdAt ?? '')
        .execute()
  }
}
