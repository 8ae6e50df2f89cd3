import { instantText, type Kith } from '../../context/context.ts'
import type { MergeRecord } from '../../db/schema/people.ts'
import { beforeEveryId, type Db } from '../../db/schema/schema.ts'

/** Both merges and removals can be undone for so long. */
const undoPeriod = { hours: 24 * 30 }
const pageSize = 50

type Photos = Set<string>

/**
 * The keys of photos that belong to a person, or to one who was removed or merged and may come back:
 * `portraits/{member}/{photo}-{size}.webp`.
 */
export async function portraits(kith: Kith, keys: string[]) {
  const known = new Set<string>()
  const byMember = Map.groupBy(keys, (key) => isPortrait.exec(key)?.[1])
  for (const [memberId, theirs] of byMember) {
    if (memberId === undefined) continue
    const found = await findUsed(kith, memberId, new Set(theirs.map(photoIn)))
    for (const key of theirs) if (found.has(photoIn(key))) known.add(key)
  }
  return known
}

const isPortrait = /^portraits\/([0-9a-f-]{36})\/([0-9a-f-]{53})-\d+\.\w+$/
const photoIn = (key: string) => isPortrait.exec(key)?.[2] ?? ''

/** People first and last: one who is restored or removed in between is found there. */
async function findUsed(kith: Kith, memberId: string, photos: Photos) {
  let used: Photos = new Set()
  for (const find of [ofPeople, ofMerged, ofRemoved, ofPeople]) {
    const left = photos.difference(used)
    if (left.size > 0) used = used.union(await find(kith, memberId, left))
  }
  return used
}

async function ofPeople({ db }: Kith, memberId: string, photos: Photos): Promise<Photos> {
  const rows = await db
    .selectFrom('connections')
    .select('photo')
    .where('memberId', '=', memberId)
    .where('photo', 'in', [...photos])
    .execute()
  return new Set(rows.flatMap(({ photo }) => photo ?? []))
}

/** What is stored of a person, or of a merge. */
type Stored = { photo?: string | null; other?: { photo?: string | null }; before?: Stored }

function photosIn({ photo, other, before }: Stored): string[] {
  return [photo, other?.photo, before?.other?.photo].flatMap((each) => each ?? [])
}

async function ofMerged({ db, now }: Kith, memberId: string, photos: Photos): Promise<Photos> {
  const since = instantText(now().subtract(undoPeriod))
  const merges = db.selectFrom('merges').select(['id', 'before']).where('memberId', '=', memberId)
  return collect(photos, (after) =>
    merges
      .where('id', '>', after)
      .where('undoneAt', 'is', null)
      .where('createdAt', '>', since)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  )
}

async function ofRemoved({ db }: Kith, memberId: string, photos: Photos): Promise<Photos> {
  const found: Photos = new Set()
  const removals = db.selectFrom('removals').select('id').where('memberId', '=', memberId)
  for (const { id } of await removals.where('kind', '=', 'connection').execute()) {
    const records = db
      .selectFrom('removedRecords')
      .select(['recordId as id', 'before'])
      .where('memberId', '=', memberId)
      .where('removalId', '=', id)
    for (const table of ['connections', 'merges']) {
      const some = await collect(photos, (after) =>
        records
          .where('tableName', '=', table)
          .where('recordId', '>', after)
          .orderBy('recordId')
          .limit(pageSize)
          .execute(),
      )
      for (const photo of some) found.add(photo)
    }
  }
  return found
}

/** The photos among these that are still used, reading rows page by page. */
async function collect(photos: Photos, read: (after: string) => Promise<{ id: string; before: unknown }[]>) {
  const found: Photos = new Set()
  for (let after: string | undefined = beforeEveryId; after; ) {
    const rows = await read(after)
    const some = rows.flatMap(({ before }) => photosIn(before as Stored))
    for (const photo of some) if (photos.has(photo)) found.add(photo)
    after = rows.length < pageSize ? undefined : rows.at(-1)?.id
  }
  return found
}

/** The photos of a removed person and of the people merged into them. */
export async function removedPhotos(db: Db, memberId: string, removalId: string) {
  const rows = await db
    .selectFrom('removedRecords')
    .select(['tableName', 'before'])
    .where('memberId', '=', memberId)
    .where('removalId', '=', removalId)
    .where('tableName', 'in', ['connections', 'merges'])
    .execute()
  return rows.flatMap(({ tableName, before }) => {
    const person = tableName === 'merges' ? (before.before as MergeRecord).other : before
    return typeof person?.photo === 'string' ? [person.photo] : []
  })
}
