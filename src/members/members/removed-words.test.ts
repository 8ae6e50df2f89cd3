import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { newMember, openHouse } from '../../../test/harness/harness.ts'

test('no text of a removed account is left in the database files', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const { data, databaseUrl } = house.kith.config
  if (databaseUrl) return t.skip('PostgreSQL vacuums by itself')
  const [ana, ben] = [await newMember(house), await newMember(house)]
  for (let at = 0; at < 30; at++) {
    const { connectionId } = await ana.client.Connections_create({ displayName: `Zanzibarka Quux${at}` })
    await ana.client.Memory_addNote({ connectionId, text: `I promised the zanzibarka ${'brilliant '.repeat(at)}.` })
    await ben.client.Connections_create({ displayName: `Somebody Else ${at}` })
  }
  await ana.client.Cards_create({ slug: 'zanzibarka', name: 'Zanzibarka' })
  const found = async () => {
    const files = (await readdir(data)).filter((name) => name.startsWith('kith.db'))
    const bytes = await Promise.all(files.map((name) => readFile(join(data, name), 'latin1')))
    return bytes.join('').match(/zanzibarka/gi)?.length ?? 0
  }
  assert.ok((await found()) > 50)
  await ana.client.Members_remove({ password: ana.password })
  await house.work()
  assert.equal(await found(), 0)
  assert.equal((await ben.client.Connections_search({ query: 'somebody' })).connections.length > 0, true)
})

test('only the service’s user can read the database, its log and the files beside it', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const { data, databaseUrl } = house.kith.config
  if (databaseUrl) return t.skip('There is no database file')
  for (const name of (await readdir(data)).filter((each) => each.startsWith('kith.db')))
    assert.equal((await stat(join(data, name))).mode & 0o077, 0, name)
})
