import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableNamed, tableNames } from '#platform/db/schema/columns.ts'
import { kinds } from './kinds/kinds.ts'

test('every table with something of a member is exported, or says why it is not', () => {
  const ofMembers = tableNames.filter((name) => 'memberId' in tableNamed(name).columns)
  const exported: string[] = kinds.map(({ table }) => table)
  for (const name of ofMembers)
    assert.notEqual(exported.includes(name), tableNamed(name).options.notArchived !== undefined, name)
})
