import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { type House, memberPassword, newMember, openHouse, type Someone } from '../harness/harness.ts'
import { isNight, onlyAtNight } from '../harness/nightly.ts'
import { storeSettings } from '../harness/stores.ts'
import { downloadArchive, richMember, sendArchive } from '../samples/archives.ts'

/** The statements at which a process is killed: in the first batch, in a later batch, and after the last batch. */
const killAt = isNight ? [9, 40, 60] : [40]

test('an import whose process is killed is finished by the next one, and no row is imported twice', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const rich = await richMember(house)
  const { first, again, importId } = await sendToAnother(house, rich)
  const codes: unknown[] = []
  for (const [at, statement] of [...killAt, 1_000_000].entries())
    codes.push(await runJobs(house, at, [String(statement)]))
  assert.deepEqual(codes, [...killAt.map(() => null), 0])
  await assertImported(house, again, { first, importId })
})

test('an import killed within a transaction loses and duplicates no batch', {
  skip: onlyAtNight,
}, async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })
  for (let at = 0; at < 60; at += 1)
    await someone.client.Memory_addNote({ connectionId, text: `The lighthouse has ${at} steps.` })
  const { first, again, importId } = await sendToAnother(house, someone)
  const countNotes = async () => {
    const { total } = await house.kith.db
      .selectFrom('interactions')
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  // Of these statements, the fourth is in a later batch of the first transaction, the ninth in the second one.
  const counts: number[] = []
  for (const [at, statement] of ['4', '9'].entries()) {
    assert.equal(await runJobs(house, at, ['insert into "interactions"', statement]), null)
    counts.push(await countNotes())
  }
  if (!isPostgres(house.kith.db)) assert.equal(counts[0], 0, 'the batches before were not stored on their own')
  assert.ok((counts[1] ?? 0) > 0, 'the transaction before is stored')
  assert.equal(await runJobs(house, 2, ['never']), 0)
  assert.equal(await countNotes(), 60)
  await assertImported(house, again, { first, importId })
})

/** Sends the archive of a member, who is then removed, to a new one. */
async function sendToAnother(house: House, someone: Someone) {
  const first = await downloadArchive(house, someone)
  await someone.client.Members_remove({ password: memberPassword })
  await house.work()
  const again = await newMember(house)
  const { body } = await sendArchive(house, again, first.bytes)
  return { first, again, importId: body.id }
}

/** Runs jobs in a process that kills itself. Two minutes later each time, so that the lease of the killed one has ended. */
async function runJobs({ kith }: House, time: number, [text = '', occurrence = '1']: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, ['test/faults/job-runner.ts', text, `${2 * time}`, occurrence], {
    env: { PATH, NODE_COMPILE_CACHE, ...storeSettings(kith.config) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  // A job whose process dies twice is buried; another test covers that.
  await kith.db.updateTable('jobs').set({ progress: null }).execute()
  return code
}

type Sent = { first: Awaited<ReturnType<typeof downloadArchive>>; importId: string }

async function assertImported(house: House, again: Someone, { first, importId }: Sent) {
  const { state, counts, notes } = await again.client.Archive_status({ id: importId })
  // Webhooks come back turned off, which is said of each.
  assert.deepEqual([state, notes.filter(({ kind }) => kind !== 'webhooks')], ['complete', []])
  const added = Object.entries(counts).map(([name, count]) => [name, count.added])
  const sent = Object.entries(first.manifest.counts).filter(([, count]) => count !== 0)
  assert.deepEqual(Object.fromEntries(added), Object.fromEntries(sent))
  assert.deepEqual((await downloadArchive(house, again)).sums, first.sums)
}
