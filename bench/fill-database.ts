import { openKith } from '#boot/open.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { createConnection } from '#people/connections/connections.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { createPromise } from '#people/promises/promises.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Context, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { openLog } from '#platform/log/log.ts'
import { type Person, people } from './people.ts'

/** A filled database with a token, a person with a long timeline, and other people. */
export type TestData = { env: Record<string, string>; token: string; connectionId: string; others: string[] }

const batchSize = 1000
const lanes = 6
const longTimeline = 60

/** Creates a member with this many people, through the service's own functions, so that the index is real. */
export async function fillDatabase(
  env: Record<string, string>,
  count: number,
  { notesEach = 2 } = {},
): Promise<TestData> {
  const { kith, close } = await openKith(readConfig(env), openLog('silent'))
  const { ctx, token } = await newMember(kith)
  const everyone = people()
    .take(count)
    .map((person) => ({ ...person, notes: repeat(person.notes, notesEach) }))
    .toArray()
  const known = kith.config.databaseUrl ? await inParallel(ctx, everyone) : await inBatches(ctx, everyone)
  const [connectionId = '', ...others] = known
  await transaction(ctx, (ctx) => lengthen(ctx, connectionId))
  await close()
  return { env, token, connectionId, others: others.slice(0, 500) }
}

const repeat = <T>(items: T[], length: number) => Array.from({ length }, (_, at) => items[at % items.length] as T)

/** SQLite has one writer and waits for the disk at every commit. */
async function inBatches(ctx: MemberContext, everyone: Person[]) {
  const known: string[] = []
  for (let from = 0; from < everyone.length; from += batchSize) {
    await transaction(ctx, async (ctx) => {
      for (const person of everyone.slice(from, from + batchSize)) known.push(await addPerson(ctx, person))
    })
  }
  return known
}

/** PostgreSQL has many writers. */
async function inParallel(ctx: MemberContext, everyone: Person[]) {
  const known: string[] = []
  const next = everyone.entries()
  const lane = async () => {
    for (const [at, person] of next) known[at] = await transaction(ctx, (ctx) => addPerson(ctx, person))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return known
}

export async function newMember(kith: Kith, more: { name?: string; timeZone?: string } = {}) {
  const context: Context = { ...kith, via: 'http', requestId: 'bench', address: 'bench', caller: null }
  const secrets = { email: 'bench@example.com', password: 'a long enough password' }
  const account = { name: 'Bench', timeZone: 'UTC', ...secrets, ...more }
  const { accessToken } = await signUp(context, account)
  const caller = await authenticateToken(kith, accessToken)
  const ctx: MemberContext = { ...context, caller, ...caller }
  return { ctx, token: accessToken }
}

export async function addPerson(ctx: MemberContext, { notes, promise, contacts, dueIn, ...person }: Person) {
  const now = ctx.now()
  const ago = (days = 0) => ({ ...ctx, now: () => now.subtract({ hours: 24 * days }) })
  const { connectionId } = await createConnection(ago(contacts[0]), person)
  for (const [at, text] of notes.entries()) {
    await addInteraction(ago(contacts[at]), { connectionId, kind: 'note', text })
  }
  const soon =
    dueIn === null
      ? {}
      : {
          dueOn: now
            .add({ hours: 24 * dueIn })
            .toString()
            .slice(0, 10),
        }
  if (promise) await createPromise(ctx, { connectionId, ...promise, ...soon })
  return connectionId
}

async function lengthen(ctx: MemberContext, connectionId: string) {
  for (const { notes, displayName } of people().take(longTimeline)) {
    await addInteraction(ctx, { connectionId, kind: 'meeting', text: `With ${displayName}: ${notes[0]}` })
  }
  for (const dueOn of ['2027-03-01', '2027-06-01', '2027-09-01']) {
    await createPromise(ctx, { connectionId, text: 'Send the deck', dueOn })
  }
}
