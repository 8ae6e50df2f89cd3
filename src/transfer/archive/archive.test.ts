import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  connect as clientOf,
  eventsOf,
  memberPassword,
  newMember,
  openHouse,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { openPreparedSqlite } from '../../../test/harness/stores.ts'
import {
  archiveOf,
  downloadArchive,
  restoreArchive,
  richMember,
  rows,
  sendArchive,
  withRecords,
} from '../../../test/samples/archives.ts'
import { incoming, recording } from '../../../test/samples/recordings.ts'
import { importArchive } from './importing/run-import.ts'
import { kinds } from './kinds/kinds.ts'

const house = await useHouse()
const rich = await richMember(house)
const first = await downloadArchive(house, rich)

/** Everything a member sees, in any instance. */
async function memoryOf({ client }: Someone, people: string[]) {
  return {
    people: await Promise.all(people.map((connectionId) => client.Connections_get({ connectionId }))),
    found: await Promise.all(
      ['ana', 'ceramics', 'cello', 'sails sundays', 'boat', 'Atlantico', 'harbor'].map((query) =>
        client.Connections_search({ query }),
      ),
    ),
    open: await client.Promises_listOpen({}),
    suggested: await client.Promises_suggested({}),
    next: await client.Moves_next({}),
    nudges: await client.Moves_nudges(),
    captures: await client.Captures_list({}),
    drafts: await client.Followups_list({}),
    sent: await client.Followups_list({ state: 'sent' }),
    merges: await client.Merges_list({}),
    threads: await client.Threads_list({}),
    ratings: await client.Threads_ratings({}),
    rhythms: await client.Rhythms_list(),
    companies: await client.Organizations_list({}),
    waiting: await client.Tasks_waiting(),
    takenOut: await client.AddressBook_removed({}),
    reminders: await client.Reminders_get(),
    byName: await client.Connections_list({ order: 'name' }),
    letters: await client.Connections_count({}),
    tagged: await client.Connections_list({ tag: 'Design' }),
  }
}

test('an archive contains records of every kind, and no secret', async () => {
  const { manifest, files } = first
  assert.deepEqual(
    Object.keys(manifest.counts),
    kinds.map(({ name }) => name),
  )
  for (const [name, count] of Object.entries(manifest.counts)) {
    assert.ok(Number(count) > 0, name)
    assert.equal(rows(files, name).length, count)
  }
  const all = [...files.values()].map(String).join('')
  assert.doesNotMatch(all, /passwordHash|password_hash|kith_(ses|pat)_|whsec_|\$argon|memberId/)
  assert.match(files.get('people.vcf')?.toString() ?? '', /FN:Chloé Martin/)
})

test('an archive is imported into another account of the same instance, next to its own data', async () => {
  const { bytes, manifest } = first
  const other = await newMember(house)
  await other.client.Cards_create({ slug: 'me' })
  const outcome = await restoreArchive(house, other, bytes)
  assert.equal(outcome.state, 'complete')
  for (const [name, { added }] of Object.entries(outcome.counts)) assert.equal(added, manifest.counts[name], name)
  const ofCards = outcome.notes.filter(({ kind }) => kind === 'cards')
  const [, ...others] = ofCards.map(({ what }) => what.replaceAll(/\/c\/\w+/g, '/c/…'))
  const newAddress = 'Its short address is now /c/…. QR codes with /c/… do not lead to it.'
  assert.equal(ofCards.length, manifest.counts.cards)
  assert.match(ofCards[0]?.what ?? '', /^The slug me is taken here, so the card is at me-2\. Its short address is now/)
  assert.ok(others.every((what) => what === newAddress))
  assert.equal((await other.client.Cards_list()).cards.filter(({ isDefault }) => isDefault)[0]?.slug, 'me')
  assert.deepEqual(
    (await eventsOf(house, other.memberId)).map(({ kind }) => kind),
    ['card.created', 'archive.imported'],
  )
})

