import { openKith } from '#boot/open.ts'
import { addConnections } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { readConfig } from '#platform/config/config.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { addPerson, newMember, type TestData } from '../fill-database.ts'
import { type Person, people } from '../people.ts'

const withNotes = 300
const longTimeline = 200
const batchSize = 250

/** A member with this many people: the first has a long timeline, a few hundred have notes and promises. */
export async function fillForWeb(env: Record<string, string>, count: number): Promise<TestData> {
  const { kith, close } = await openKith(readConfig(env), openLog('silent'))
  const { ctx, token } = await newMember(kith)
  // The first steps of a new member are no longer on Today.
  const createdAt = ctx.now().subtract({ hours: 24 * 365 })
  await kith.db.updateTable('members').set({ createdAt: createdAt.toString() }).execute()
  const everyone = people().take(count).toArray()
  const connectionIds = await transaction(ctx, (ctx) => addWithNotes(ctx, everyone.slice(0, withNotes)))
  for (let from = withNotes; from < count; from += batchSize) {
    const details = everyone.slice(from, from + batchSize).map(withoutHistory)
    await transaction(ctx, (ctx) => addConnections(ctx, details))
  }
  const [connectionId = '', ...others] = connectionIds
  await transaction(ctx, (ctx) => addTimeline(ctx, connectionId))
  await close()
  return { env, token, connectionId, others }
}

async function addWithNotes(ctx: MemberContext, everyone: Person[]) {
  const ids: string[] = []
  for (const person of everyone) ids.push(await addPerson(ctx, person))
  return ids
}

const withoutHistory = ({ notes, promise, contacts, dueIn, ...details }: Person) => details

async function addTimeline(ctx: MemberContext, connectionId: string) {
  const now = ctx.now()
  for (const [at, { notes }] of people().take(longTimeline).toArray().entries()) {
    const then = { ...ctx, now: () => now.subtract({ hours: 24 * 3 * (longTimeline - at) }) }
    await addInteraction(then, { connectionId, kind: 'meeting', text: notes[0] ?? '' })
  }
}
