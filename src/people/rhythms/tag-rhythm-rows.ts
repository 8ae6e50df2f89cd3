import { fold } from '#language/words/fold.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'

/** The member whose people they are. */
export type Owner = { db: Db; member: { id: string; timeZone: string } }

type TagRhythms = Map<string, number>

/** The same for all spellings of a tag. */
export const tagKey = (tag: string) => fold(tag.trim())

export async function tagRhythms({ db, member }: Owner): Promise<TagRhythms> {
  const rows = await listByTag(db, { memberId: member.id })
  return new Map(rows.map((row) => [row.tagKey, row.days]))
}

export const listByTag = prepared((db, { memberId }: { memberId: string }) =>
  db.selectFrom('tagRhythms').select(['tagKey', 'tag', 'days']).where('memberId', '=', memberId).orderBy('tagKey'),
)

/** If a person has several tags with a rhythm, the shortest counts. */
export function shortestRhythm(rhythms: TagRhythms, tags: string[]) {
  const days = tags.flatMap((tag) => rhythms.get(tagKey(tag)) ?? [])
  return days.length > 0 ? Math.min(...days) : null
}
