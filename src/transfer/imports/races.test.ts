import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { memberContext, memberPassword, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { importContacts, importFile, peopleByName, stageFile, undoAndWait } from '../../../test/samples/import-files.ts'
import { runApply } from './applying/apply.ts'
import { removeImport } from './imports.ts'
import { readImport } from './staging/read-import.ts'
import { runUndo } from './undoing/undo.ts'

const house = await useHouse()

const people = (count: number) =>
  `name,email,notes\n${Array.from({ length: count }, (_, at) => `Person N${at},p${at}@example.com,Note ${at}`).join('\n')}\n`

/** Runs a job like a worker; after `stopAfter` parts of one batch each, it acts as if the process had died. */
function running(memberId: string, stopAfter = Number.POSITIVE_INFINITY): JobRun {
  let looked = 0
  const signal = new AbortController().signal
  const counting = new Proxy(signal, {
    get: (target, name) => {
      if (name === 'aborted') return Number.isFinite(stopAfter)
      if (name !== 'throwIfAborted') return Reflect.get(target, name)
      return () => {
        looked += 1
        if (looked > stopAfter) throw new Error('gone')
      }
    },
  })
  return { memberId, signal: counting, progress: () => {}, isLastTry: false }
}

async function countOf(memberId: string) {
  const rows = await house.kith.db.selectFrom('connections').select('id').where('memberId', '=', memberId).execute()
  return rows.length
}

test('two imports of one file, both read before either is applied, add everybody once', async () => {
  const { client, memberId } = await newMember(house)
  const [one, two] = [await stageFile(house, { client }, people(120)), await stageFile(house, { client }, people(120))]
  assert.deepEqual([one.rows.new, two.rows.new], [120, 120])
  await client.Imports_apply({ id: one.id })
  await client.Imports_apply({ id: two.id })
  const about = (importId: string) => runApply(house.kith, { importId }, running(memberId))
  await Promise.all([about(one.id), about(two.id)])
  await house.work()
  assert.equal(await countOf(memberId), 120)
})

test('an import applied by two workers simultaneously adds each person once', async () => {
  const { client, memberId } = await newMember(house)
  const { id } = await stageFile(house, { client }, people(110))
  await client.Imports_apply({ id })
  await client.Imports_apply({ id })
  await Promise.all([1, 2, 3].map(() => runApply(house.kith, { importId: id }, running(memberId))))
  await house.work()
  const { state, done } = await client.Imports_get({ id })
  assert.deepEqual([state, done.added, await countOf(memberId)], ['applied', 110, 110])
})

test('after a worker dies while reading, applying or undoing, the next one continues', async () => {
  const { client, memberId } = await newMember(house)
  const { id } = await client.Imports_create({ contacts: new Blob([people(220)]) })
  await assert.rejects(readImport(house.kith, { importId: id }, running(memberId, 1)), /gone/)
  await house.work()
  assert.equal((await client.Imports_get({ id })).rows.new, 220)
  await client.Imports_apply({ id })
  await assert.rejects(runApply(house.kith, { importId: id }, running(memberId, 4)), /gone/)
  const halfway = await client.Imports_get({ id })
  assert.equal(halfway.state, 'applying')
  assert.ok(halfway.done.added > 0 && halfway.done.added < 220)
  assert.ok(halfway.progress > 0 && halfway.progress < 100)
  await house.work()
  assert.equal(await countOf(memberId), 220)
  await client.Imports_undo({ id })
  await assert.rejects(runUndo(house.kith, { importId: id }, running(memberId, 2)), /gone/)
  const left = await countOf(memberId)
  assert.ok(left > 0 && left < 220)
  await house.work()
  assert.equal(await countOf(memberId), 0)
})

test('an import undone while it is applied stops and leaves no people', async () => {
  const { client, memberId } = await newMember(house)
  const { id } = await stageFile(house, { client }, people(120))
  await client.Imports_apply({ id })
  await assert.rejects(runApply(house.kith, { importId: id }, running(memberId, 1)), /gone/)
  const added = await countOf(memberId)
  assert.ok(added > 0 && added < 120)
  const { state, done } = await undoAndWait(house, client, id)
  assert.deepEqual([state, done.undone, await countOf(memberId)], ['undone', added, 0])
})

test('an import removed while it is applied stops, and the people added so far stay', async () => {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { id } = await stageFile(house, { client }, people(120))
  await client.Imports_apply({ id })
  const applying = runApply(house.kith, { importId: id }, running(memberId))
  await removeImport(memberContext(house, someone), { id })
  await applying
  assert.equal((await client.Imports_list()).imports.length, 0)
  for (const ask of [client.Imports_get, client.Imports_apply, client.Imports_remove])
    await refused(ask({ id }), 'not_found')
  await house.work()
  assert.deepEqual(await importsLeft(memberId), [])
  assert.ok((await countOf(memberId)) <= 120)
})

async function importsLeft(memberId: string) {
  const { db } = house.kith
  const rows = await db.selectFrom('importRows').select('number').where('memberId', '=', memberId).execute()
  const imports = await db.selectFrom('imports').select('state').where('memberId', '=', memberId).execute()
  return [...rows, ...imports]
}

test('a member removed while an import is applied leaves nothing', async () => {
  const someone = await newMember(house)
  const { client, memberId } = someone
  const { id } = await stageFile(house, { client }, people(120))
  await client.Imports_apply({ id })
  const applying = runApply(house.kith, { importId: id }, running(memberId)).catch(() => {})
  await client.Members_remove({ password: memberPassword })
  await applying
  await house.work()
  for (const table of ['connections', 'importRows', 'imports', 'searchTerms', 'interactions', 'contactUids'] as const) {
    const rows = await house.kith.db.selectFrom(table).select('memberId').where('memberId', '=', memberId).execute()
    assert.deepEqual(rows, [], table)
  }
})

test('a merge moves the extras, and its undo moves them back', async () => {
  const { client, memberId } = await newMember(house)
  const card = (uid: string, name: string, lines: string) =>
    `BEGIN:VCARD\nVERSION:4.0\nUID:${uid}\nFN:${name}\n${lines}\nEND:VCARD\n`
  const cards = [card('1', 'Ana', 'X-A:1\nX-BOTH:x'), card('2', 'Nini', 'X-B:2\nX-BOTH:x'), card('3', 'Annie', 'X-B:2')]
  await importContacts(house, { client }, cards.join(''))
  const everyone = await peopleByName(client)
  const idOf = (name: string) => everyone.get(name)?.connectionId ?? ''
  const beside = async (name: string) => {
    const { db } = house.kith
    const of = { memberId, connectionId: idOf(name) }
    const query = db.selectFrom('contactExtras').select('properties').where('memberId', '=', of.memberId)
    const row = await query.where('connectionId', '=', of.connectionId).executeTakeFirst()
    return row?.properties.filter((line) => line.startsWith('X-'))
  }
  const uids = async () => {
    const rows = await house.kith.db
      .selectFrom('contactUids')
      .select(['uid', 'connectionId'])
      .where('memberId', '=', memberId)
      .execute()
    return rows.map(({ uid, connectionId }) => `${uid} ${connectionId}`).sort()
  }
  const before = await uids()
  const nini = await client.Connections_merge({ connectionId: idOf('Ana'), otherId: idOf('Nini') })
  const annie = await client.Connections_merge({ connectionId: idOf('Ana'), otherId: idOf('Annie') })
  assert.deepEqual(await beside('Ana'), ['X-A:1', 'X-BOTH:x', 'X-B:2'])
  assert.deepEqual(new Set((await uids()).map((each) => each.split(' ')[1])), new Set([idOf('Ana')]))
  await client.Connections_undoMerge({ id: nini.mergeId ?? '' })
  assert.deepEqual(await beside('Ana'), ['X-A:1', 'X-BOTH:x', 'X-B:2'], 'Annie had it too')
  await client.Connections_undoMerge({ id: annie.mergeId ?? '' })
  assert.deepEqual(await beside('Ana'), ['X-A:1', 'X-BOTH:x'])
  assert.deepEqual([await beside('Nini'), await beside('Annie')], [['X-B:2', 'X-BOTH:x'], ['X-B:2']])
  assert.deepEqual(await uids(), before)
  assert.equal((await stageFile(house, { client }, importFile('people.vcf'))).state, 'ready')
})
