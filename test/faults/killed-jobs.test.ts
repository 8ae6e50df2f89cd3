import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { addInteraction } from '#people/interactions/interactions.ts'
import { transaction } from '#platform/context/context.ts'
import { type House, memberContext, newMember, openHouse, refused } from '../harness/harness.ts'
import { isNight, onlyAtNight } from '../harness/nightly.ts'
import { storeSettings } from '../harness/stores.ts'
import { newWorkplace } from '../harness/workplace.ts'
import { blackPng } from '../samples/images.ts'
import { stageFile } from '../samples/import-files.ts'
import { recording } from '../samples/recordings.ts'
import { opened, openPostOffice } from '../servers/smtp-server.ts'
import { scriptedModels } from './job-runner-models.ts'

const maxKills = 50

test('jobs whose process is killed at any statement are finished by the next one, once', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  Object.assign(house.kith, scriptedModels)
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Memory_addNote({ connectionId, text: 'We fired the pots together; the kiln is on me.' })
  const memo = await client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
  let killed = 0
  // At night every third statement. They are the same on both stores, so each store covers different ones.
  const step = isNight ? 3 : 15
  const first = house.kith.config.databaseUrl ? 2 : 1
  // Two minutes later each time, so that the lease of the killed process has ended.
  while (killed < maxKills && (await runJobs(house, first + step * killed, 2 * killed)) === null) {
    killed += 1
    // A job whose process dies twice is buried; the next test covers that.
    await house.kith.db.updateTable('jobs').set({ attempts: 0, progress: null }).execute()
  }
  t.diagnostic(`killed ${killed} times`)
  assert.ok(killed >= (isNight ? 6 : 2) && killed < maxKills)
  const { suggestions } = await client.Promises_suggested({})
  assert.deepEqual(
    suggestions.map(({ text, foundBy }) => [text, foundBy]),
    [['Pay for the kiln', 'model']],
  )
  const { transcript, audio } = await client.Memory_getInteraction({ id: connectionId, ixId: memo.ixId })
  assert.deepEqual([transcript, audio?.transcription], ['I promised to send her the glaze recipe tomorrow', 'made'])
  const { promises } = await client.Promises_listOpen({})
  assert.deepEqual(
    promises.map(({ text }) => text),
    ['Send her the glaze recipe'],
  )
  const vectors = await house.kith.db.selectFrom('vectors').select('sourceId').execute()
  const { timeline } = await client.Connections_get({ connectionId })
  assert.deepEqual(
    vectors.map(({ sourceId }) => sourceId).sort(),
    [...timeline.map(({ ixId }) => ixId), ...promises.map(({ promiseId }) => promiseId)].sort(),
  )
  assert.deepEqual(await house.kith.db.selectFrom('jobs').select('kind').execute(), [])
})

test('an import that kills its process twice is abandoned, and the member sees it', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const { client } = await newMember(house)
  const { id } = await client.Imports_create({ contacts: new Blob(['BEGIN:VCARD\nFN:Ana\nEND:VCARD']) })
  // When rows are stored: the file is read, and read again by the next process.
  const storingRows = 'insert into "import_rows"'
  const codes = [await runJobs(house, storingRows, 0), await runJobs(house, storingRows, 2)]
  assert.deepEqual([...codes, (await client.Imports_get({ id })).state], [null, null, 'reading'])
  assert.equal(await runJobs(house, 1_000, 4), 0)
  const { state, failure } = await client.Imports_get({ id })
  assert.deepEqual([state, failure?.startsWith('The service stopped twice while it read this file')], ['failed', true])
  const [job] = (await client.Jobs_list({})).jobs
  assert.deepEqual([job?.state, job?.reason], ['failed', 'The service stopped twice while it ran this job.'])
  const { message } = await refused(client.Jobs_retry({ id: job?.id ?? '' }), 'conflict')
  assert.match(message, /Upload the file again/)
})

for (const step of ['applying', 'undoing'] as const) {
  test(`${step} an import goes on to its end when it is retried after it killed its process twice`, {
    skip: onlyAtNight,
  }, async (t) => {
    const house = await openHouse()
    t.after(() => house.close())
    const someone = await newMember(house)
    const { client } = someone
    const names = Array.from({ length: 300 }, (_, at) => `Person ${lettersOf(at)}`)
    const { id } = await stageFile(house, someone, `name\n${names.join('\n')}\n`)
    await client.Imports_apply({ id })
    if (step === 'undoing') {
      await house.work()
      await client.Imports_undo({ id })
    }
    const saving = 'insert into "import_rows"'
    const codes = [
      await runJobs(house, saving, 0, 3),
      await runJobs(house, saving, 2, 3),
      await runJobs(house, 1_000, 4),
    ]
    assert.deepEqual(codes, [null, null, 0])
    assert.equal((await client.Imports_get({ id })).state, 'failed')
    const [job] = (await client.Jobs_list({})).jobs
    assert.equal((await client.Jobs_retry({ id: job?.id ?? '' })).state, 'waiting')
    assert.equal((await client.Imports_get({ id })).state, step)
    await house.work()
    const people = await house.kith.db.selectFrom('connections').select('displayName').orderBy('displayName').execute()
    const isUndone = step === 'undoing'
    assert.equal((await client.Imports_get({ id })).state, isUndone ? 'undone' : 'applied')
    assert.deepEqual(
      people.map(({ displayName }) => displayName),
      isUndone ? [] : names.toSorted(),
    )
    assert.deepEqual((await client.Jobs_list({})).jobs, [])
  })
}

