import { listLines } from '#cards/vcards/format/fields.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { labelKey } from '#people/connections/record/labels.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { firstOfEra } from '#platform/db/revisions.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import { latestEvent } from '#platform/events/read.ts'
import { writerVersion } from './card-text.ts'

export type Book = NonNullable<Awaited<ReturnType<typeof findBook>>>

export async function findBook(ctx: MemberContext) {
  return bookOf(ctx).executeTakeFirst()
}

function bookOf(ctx: MemberContext) {
  return ctx.db
    .selectFrom('addressBooks')
    .select(['revision', 'eventsRead', 'scannedTo', 'writer', 'people', 'tag', 'toldAt'])
    .where('memberId', '=', ctx.member.id)
}

/** The member's book; a new one is empty until everybody has been looked at. */
export async function openBook(ctx: MemberContext): Promise<Book> {
  const book = await findBook(ctx)
  if (book) return book
  await ctx.db
    .insertInto('addressBooks')
    .values({
      memberId: ctx.member.id,
      revision: firstOfEra(ctx.now()),
      eventsRead: await latestEvent(ctx, ctx.member.id),
      scannedTo: beforeEveryId,
      writer: writerVersion,
      people: 'reachable',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return bookOf(ctx).executeTakeFirstOrThrow()
}

/** Locks the book until the transaction ends: revisions become visible in their order. */
export async function lockBook(ctx: MemberContext): Promise<Book> {
  await updateBook(ctx).set({ memberId: ctx.member.id }).execute()
  return bookOf(ctx).executeTakeFirstOrThrow()
}

export function updateBook(ctx: MemberContext) {
  return ctx.db.updateTable('addressBooks').where('memberId', '=', ctx.member.id)
}

/** From here on everybody is compared with the book again. */
export async function scanAgain(ctx: MemberContext) {
  const eventsRead = await latestEvent(ctx, ctx.member.id)
  await updateBook(ctx).set({ eventsRead, scannedTo: beforeEveryId, writer: writerVersion }).execute()
}

type Choice = { people: 'reachable'; tag?: undefined } | { people: 'tagged'; tag: string }

/** Chooses who is in the book. */
export function choosePeople(ctx: MemberContext, { people, tag }: Choice) {
  return transaction(ctx, async (ctx) => {
    await openBook(ctx)
    const { people: had, tag: hadTag } = await lockBook(ctx)
    if (had === people && hadTag === (tag ?? null)) return
    await updateBook(ctx)
      .set({ people, tag: tag ?? null })
      .execute()
    await scanAgain(ctx)
  })
}

type Person = { emails: string[]; phones: string[]; birthday: string | null; tags: string[] }

/** Somebody in the book who loses their last number stays in it, or they would vanish from the phone. */
export function belongsInBook({ people, tag }: Pick<Book, 'people' | 'tag'>, person: Person, isInBook: boolean) {
  if (people === 'tagged') return person.tags.some((each) => labelKey(each) === labelKey(tag ?? ''))
  return isInBook || person.emails.length > 0 || person.phones.length > 0 || person.birthday !== null
}

/**
 * People added on a device belong into the book that the device shows, or they would vanish at the next sync. A tag that has
 * to make room becomes a line of the card.
 */
export function addTagOf({ people, tag }: Book, tags: string[]): { tags: string[]; lines: string[] } {
  const isMissing = people === 'tagged' && tag !== null && !tags.some((each) => labelKey(each) === labelKey(tag))
  if (!isMissing) return { tags, lines: [] }
  const left = tags.slice(0, maxItems.tags - 1)
  return { tags: [...left, tag], lines: listLines('tags', tags.slice(left.length)) }
}
