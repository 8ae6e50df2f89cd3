import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scheduleRecurringJobs } from '#boot/jobs.ts'
import { addInteraction } from '#people/interactions/interactions.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { memberContext, newMember, openHouse, useHouse } from '../../../test/harness/harness.ts'
import { bagOfWords } from '../../../test/models/bag-of-words.ts'
import { followEvents } from './follow-events.ts'

const house = await useHouse()
const { kith } = house

/** A person with many entries from before the add-on. */
async function someone(notes: number) {
  kith.embedder = null
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', company: 'Atlântico' })
  const ctx = memberContext(house, member)
  for (let n = 0; n < notes; n++)
    await addInteraction(ctx, { connectionId, kind: 'note', text: `Note number ${n} of ${member.memberId}.` })
  await house.work()
  return { ...member, connectionId }
}

const fill = () => queueJob(kith, 'recall.fill', {})

async function vectorsOf(memberId: string) {
  const rows = await kith.db.selectFrom('vectors').select(['model']).where('memberId', '=', memberId).execute()
  return rows.map(({ model }) => model)
}

const jobs = (kind: string) => kith.db.selectFrom('jobs').select('about').where('kind', '=', kind).execute()

test('texts from before the add-on get vectors, and are not embedded again the next day', async () => {
  const { memberId } = await someone(30)
  const embedder = bagOfWords()
  kith.embedder = embedder
  await fill()
  await house.work()
  assert.equal((await vectorsOf(memberId)).length, 31)
  assert.equal(embedder.read.length, 31)
  await fill()
  await house.work()
  assert.equal(embedder.read.length, 31)
})

test('another model embeds everything again', async () => {
  const { memberId } = await someone(20)
  kith.embedder = bagOfWords()
  await fill()
  await house.work()
  kith.embedder = bagOfWords({ name: 'other words' })
  await fill()
  await house.work()
  assert.deepEqual(new Set(await vectorsOf(memberId)), new Set(['other words']))
  assert.equal((await vectorsOf(memberId)).length, 21)
})

test('changes made while the add-on was missing are noticed', async () => {
  const { client, connectionId } = await someone(1)
  const { ixId } = await client.Memory_addNote({ connectionId, text: 'Before.' })
  kith.embedder = bagOfWords()
  await fill()
  await house.work()
  kith.embedder = null
  await client.Memory_updateInteraction({ id: connectionId, ixId, text: 'Afterwards.' })
  const embedder = bagOfWords()
  kith.embedder = embedder
  await fill()
  await house.work()
  assert.deepEqual(embedder.read, ['Afterwards.'])
})

test('a large catch-up runs as several jobs with progress, and other jobs get their turn', async () => {
  const { client, connectionId, memberId } = await someone(450)
  const seen = new Set<number>()
  const embedder = bagOfWords({
    meanwhile: async () => {
      if (seen.size === 0) await client.Memory_addNote({ connectionId, text: 'Said meanwhile.' })
      await followEvents(kith)
      for (const { about } of await jobs('recall.catch-up')) seen.add((about as { seen: number }).seen)
    },
  })
  kith.embedder = embedder
  await fill()
  await house.work()
  assert.equal((await vectorsOf(memberId)).length, 452)
  assert.deepEqual(
    [...seen].toSorted((one, other) => one - other),
    [...seen],
  )
  assert.ok(seen.size >= 3, `${[...seen]}`)
  assert.ok(embedder.read.indexOf('Said meanwhile.') < 300)
})

test('a process that ends in the middle loses little work, and the next one continues', async () => {
  const { memberId } = await someone(100)
  let left = 50
  const dying = bagOfWords({
    meanwhile: async () => {
      left -= 1
      if (left < 0) throw new Error('ended')
    },
  })
  kith.embedder = dying
  await fill()
  await house.work()
  const kept = (await vectorsOf(memberId)).length
  assert.ok(kept > 32 && kept <= 50, `${kept} kept`)
  const next = bagOfWords()
  kith.embedder = next
  await scheduleRecurringJobs(kith)
  house.clock.set(kith.now().add({ minutes: 1 }).toString())
  await house.work()
  assert.equal((await vectorsOf(memberId)).length, 101)
  assert.equal(next.read.length, 101 - kept)
  house.clock.reset()
})

test('every start looks for missing vectors, even after a recent check', async () => {
  const other = await openHouse()
  const due = async () => {
    const jobs = await other.kith.db
      .selectFrom('jobs')
      .select('runAt')
      .where('only', '=', 'recall.fill')
      .executeTakeFirstOrThrow()
    return Temporal.Instant.from(jobs.runAt).since(other.kith.now()).total('hours')
  }
  await scheduleRecurringJobs(other.kith)
  await other.work()
  assert.ok((await due()) > 23)
  await scheduleRecurringJobs(other.kith)
  assert.ok((await due()) <= 0)
  await other.close()
})
