import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { scheduleRecurringJobs } from '#boot/jobs.ts'
import { memberContext, memberPassword, newMember, type Someone, useHouse } from '../../../../test/harness/harness.ts'
import { purgeRemovals } from '../../../../test/harness/purge-removals.ts'
import { importContacts, undoAndWait } from '../../../../test/samples/import-files.ts'
import { forgetUnusedWords } from './forget-words.ts'
import { indexAllWaiting } from './later.ts'
import { findVariants } from './lookups.ts'
import { indexTerms, personRecord } from './terms.ts'

const house = await useHouse()
const { db } = house.kith

const running = { memberId: null, signal: new AbortController().signal, progress: () => {}, isLastTry: false }

/** Runs due work, as a service would within ten minutes. */
async function settle() {
  await house.work()
  await forgetUnusedWords(house.kith, {}, running)
}

/** Every column of every table in which one of these words occurs. */
async function placesOf(words: string[]) {
  const found = new Set<string>()
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    for (const [column, value] of rows.flatMap(Object.entries)) {
      const text = (Buffer.isBuffer(value) ? value.toString('latin1') : (JSON.stringify(value) ?? '')).toLowerCase()
      for (const word of words) if (text.includes(word)) found.add(`${name}.${column}: ${word}`)
    }
  }
  return [...found]
}

let tests = 0

/** Words that no other test uses. */
function newWords() {
  const end = 'bcdfghjk'[tests++] ?? ''
  const unique = { name: `zebulonia${end}`, surname: `quaffelmann${end}`, company: `vorpaltech${end}` }
  const said = { note: `thistlewick${end}`, promise: `bramblefog${end}`, place: `nettlecombe${end}` }
  return { ...unique, ...said }
}

async function addUnique({ client }: Someone, words: ReturnType<typeof newWords>) {
  const { connectionId } = await client.Connections_create({
    displayName: `${words.name} ${words.surname}`,
    company: words.company,
    location: words.place,
  })
  const { ixId } = await client.Memory_addNote({ connectionId, text: `She told me about the ${words.note}.` })
  await client.Promises_create({ connectionId, text: `Send the ${words.promise}`, dueOn: '2027-01-01' })
  await indexAllWaiting(house.kith)
  assert.ok((await placesOf(Object.values(words))).some((place) => place.startsWith('search_variants.variant')))
  return { connectionId, ixId }
}

test('the words of a purged person are in no table', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const { connectionId } = await addUnique(someone, words)
  await someone.client.Connections_remove({ connectionId })
  await purgeRemovals(someone.client)
  await settle()
  assert.deepEqual(await placesOf(Object.values(words)), [])
})

test('the words of a purged note are in no table, and words that others use stay', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const { connectionId, ixId } = await addUnique(someone, words)
  await someone.client.Memory_addNote({ connectionId, text: `The harbour, and ${words.promise}.` })
  await someone.client.Memory_removeInteraction({ id: connectionId, ixId })
  for (const { promiseId } of (await someone.client.Promises_listOpen({})).promises)
    await someone.client.Promises_remove({ promiseId })
  await purgeRemovals(someone.client)
  await settle()
  assert.deepEqual(await placesOf([words.note]), [])
  const { connections } = await someone.client.Connections_search({ query: words.promise.replace('fog', 'fgo') })
  assert.equal(connections.length, 1, 'a misspelt word that is still used leads to the person')
  await someone.client.Connections_remove({ connectionId })
  await purgeRemovals(someone.client)
  await settle()
  assert.deepEqual(await placesOf(Object.values(words)), [])
})

test('words that were edited out of a note or a person are in no table', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const { connectionId, ixId } = await addUnique(someone, words)
  await someone.client.Memory_updateInteraction({ id: connectionId, ixId, text: 'Coffee.' })
  await someone.client.Connections_update({ connectionId, company: 'Mar' })
  await settle()
  assert.deepEqual(await placesOf([words.note, words.company]), [])
})

test('the words of an undone import are in no table', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const { name, surname, company, note } = words
  const { id } = await importContacts(house, someone, `name,company,notes\n${name} ${surname},${company},A ${note}.\n`)
  await indexAllWaiting(house.kith)
  assert.notDeepEqual(await placesOf([name]), [])
  await undoAndWait(house, someone.client, id)
  await settle()
  assert.deepEqual(
    (await placesOf(Object.values(words))).filter((place) => place.startsWith('search_')),
    [],
  )
  await someone.client.Imports_remove({ id })
  await settle()
  assert.deepEqual(await placesOf(Object.values(words)), [])
})

test('the words of a merged and purged person are in no table', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const { connectionId: otherId } = await addUnique(someone, words)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana Ribeiro' })
  await someone.client.Connections_merge({ connectionId, otherId })
  await someone.client.Connections_remove({ connectionId })
  await purgeRemovals(someone.client)
  await settle()
  assert.deepEqual(await placesOf(Object.values(words)), [])
})

test('the words of a deleted account are in no table', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const { connectionId } = await addUnique(someone, words)
  await someone.client.Connections_remove({ connectionId })
  await addUnique(someone, words)
  await someone.client.Members_remove({ password: memberPassword })
  await settle()
  assert.deepEqual(await placesOf(Object.values(words)), [])
})

test('a word that comes back is found with a typo again', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  const ctx = memberContext(house, someone)
  const { connectionId } = await someone.client.Connections_create({ displayName: 'Ana', company: words.company })
  for (const company of ['Mar', words.company]) {
    await someone.client.Connections_update({ connectionId, company })
    await settle()
    const found = await findVariants(ctx, [words.company.slice(1)])
    assert.equal(found.length, company === 'Mar' ? 0 : 1)
  }
  // As by somebody who restores the person while the job runs.
  await indexTerms(ctx, personRecord(connectionId), [words.company], [])
  await indexTerms(ctx, personRecord(connectionId), [], [words.company])
  await settle()
  assert.equal((await findVariants(ctx, [words.company.slice(1)])).length, 1)
  await someone.client.Connections_remove({ connectionId })
  await purgeRemovals(someone.client)
})

test('a purge does not leave the words waiting for the next sweep', async () => {
  const [someone, words] = [await newMember(house), newWords()]
  await scheduleRecurringJobs(house.kith)
  await house.work()
  const { connectionId } = await addUnique(someone, words)
  await someone.client.Connections_remove({ connectionId })
  await purgeRemovals(someone.client)
  await house.work()
  assert.deepEqual(await placesOf(Object.values(words)), [])
})
