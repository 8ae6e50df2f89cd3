import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Upload } from '#contract/files.ts'
import { createConnection } from '#people/connections/connections.ts'
import { patchFollowup } from '#people/followups/actions.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { logExchange } from '#people/interactions/logged.ts'
import { prepareInteraction } from '#people/interactions/memos.ts'
import { completePromise, createPromise } from '#people/promises/promises.ts'
import { assumeDueDate, updatePromiseRow } from '#people/promises/row.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { type House, memberContext, newMember, type Someone } from '../harness/harness.ts'
import { memory as corpus, type Memory } from './memory.ts'
import type { Entry, Followup, Person, Promised } from './reading.ts'

/** The ids of a key: its own record, the promises found in it, and the entry logged when it was sent. */
export type Ids = Map<string, string[]>

export type Rememberer = Someone & { ids: Ids; timeZone: string }

/** A new member with a whole memory, each record created at its time. Sets the clock to the memory's today. */
export async function seedMemory(house: House, memory: Memory = corpus): Promise<Rememberer> {
  house.clock.set(memory.now)
  const someone = await newMember(house, { timeZone: memory.timeZone })
  const bare = memberContext(house, someone)
  const ctx: MemberContext = { ...bare, member: { ...bare.member, timeZone: memory.timeZone } }
  const ids: Ids = new Map()
  await transaction(ctx, async (ctx) => {
    for (const person of memory.people) ids.set(person.key, [await meet(ctx, person, memory)])
  })
  const entries = [...memory.entries].sort((a, b) => a.occurredAt.localeCompare(b.occurredAt))
  const memos = new Map<string, Memo>()
  for (const entry of entries.filter(({ kind }) => kind === 'voice_memo'))
    memos.set(entry.key, await speak(at(ctx, entry.occurredAt), entry, ids))
  await transaction(ctx, async (ctx) => {
    for (const entry of entries)
      ids.set(entry.key, await jot(at(ctx, entry.occurredAt), entry, { ids, memo: memos.get(entry.key) }))
  })
  await transaction(ctx, async (ctx) => {
    for (const promised of memory.promises) ids.set(promised.key, [await promise(ctx, promised, ids)])
    for (const followup of memory.followups) ids.set(followup.key, await write(ctx, followup, ids))
  })
  return { ...someone, ids, timeZone: memory.timeZone }
}

export const idOf = (ids: Ids, key: string) => {
  const [id] = ids.get(key) ?? []
  if (id === undefined) throw new Error(`nothing in the memory has the key ${key}`)
  return id
}

/** A context with another time. */
function at(ctx: MemberContext, when: string): MemberContext {
  return { ...ctx, now: () => Temporal.Instant.from(when) }
}

async function meet(ctx: MemberContext, { key, ...person }: Person, memory: Memory) {
  const when = [person.metOn && `${person.metOn}T22:00:00.000Z`, firstOf(key, memory)].filter(Boolean).sort()[0]
  const { connectionId } = await createConnection(at(ctx, when ?? memory.now), person)
  return connectionId
}

const firstOf = (key: string, { entries }: Memory) =>
  entries
    .filter((entry) => entry.of === key)
    .map(({ occurredAt }) => occurredAt)
    .sort()[0]

type Known = { ids: Ids; memo: Memo | undefined }

async function jot(ctx: MemberContext, { of, kind, text, occurredAt }: Entry, { ids, memo }: Known) {
  const connectionId = idOf(ids, of)
  if (kind === 'exchange') return [(await logExchange(ctx, { connectionId, text, occurredAt })).ixId]
  const { ixId, found } =
    kind === 'voice_memo'
      ? await prepared(memo).commit(ctx)
      : await addInteraction(ctx, { connectionId, kind, text, occurredAt })
  return [ixId, ...found.flatMap(({ promiseId }) => promiseId ?? [])]
}

type Memo = Awaited<ReturnType<typeof speak>>

function prepared(memo: Memo | undefined) {
  assert.ok(memo, 'a voice memo is prepared before the transaction')
  return memo
}

/** A voice memo with a test recording and a given transcript, to be committed. */
async function speak(ctx: MemberContext, { of, text: transcript, occurredAt }: Entry, ids: Ids) {
  const path = 'test/samples/audio/memo.wav'
  const { size } = await stat(path)
  const audio = new Upload({ path, mediaType: 'audio/wav', size, sha256: 'c0'.repeat(32) })
  const memo = { connectionId: idOf(ids, of), transcript, occurredAt }
  return prepareInteraction(ctx, { ...memo, kind: 'voice_memo', audio })
}

async function promise(ctx: MemberContext, { of, madeAt, dueOn, keptAt, text }: Promised, ids: Ids) {
  const made = { connectionId: idOf(ids, of), text, dueOn: dueOn ?? assumeDueDate(ctx, madeAt) }
  const { promiseId } = await createPromise(at(ctx, madeAt), made)
  if (!dueOn) await updatePromiseRow(ctx, promiseId).set({ dueAssumedAt: madeAt }).execute()
  if (keptAt) await completePromise(at(ctx, keptAt), { promiseId })
  return promiseId
}

/** A draft row with the member's own text. */
async function write(ctx: MemberContext, { of, draftedAt, sentAt, subject, body }: Followup, ids: Ids) {
  const id = randomUUIDv7()
  const made = { id, connectionId: idOf(ids, of), subject, body, drewOn: json({ ixIds: [], promiseIds: [] }) }
  await ctx.db
    .insertInto('followups')
    .values({ memberId: ctx.member.id, ...made, writtenBy: 'rules', createdAt: draftedAt, updatedAt: draftedAt })
    .execute()
  if (!sentAt) return [id]
  const { ixId } = await patchFollowup(at(ctx, sentAt), { id, action: 'send' })
  return [id, ...(ixId ? [ixId] : [])]
}
