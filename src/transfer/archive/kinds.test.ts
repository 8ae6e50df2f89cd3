import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useHouse } from '../../../test/harness/harness.ts'
import { kinds, notExported } from './kinds/kinds.ts'

const house = await useHouse()

test('every table with something of a member is exported, or says why it is not', async () => {
  const tables = await house.kith.db.introspection.getTables()
  const ofMembers = tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'member_id'))
    .map(({ name }) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase()))
  const exported = kinds.map(({ table }) => table as string)
  const accounted = [...exported, ...Object.keys(notExported)]
  assert.deepEqual(accounted.toSorted(), ofMembers.toSorted())
})