test('importing an archive twice changes nothing, and records that differ stay as they are', async () => {
  const { bytes, sums, files } = first
  const same = await restoreArchive(house, rich, bytes)
  for (const [name, count] of Object.entries(same.counts)) {
    assert.deepEqual({ ...count, alreadyThere: 0 }, { added: 0, alreadyThere: 0, differed: 0, leftOut: 0 }, name)
  }
  assert.deepEqual((await downloadArchive(house, rich)).sums, sums)
  const other = await newMember(house)
  await restoreArchive(house, other, bytes)
  await other.client.Connections_update({ connectionId: rich.ana, company: 'Elsewhere' })
  const differing = await restoreArchive(house, other, bytes)
  const { people, ...others } = differing.counts
  assert.deepEqual([people?.differed, people?.added], [1, 0])
  for (const { added, differed } of Object.values(others)) assert.deepEqual([added, differed], [0, 0])
  assert.match(differing.notes[0]?.what ?? '', /Yours stays/)
  assert.equal((await other.client.Connections_get({ connectionId: rich.ana })).company, 'Elsewhere')
  const doubled = withRecords(files, 'people', (all) => [...all, { ...all[0], company: 'Twice' }, all[1]])
  const third = await newMember(house)
  const { counts } = await restoreArchive(house, third, await archiveOf(doubled))
  assert.deepEqual(counts.people, { added: 5, alreadyThere: 1, differed: 1, leftOut: 0 })
})

test('a photo with other bytes counts as different', async () => {
  const name = [...first.files.keys()].find((each) => each.endsWith('.jpg')) ?? ''
  const other = new Map(first.files).set(name, Buffer.from('another'))
  const { counts, notes } = await restoreArchive(house, rich, await archiveOf(other))
  assert.deepEqual([counts.cards?.differed, counts.cards?.alreadyThere], [1, 1])
  assert.match(notes.find(({ kind }) => kind === 'cards')?.what ?? '', /Yours stays/)
})

test('an archive from one database is imported into the other', async (t) => {
  const away = await openHouse({}, openPreparedSqlite())
  t.after(() => away.close())
  const sender = await richMember(away, { timeZone: 'Europe/Lisbon' })
  const sent = await downloadArchive(away, sender)
  const here = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const outcome = await restoreArchive(house, here, sent.bytes)
  assert.equal(outcome.state, 'complete')
  const second = await downloadArchive(house, here)
  const { 'data/cards.jsonl': mine, ...rest } = second.sums
  const { 'data/cards.jsonl': theirs, ...others } = sent.sums
  assert.deepEqual(rest, others)
  assert.notEqual(mine, theirs)
  // Printed codes lead to the other instance, so the card has a new short address here.
  const bare = (files: Map<string, Buffer>) => rows(files, 'cards').map(({ code: _, codeSeal: __, ...card }) => card)
  assert.deepEqual(bare(second.files), bare(sent.files))
  for (const { code } of rows(sent.files, 'cards'))
    assert.ok(outcome.notes.some(({ what }) => what.endsWith(`QR codes with /c/${code} do not lead to it.`)))
  assert.deepEqual(await memoryOf(here, [sender.ana, sender.ben]), await memoryOf(sender, [sender.ana, sender.ben]))
})

test('only one archive is imported at a time, and other members do not see it', async () => {
  const someone = await newMember(house)
  const { bytes } = await downloadArchive(house, someone)
  const [one, two] = await Promise.all([sendArchive(house, someone, bytes), sendArchive(house, someone, bytes)])
  assert.deepEqual([one.status, two.status].sort(), [201, 409])
  const { id } = one.status === 201 ? one.body : two.body
  await refused((await newMember(house)).client.Archive_status({ id }), 'not_found')
  assert.deepEqual((await (await newMember(house)).client.Archive_imports()).imports, [])
  await house.work()
  assert.equal((await someone.client.Archive_imports()).imports[0]?.state, 'complete')
  assert.equal((await Array.fromAsync(house.kith.blobs.list('archives'))).flat().length, 0)
})

test('a read-only token can export but not import', async () => {
  const someone = await newMember(house)
  const { token } = await someone.client.Tokens_create({ name: 'Reader', access: 'read' })
  const { bytes, headers } = await downloadArchive(house, { token })
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="kith-\d{4}-\d\d-\d\d\.zip"$/)
  assert.equal((await sendArchive(house, { token }, bytes)).body.code, 'read_only')
  await refused(clientOf(house).Archive_imports(), 'unauthenticated')
})

