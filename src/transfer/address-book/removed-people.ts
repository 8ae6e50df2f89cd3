import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { lockConnection } from '#people/connections/record/lock.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { createPace } from '#platform/db/pace.ts'
import { emit } from '#platform/events/emit.ts'
import { choosePeople, findBook, openBook } from './book.ts'
import { claimName, findCardsOf, nextRevision, updateCard } from './cards.ts'
import { reviseCards } from './revise.ts'

export async function getChoice(ctx: MemberContext) {
  const book = await findBook(ctx)
  const countOf = async (isRemoved: boolean) => {
    const row = await cardsOfPeople(ctx)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('goneAs', isRemoved ? '=' : 'is', isRemoved ? 'device' : null)
      .executeTakeFirst()
    return Number(row?.count ?? 0)
  }
  return {
    people: book?.people ?? 'reachable',
    tag: book?.tag ?? undefined,
    inBook: await countOf(false),
    removed: await countOf(true),
  }
}

/** Without those of people who were removed since. */
export function cardsOfPeople({ db, member }: MemberContext) {
  return db
    .selectFrom('addressCards')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'addressCards.memberId')
        .onRef('connections.id', '=', 'addressCards.connectionId'),
    )
    .where('addressCards.memberId', '=', member.id)
}

type Choice = { people: 'reachable' | 'tagged'; tag?: string | undefined }

export async function choose(ctx: MemberContext, { people, tag }: Choice) {
  if (people === 'reachable') return choosePeople(ctx, { people })
  if (tag === undefined) throw wrongField('tag', say('fields.requiredWithTagged'))
  return choosePeople(ctx, { people, tag })
}

export async function listRemoved(ctx: MemberContext, { limit }: { limit: number }) {
  const rows = await cardsOfPeople(ctx)
    .select(['connections.id', 'displayName', 'company', 'goneAt'])
    .where('goneAs', '=', 'device')
    .orderBy('goneAt', 'desc')
    .orderBy('connections.id')
    .limit(limit)
    .execute()
  return {
    people: rows.map(({ id, displayName, company, goneAt }) => ({
      connectionId: id,
      displayName,
      company: company ?? undefined,
      removedAt: goneAt ?? nowText(ctx),
    })),
  }
}

type Person = { connectionId: string }

export async function takeOut(ctx: MemberContext, { connectionId }: Person) {
  await transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    await openBook(ctx)
    const known = (await findCardsOf(ctx, [connectionId])).get(connectionId)
    if (known?.goneAs === 'device') return
    const name = known?.name ?? `${connectionId}.vcf`
    if (!known) await claimName(ctx, name, connectionId)
    const revision = await nextRevision(ctx)
    await updateCard(ctx, name)
      .set({ goneAt: nowText(ctx), goneAs: 'device', revision })
      .execute()
    await emit(ctx, 'connection.updated', connectionId, connectionId)
  })
}

/** Also somebody who has neither an address nor a number, and would not be in the book otherwise. */
export async function putBack(ctx: MemberContext, { connectionId }: Person) {
  await transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    await openBook(ctx)
    const known = (await findCardsOf(ctx, [connectionId])).get(connectionId)
    if (known && known.goneAt === null) return
    await claimName(ctx, known?.name ?? `${connectionId}.vcf`, connectionId)
    await reviseCards(ctx, [connectionId], new Map())
    await emit(ctx, 'connection.updated', connectionId, connectionId)
  })
}

export async function putAllBack(ctx: MemberContext) {
  const pace = createPace()
  let count = 0
  for (;;) {
    const { people } = await listRemoved(ctx, { limit: 100 })
    if (people.length === 0) return { putBack: count }
    for (const person of people) await pace.run(() => putBack(ctx, person))
    count += people.length
  }
}
