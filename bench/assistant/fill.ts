import { randomUUIDv7 } from 'node:crypto'
import { prepareCard } from '#cards/cards/cards.ts'
import { submitToCard } from '#cards/exchange/exchange.ts'
import { createConnection } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { completePromise, createPromise } from '#people/promises/promises.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { instantIn, type Life, type LifeDraft, type LifePerson, type LifePromise } from './life.ts'

/** The ids of the people, by the key in the data. */
export type PeopleIds = Record<string, string>

/** Creates everything in a life at its time, through the service's own functions. */
export async function fillLife(bare: MemberContext, life: Life): Promise<PeopleIds> {
  const ctx = { ...bare, member: { ...bare.member, name: life.member, timeZone: life.timeZone } }
  const ids: PeopleIds = {}
  const idOf = (key: string) => {
    const id = ids[key]
    if (id === undefined) throw new Error(`nobody has the key ${key}`)
    return id
  }
  await transaction(ctx, async (ctx) => {
    for (const person of life.people) ids[person.key] = await addPerson(ctx, person, life)
    for (const { person, day, ...entry } of life.entries) {
      const instant = instantIn(life, day)
      const input = { ...entry, connectionId: idOf(person), occurredAt: textOf(instant) }
      await addInteraction(at(ctx, instant), input)
    }
    for (const promise of life.promises) await addPromise(ctx, promise, { life, connectionId: idOf(promise.person) })
    for (const draft of life.followups) await addDraft(ctx, draft, { life, connectionId: idOf(draft.person) })
  })
  await leaveDetails(ctx, life)
  return ids
}

type Owner = { life: Life; connectionId: string }

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
const at = (ctx: MemberContext, instant: Temporal.Instant): MemberContext => ({ ...ctx, now: () => instant })

async function addPerson(ctx: MemberContext, { key, ...person }: LifePerson, life: Life) {
  const days = life.entries.filter((entry) => entry.person === key).map(({ day }) => day)
  const [first = life.now] = [person.metOn, ...days].filter((day) => day !== undefined).sort()
  const { connectionId } = await createConnection(at(ctx, instantIn(life, first)), person)
  return connectionId
}

async function addPromise(ctx: MemberContext, promise: LifePromise, { life, connectionId }: Owner) {
  const { text, madeOn, dueOn, completedOn } = promise
  const { promiseId } = await createPromise(at(ctx, instantIn(life, madeOn)), { connectionId, text, dueOn })
  if (completedOn) await completePromise(at(ctx, instantIn(life, completedOn)), { promiseId })
}

/** A draft with the member's own text. */
async function addDraft(ctx: MemberContext, { draftedAt, subject, body }: LifeDraft, { life, connectionId }: Owner) {
  const createdAt = textOf(instantIn(life, draftedAt))
  const times = { createdAt, updatedAt: createdAt }
  const draft = { id: randomUUIDv7(), connectionId, subject, body, drewOn: json({ ixIds: [], promiseIds: [] }) }
  await ctx.db
    .insertInto('followups')
    .values({ memberId: ctx.member.id, ...draft, writtenBy: 'rules', ...times })
    .execute()
}

async function leaveDetails(ctx: MemberContext, life: Life) {
  const card = await transaction(ctx, async (ctx) => (await prepareCard(ctx, { slug: 'card' })).commit(ctx))
  const [, , workspace = '', slug = ''] = new URL(card.url).pathname.split('/')
  for (const { leftAt, ...lead } of life.leads) {
    const visitor = { ...at(ctx, instantIn(life, leftAt)), caller: null, address: lead.email }
    await submitToCard(visitor, { ...lead, workspace, card: slug })
  }
}