test('a client that disconnects during an export leaves nothing open, and a failed export is cut off', async () => {
  const someone = await newMember(house)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const wav = Buffer.alloc(20 * 1024 * 1024)
  Buffer.from(await recording('memo.wav').arrayBuffer()).copy(wav)
  await someone.client.Memory_addInteraction({ connectionId, audio: new Blob([wav]) })
  const { blobs } = house.kith
  const { open } = blobs
  const opened: Readable[] = []
  blobs.open = async (key, range) => {
    const stream = await open(key, range)
    opened.push(stream)
    return stream
  }
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  socket.write(`GET /api/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${someone.token}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  while (opened.length === 0) await pause(5)
  await pause(50)
  // Nothing is read while the client reads nothing.
  assert.ok(opened[0] && !opened[0].readableEnded)
  socket.destroy()
  while (!opened[0]?.closed) await pause(5)
  assert.ok(!house.logged.some((line) => line.includes('archive export failed')))
  blobs.open = async () => {
    throw new Error('the disk is gone')
  }
  await assert.rejects(downloadArchive(house, someone))
  assert.ok(house.logged.some((line) => line.includes('archive export failed')))
  blobs.open = open
})

test('the file of an abandoned archive import is removed', async () => {
  const someone = await newMember(house)
  const { bytes } = await downloadArchive(house, someone)
  const { body } = await sendArchive(house, someone, bytes)
  await house.kith.db.deleteFrom('jobs').where('memberId', '=', someone.memberId).execute()
  const kept = async () =>
    (await Array.fromAsync(house.kith.blobs.list('archives'))).flat().filter((key) => key.includes(body.id)).length
  const later = (hours: number) => house.clock.set(Temporal.Now.instant().add({ hours }).toString())
  const { sweepBlobs } = await import('#platform/blobs/cleanup/sweep.ts')
  later(48)
  await sweepBlobs(house.kith)
  assert.equal(await kept(), 1)
  later(24 * 8)
  await sweepBlobs(house.kith)
  house.clock.reset()
  assert.equal(await kept(), 0)
})

/** The member who gets everything after the first account is removed. */
let again = rich as Someone

test('an export restores everything after the account was emptied', async () => {
  const people = [rich.ana, rich.ben]
  const before = await memoryOf(rich, people)
  const cards = (await rich.client.Cards_list()).cards
  await rich.client.Members_remove({ password: memberPassword })
  await house.work()
  again = await newMember(house)
  const outcome = await restoreArchive(house, again, first.bytes)
  const noted = outcome.notes.map(({ what }) => what)
  assert.deepEqual(
    [outcome.state, outcome.progress, noted],
    ['complete', 100, ['It is turned off, with a new secret.']],
  )
  assert.deepEqual(await memoryOf(again, people), before)
  const now = (await again.client.Cards_list()).cards
  assert.deepEqual(
    now.map(({ id, shortUrl, isDefault, slug }) => ({ id, shortUrl, isDefault, slug })),
    cards.map(({ id, shortUrl, isDefault, slug }) => ({ id, shortUrl, isDefault, slug })),
  )
  const second = await downloadArchive(house, again)
  assert.deepEqual(second.manifest.counts, first.manifest.counts)
  assert.deepEqual(second.sums, first.sums)
  assert.deepEqual(await incoming(house), [])
  assert.deepEqual((await Array.fromAsync(house.kith.blobs.list('archives'))).flat(), [])
})

test('an import that dies at any step continues and imports each record once', async () => {
  const { bytes, manifest, sums } = first
  await again.client.Members_remove({ password: memberPassword })
  await house.work()
  again = await newMember(house)
  const { body } = await sendArchive(house, again, bytes)
  const job = { importId: body.id }
  const dying = {
    memberId: again.memberId,
    signal: new AbortController().signal,
    isLastTry: false,
    progress: () => {
      throw new Error('The process ends here.')
    },
  }
  let deaths = 0
  while (!(await again.client.Archive_status({ id: body.id })).finishedAt && deaths < 50) {
    await importArchive(house.kith, job, dying).catch(() => {
      deaths += 1
    })
  }
  assert.ok(deaths >= kinds.length, `${deaths} deaths`)
  const { state, counts } = await again.client.Archive_status({ id: body.id })
  assert.equal(state, 'complete')
  assert.deepEqual(
    Object.fromEntries(Object.entries(counts).map(([name, { added }]) => [name, added])),
    manifest.counts,
  )
  assert.deepEqual((await downloadArchive(house, again)).sums, sums)
  assert.equal((await eventsOf(house, again.memberId)).filter(({ kind }) => kind === 'archive.imported').length, 1)
})

test('restored data answers questions, and a restored merge can be undone', async () => {
  const { answer } = await again.client.Threads_ask({
    id: '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f99',
    content: 'Who plays the cello?',
  })
  assert.match(answer.content, /Ana/)
  await again.client.Connections_undoMerge({ id: rich.mergeId })
  const parted = await again.client.Connections_search({ query: 'Ana R.' })
  assert.ok(parted.connections.length > 1)
})
