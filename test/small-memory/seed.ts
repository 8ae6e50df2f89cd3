import { createConnection } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { logExchange } from '#people/interactions/logged.ts'
import { createPromise } from '#people/promises/promises.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { morePeople } from './more-people.ts'
import { people, type Remembered } from './people.ts'

/** When questions about the small memory are asked. */
export const askedAt = '2026-11-15T12:00:00Z'

/** Fills a member's memory, and tells who is who. */
export async function remember(ctx: MemberContext, who: Remembered[] = [...people, ...morePeople]) {
  const ids = new Map<string, string>()
  await transaction(ctx, async (ctx) => {
    for (const person of who) ids.set(person.displayName, await rememberOne(ctx, person))
  })
  return ids
}

async function rememberOne(ctx: MemberContext, { notes, visitor, promises = [], ...person }: Remembered) {
  const { connectionId } = await createConnection(ctx, person)
  if (visitor) await logExchange(ctx, { connectionId, text: visitor[1], occurredAt: at(visitor[0]) })
  for (const [day, text] of notes) await addInteraction(ctx, { connectionId, kind: 'note', text, occurredAt: at(day) })
  for (const [text, dueOn] of promises) await createPromise(ctx, { connectionId, text, dueOn })
  return connectionId
}

const at = (day: string) => `${day}T10:00:00.000Z`
