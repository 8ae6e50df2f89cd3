import { peopleRelatedTo } from '#people/relations/named.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { createPace, type Pace } from '#platform/db/pace.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { readEvents, resolveCursor } from '#platform/events/read.ts'
import { type Book, findBook, openBook, scanAgain, updateBook } from './book.ts'
import { writerVersion } from './card-text.ts'
import { readPhotoHashes } from './photo-hashes.ts'
import { reviseCards } from './revise.ts'

const eventsAtOnce = 500

/**
 * Brings the book up to date with the member's people and returns it. Devices ask rarely and people change anywhere, so the
 * book follows the events when it is read, and nobody without a device pays for it.
 */
export function followChanges(ctx: MemberContext): Promise<Book> {
  const ofStore = following.get(ctx.db) ?? new Map<string, Following>()
  following.set(ctx.db, ofStore)
  const { current, next } = ofStore.get(ctx.member.id) ?? {}
  if (next) return next
  const start = async () => {
    ofStore.set(ctx.member.id, { current: started })
    return followNow(ctx)
  }
  // What is under way may have read the events before the last change: one more round, shared by all who wait.
  const started: Promise<Book> = (
    current ? current.catch(() => {}).then(start) : Promise.resolve().then(start)
  ).finally(() => {
    if (ofStore.get(ctx.member.id)?.current === started) ofStore.delete(ctx.member.id)
  })
  ofStore.set(ctx.member.id, current ? { current, next: started } : { current: started })
  return started
}

/** A device sends many requests at once: they follow the events together, not each by itself. */
type Following = { current: Promise<Book>; next?: Promise<Book> }
const following = new WeakMap<Db, Map<string, Following>>()

async function followNow(ctx: MemberContext): Promise<Book> {
  const book = await openBook(ctx)
  const pace = createPace()
  const { isGap } = await resolveCursor(ctx, { memberId: ctx.member.id, number: book.eventsRead })
  if (isGap || book.writer !== writerVersion) await scanAgain(ctx)
  await scanPeople(ctx, pace)
  while (await followSome(ctx, pace)) await scanPeople(ctx, pace)
  return (await findBook(ctx)) ?? book
}

/** Compares everybody with the book, by id, where somebody else may have begun. */
async function scanPeople(ctx: MemberContext, pace: Pace) {
  for (;;) {
    const after = (await findBook(ctx))?.scannedTo ?? null
    if (after === null) return
    const size = pace.size()
    const ids = await nextIds(ctx, after, size)
    const hashes = ids.length > 0 ? await readPhotoHashes(ctx, ids) : new Map()
    const scannedTo = ids.length < size ? null : (ids.at(-1) ?? null)
    await pace.run(() =>
      transaction(ctx, async (ctx) => {
        await reviseCards(ctx, ids, hashes)
        await updateBook(ctx).set({ scannedTo }).where('scannedTo', '=', after).execute()
      }),
    )
  }
}

/** People, and those whose card is still in the book. */
async function nextIds(ctx: MemberContext, after: string, size: number) {
  const people = ctx.db
    .selectFrom('connections')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
  const cards = ctx.db
    .selectFrom('addressCards')
    .select('connectionId as id')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '>', after)
    .orderBy('connectionId')
    .limit(size)
  const ids = [...(await people.execute()), ...(await cards.execute())].flatMap(({ id }) => id ?? [])
  return [...new Set(ids)].sort().slice(0, size)
}

/** Whether there were events. */
async function followSome(ctx: MemberContext, pace: Pace) {
  const { eventsRead } = await openBook(ctx)
  const events = await readEvents(ctx, { memberId: ctx.member.id, after: eventsRead, limit: eventsAtOnce })
  const last = events.at(-1)
  if (!last) return false
  const about = events.filter(({ kind }) => kind.startsWith('connection.'))
  const ids = new Set(about.flatMap(({ subjectId, connectionId }) => [subjectId, connectionId ?? subjectId]))
  // Their names are on the cards of others too.
  for (const id of await peopleRelatedTo(ctx, [...ids])) ids.add(id)
  for (const some of chunks([...ids], pace.size())) {
    const hashes = await readPhotoHashes(ctx, some)
    await pace.run(() => transaction(ctx, (ctx) => reviseCards(ctx, some, hashes)))
  }
  // An archive brings people without an event for each.
  if (events.some(({ kind }) => kind === 'archive.imported')) await scanAgain(ctx)
  await updateBook(ctx).set({ eventsRead: last.number }).where('eventsRead', '=', eventsRead).execute()
  return true
}
