import { randomUUIDv7 } from 'node:crypto'
import type { Insertable } from 'kysely'
import { openKith } from '#boot/open.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { signUp } from '#members/sign-up/sign-up.ts'
import { createConnection } from '#people/connections/connections.ts'
import { entryTerms } from '#people/search/index/terms.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Context, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openLog } from '#platform/log/log.ts'

export type Told = { who: string; text: string; at: string }
export type Remembered = { ctx: MemberContext; people: Map<string, string>; ids: string[] }

export async function openHouse(env: Record<string, string>) {
  return openKith(readConfig({ ...env, KITH_SIGN_UP: 'open' }), openLog('silent'))
}

/** A member who was told all this: the rows and the words that the service's own rules leave, written in bulk. */
export async function memberTold(
  kith: Kith,
  name: string,
  people: string[],
  told: Iterable<Told>,
): Promise<Remembered> {
  const ctx = await newMember(kith, name)
  const known = new Map<string, string>()
  for (const part of chunks(people, 200)) {
    await transaction(ctx, async (ctx) => {
      for (const displayName of part)
        known.set(displayName, (await createConnection(ctx, { displayName })).connectionId)
    })
  }
  const ids: string[] = []
  for (const part of chunks([...told], 2000)) {
    const entries = part.map(({ who, text, at }) => entryOf(ctx, known.get(who) ?? '', text, at))
    await write(ctx, entries)
    ids.push(...entries.map(({ id }) => id))
  }
  return { ctx, people: known, ids }
}

async function newMember(kith: Kith, name: string): Promise<MemberContext> {
  const context: Context = { ...kith, via: 'http', requestId: 'bench', address: 'bench', caller: null }
  const account = { name, email: `${name}@example.com`, password: 'a long enough password', timeZone: 'UTC' }
  const caller = await authenticateToken(kith, (await signUp(context, account)).accessToken)
  return { ...context, caller, ...caller }
}

type Entry = Insertable<Schema['interactions']>

function entryOf(ctx: MemberContext, connectionId: string, text: string, occurredAt: string): Entry {
  const row = { id: randomUUIDv7(), connectionId, kind: 'message' as const, text, source: 'member' as const }
  return { memberId: ctx.member.id, ...row, occurredAt, createdAt: occurredAt }
}

async function write(ctx: MemberContext, entries: Entry[]) {
  const terms = entries.flatMap(({ id, connectionId, text }) =>
    entryTerms(text ?? null).map((term) => ({ memberId: ctx.member.id, place, term, connectionId, sourceId: id })),
  )
  await transaction(ctx, async (ctx) => {
    for (const part of chunks(entries, 500)) await ctx.db.insertInto('interactions').values(part).execute()
    for (const part of chunks(terms)) await ctx.db.insertInto('searchTerms').values(part).execute()
  })
}

const place = 'said' as const