test('photos of an import are made when they are retried after they killed their process twice', {
  skip: onlyAtNight,
}, async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const someone = await newMember(house)
  const { client } = someone
  const cards = ['Ana Ribeiro', 'Rui Costa'].map(
    (name) =>
      `BEGIN:VCARD\nVERSION:4.0\nFN:${name}\nPHOTO:data:image/png;base64,${blackPng(2, 2).toString('base64')}\nEND:VCARD`,
  )
  const { id } = await stageFile(house, someone, cards.join('\n'))
  await client.Imports_apply({ id })
  const giving = 'update "connections" set "photo"'
  const codes = [await runJobs(house, giving, 0), await runJobs(house, giving, 2), await runJobs(house, 1_000, 4)]
  assert.deepEqual(codes, [null, null, 0])
  const [job] = (await client.Jobs_list({})).jobs
  assert.equal(job?.kind, 'imports.photos')
  await client.Jobs_retry({ id: job?.id ?? '' })
  await house.work()
  const people = await client.Connections_list({})
  assert.ok(people.every(({ photo }) => photo !== undefined))
  const rows = await client.Imports_rows({ id })
  assert.ok(rows.every(({ reason }) => reason === undefined))
})

/** Names that no rule takes for the same person. */
const lettersOf = (at: number) => [100, 10, 1].map((unit) => syllables[Math.floor(at / unit) % 10]).join('')
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'ru']

test('if the process is killed, the next one finishes removing a person’s records', {
  skip: onlyAtNight,
}, async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana' })
  await transaction(memberContext(house, someone), async (ctx) => {
    for (let at = 0; at < 350; at++) await addInteraction(ctx, { connectionId, kind: 'note', text: `Sailing ${at}` })
  })
  await someone.client.Connections_remove({ connectionId })
  const countNotes = async () => (await house.kith.db.selectFrom('interactions').select('id').execute()).length
  assert.equal(await countNotes(), 350)
  assert.equal(await runJobs(house, 'delete from "interactions"', 0, 2), null)
  assert.equal(await countNotes(), 250)
  assert.equal(await runJobs(house, 100_000, 2), 0)
  assert.equal(await countNotes(), 0)
  assert.deepEqual(await house.kith.db.selectFrom('searchTerms').select('term').execute(), [])
  await someone.client.Connections_restore({ connectionId })
  assert.equal(await countNotes(), 350)
})

test('an e-mail whose process is killed once it is sent arrives again with the same id', {
  skip: onlyAtNight,
}, async (t) => {
  const house = await openHouse()
  const post = await openPostOffice()
  t.after(() => Promise.all([house.close(), post.close()]))
  const { id, owner } = await newWorkplace(house)
  for (const email of ['ana@example.com', 'rui@example.com']) await owner.client.Invites_create({ id, email })
  const mail = { KITH_SMTP_URL: post.url, KITH_MAIL_FROM: 'Kith <kith@example.com>' }
  const codes = [await runJobs(house, 'set "mailed_at"', 0, 1, mail), await runJobs(house, 100_000, 2, 1, mail)]
  assert.deepEqual(codes, [null, 0])
  const copies = Map.groupBy(post.arrived, ({ to }) => to.join())
  assert.deepEqual([...copies.values()].map(({ length }) => length).sort(), [1, 2])
  const idsAndLinks = post.arrived.map(({ message }) => {
    const { headers, text } = opened(message)
    return `${headers['message-id']} ${/kith_inv_\w+/.exec(text)}`
  })
  assert.match(idsAndLinks[0] ?? '', /^<[0-9a-f-]{36}\.0@example\.com> kith_inv_\w+$/)
  assert.equal(new Set(idsAndLinks).size, 2, 'either copy has the link that works')
})

/** Returns the exit code, or null if the process was killed. */
async function runJobs(
  { kith: { config } }: House,
  killAt: number | string,
  minutes: number,
  occurrence = 1,
  more: Record<string, string> = {},
) {
  const store = { ...storeSettings(config), ...more }
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const args = ['test/faults/job-runner.ts', `${killAt}`, `${minutes}`, `${occurrence}`]
  const child = spawn(process.execPath, args, {
    env: { PATH, NODE_COMPILE_CACHE, ...store },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code as number | null
}
