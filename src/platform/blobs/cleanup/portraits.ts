import { instantText, type Kith } from '../../context/context.ts'

const undoPeriod = { hours: 24 * 30 }
const pageSize = 50

/**
 * The keys of photos that belong to a person, or to one who was merged and may come back:
 * `portraits/{member}/{photo}-{size}.webp`.
 */
export async function portraits(kith: Kith, keys: string[]) {
  const known = new Set<string>()
  const byMember = Map.groupBy(keys, (key) => isPortrait.exec(key)?.[1])
  for (const [memberId, theirs] of byMember) {
    if (memberId === undefined) continue
    const photos = new Set(theirs.map(photoIn))
    const found = await ofPeople(kith, memberId, [...photos])
    const left = photos.difference(found)
    if (left.size > 0) for (const photo of await ofMerged(kith, memberId, left)) found.add(photo)
    for (const key of theirs) if (found.has(photoIn(key))) known.add(key)
  }
  return known
}

const isPortrait = /^portraits\/([0-9a-f-]{36})\/([0-9a-f-]{53})-\d+\.\w+$/
const photoIn = (key: string) => isPortrait.exec(key)?.[2] ?? ''

async function ofPeople({ db }: Kith, memberId: string, photos: string[]) {
  const rows = await db
    .selectFrom('connections')
    .select('photo')
    .where('memberId', '=', memberId)
    .where('photo', 'in', photos)
    .execute()
  return new Set(rows.flatMap(({ photo }) => photo ?? []))
}

async function ofMerged({ db, now }: Kith, memberId: string, photos: Set<string>) {
  const since = instantText(now().subtract(undoPeriod))
  const found: string[] = []
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after; ) {
    const rows: { id: string; before: { other?: { photo: string | null } } }[] = await db
      .selectFrom('merges')
      .select(['id', 'before'])
      .where('memberId', '=', memberId)
      .where('id', '>', after)
      .where('undoneAt', 'is', null)
      .where('createdAt', '>', since)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    found.push(
      ...rows.flatMap(({ before: { other } }) => (other?.photo && photos.has(other.photo) ? [other.photo] : [])),
    )
    after = rows.length < pageSize ? undefined : rows.at(-1)?.id
  }
  return found
}
