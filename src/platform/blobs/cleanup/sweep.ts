import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { instantText, type Kith } from '../../context/context.ts'
import type { Db } from '../../db/schema/schema.ts'
import type { Audio, EntryFiles } from '../../db/schema/values.ts'
import { pictureKinds } from '../../images/frame.ts'
import { keysOfEntry } from '../entry-files.ts'
import { isMissing } from '../failures.ts'
import { portraits } from './portraits.ts'

/** No upload takes that long. */
const graceHours = 24

/** Files are stored before their rows: a crash in between leaves a file without a row. */
export async function sweepBlobs(kith: Kith) {
  const before = kith.now().subtract({ hours: graceHours })
  await sweepIncoming(kith, before)
  await sweepUnder(kith, 'audio', recordings, before)
  await sweepUnder(kith, 'files', recordings, before)
  await sweepUnder(kith, 'photos', photos, before)
  await sweepUnder(kith, 'portraits', portraits, before)
  await sweepUnder(kith, 'imports', importFiles, before)
  await sweepUnder(kith, 'archives', archives, before)
}

async function sweepUnder(kith: Kith, prefix: string, known: typeof recordings, before: Temporal.Instant) {
  for await (const keys of kith.blobs.list(prefix)) {
    const kept = await known(kith, keys)
    for (const key of keys) if (!kept.has(key)) await removeOld(kith, key, before)
  }
}

async function removeOld({ blobs, log }: Kith, key: string, before: Temporal.Instant) {
  const madeAt = await blobs.madeAt(key)
  if (!madeAt || Temporal.Instant.compare(madeAt, before) > 0) return
  await blobs.remove(key)
  log.info({ key }, 'removed a file without a row')
}

/**
 * The keys of recordings and files that a row names. A key begins with its member and its entry or capture:
 * `audio/{member}/{id}`, `files/{member}/{id}/{blob}`.
 */
export async function recordings({ db }: Kith, keys: string[]) {
  const known = new Set<string>()
  const byMember = Map.groupBy(keys, (key) => key.split('/')[1] ?? '')
  for (const [memberId, theirs] of byMember) {
    const ids = theirs.map((key) => (key.split('/')[2] ?? '').slice(0, 36)).filter((id) => isId.test(id))
    if (!isId.test(memberId) || ids.length === 0) continue
    const add = (row: Named & { id: string }) => {
      for (const key of keysOfEntry(memberId, row)) known.add(key)
    }
    const addRemoved = async () => {
      const rows = await db
        .selectFrom('removedRecords')
        .select(['recordId', 'before'])
        .where('memberId', '=', memberId)
        .where('recordId', 'in', ids)
        .where('tableName', 'in', ['interactions', 'captures', 'files'])
        .execute()
      for (const { recordId: id, before } of rows) add({ id, ...(before as Named) })
    }
    // Before and after: what is restored or removed in between is found there.
    await addRemoved()
    // Captures first: one that becomes an entry in between is found there.
    for (const table of ['captures', 'interactions'] as const) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'audio', 'files'])
        .where('memberId', '=', memberId)
        .where('id', 'in', ids)
        .execute()
      for (const row of rows) add(row)
    }
    await addRemoved()
  }
  return known
}

type Named = { audio: Audio | null; files: EntryFiles | null }

/** The keys whose picture is on a card. A key names the card and the photo: `photos/{card}/{photo}-{width}.jpg`. */
async function photos({ db }: Kith, keys: string[]) {
  const byCard = Map.groupBy(keys, (key) => key.split('/')[1] ?? '')
  const cards = [...byCard.keys()].filter((id) => isId.test(id))
  if (cards.length === 0) return new Set<string>()
  // Before and after, as with recordings.
  const removedBefore = await removedCards(db, cards)
  const rows = await db
    .selectFrom('cardAddresses')
    .innerJoin('cards', (join) =>
      join.onRef('cards.memberId', '=', 'cardAddresses.memberId').onRef('cards.id', '=', 'cardAddresses.cardId'),
    )
    .select(['cards.id', 'cards.photo', 'cards.logo', 'cards.backgroundImage'])
    .where('cardAddresses.cardId', 'in', cards)
    .execute()
  const known = rows.flatMap((card) => {
    const ids = pictureKinds.flatMap((kind) => card[kind]?.id ?? [])
    return (byCard.get(card.id) ?? []).filter((key) => ids.some((id) => key.startsWith(`photos/${card.id}/${id}-`)))
  })
  const removed = removedBefore.union(await removedCards(db, cards))
  return new Set([...known, ...keys.filter((key) => removed.has(key.split('/')[1] ?? ''))])
}

/** The cards that can be restored. The member comes first in the index, and a photo's key does not name them. */
async function removedCards(db: Db, cards: string[]) {
  const rows = await db
    .selectFrom('members')
    .innerJoin('removals', 'removals.memberId', 'members.id')
    .select('removals.subjectId')
    .where('removals.kind', '=', 'card')
    .where('removals.subjectId', 'in', cards)
    .execute()
  return new Set(rows.map(({ subjectId }) => subjectId))
}

/** The keys of imports that are still to be read. A key names its member: `imports/{member}/{import}`. */
async function importFiles({ db }: Kith, keys: string[]) {
  const known = new Set<string>()
  for (const key of keys) {
    const [, memberId = '', id = ''] = key.split('/')
    if (!isId.test(memberId) || !isId.test(id)) continue
    const row = await db
      .selectFrom('imports')
      .select('id')
      .where('memberId', '=', memberId)
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .executeTakeFirst()
    if (row) known.add(key)
  }
  return known
}

/** The keys of archives that are still to be imported: `archives/{member}/{import}`. After a week they are given up. */
async function archives({ db, now }: Kith, keys: string[]) {
  const since = instantText(now().subtract({ hours: 7 * 24 }))
  const byMember = Map.groupBy(keys, (key) => key.split('/')[1] ?? '')
  const known = new Set<string>()
  for (const memberId of [...byMember.keys()].filter((id) => isId.test(id))) {
    const rows = await db
      .selectFrom('archiveImports')
      .select('id')
      .where('memberId', '=', memberId)
      .where('finishedAt', 'is', null)
      .where('createdAt', '>', since)
      .execute()
    for (const { id } of rows) known.add(`archives/${memberId}/${id}`)
  }
  return known
}

const isId = /^[0-9a-f-]{36}$/

export async function sweepIncoming({ blobs: { incoming } }: Pick<Kith, 'blobs'>, before: Temporal.Instant) {
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name)
    const found = await stat(path).catch(ignoreMissing)
    if (found?.isFile() && found.mtimeMs < before.epochMilliseconds) await rm(path, { force: true })
  }
}

function ignoreMissing(error: unknown) {
  if (isMissing(error)) return null
  throw error
}
