import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Kysely } from 'kysely'
import { type OperationName, operations } from '#contract/api.ts'
import { engineFor } from '#platform/db/open.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openSnapshot } from '#platform/db/whole/open.ts'
import { useHouse } from '../harness/harness.ts'
import { newWorld, sample, send } from './world.ts'

// Runs every operation of a member and looks at its SQL: a statement on a member's table names that member. So nobody reads
// another member's rows, and the tables could be divided among several databases by member.

const house = await useHouse()
let ana = await newWorld(house)
const statements: { sql: string; parameters: readonly unknown[] }[] = []
house.kith.db = new Kysely<Schema>({
  dialect: engineFor(house.kith.config).dialect,
  log: ({ query }) => void statements.push(query),
})
after(() => house.kith.db.destroy())

/** What cannot name a member, and why. A database that is divided needs these tables in one place. */
const exceptions: Record<string, RegExp> = {
  'A token is found by its hash: who calls is not known before.': /from "tokens" .*"hash" = /,
  'A workspace has several members.': /"memberships" .*"workspace_id" = /,
  'What has expired is removed for everybody.': /^delete from "passkey_challenges" where "expires_at" < /,
  'The address of a card is unique in its workspace, its short code everywhere.': /^select .* from "card_addresses" /,
  'Files are removed for nobody in particular.': /^insert into "jobs" /,
}

/** Takes the cards of another member. */
const aboutOthers: OperationName[] = ['Workspaces_removeMember']

test('every statement on a member’s table names the member', async () => {
  const touchesMember = await memberTables()
  const used = new Set<string>()
  const faults = new Map<string, string>()
  let carriedOut = 0
  for (const [name, operation] of operations.filter(([, { access }]) => access !== 'public')) {
    const call = () => {
      statements.length = 0
      const token = operation.session || operation.manages ? ana.token : ana.writeToken
      return send(house, operation, sample(name, operation, ana.ids), token)
    }
    let { status } = await call()
    // An earlier operation signed Ana out, or removed her.
    if (status === 401 || status === 404) {
      ana = await newWorld(house)
      status = (await call()).status
    }
    carriedOut += status < 300 ? 1 : 0
    for (const { sql, parameters } of statements.filter((statement) => touchesMember.test(statement.sql))) {
      if (/"member_id"/.test(sql) && parameters.includes(ana.memberId)) continue
      const [why] = Object.entries(exceptions).find(([, pattern]) => pattern.test(sql)) ?? []
      if (why) used.add(why)
      else if (!aboutOthers.includes(name)) faults.set(sql, name)
    }
  }
  assert.deepEqual([...faults], [], 'these do not say whose rows they mean')
  assert.ok(carriedOut > 140, `only ${carriedOut} operations were carried out`)
  assert.deepEqual([...used].sort(), Object.keys(exceptions).sort(), 'no exception is left over')
})

async function memberTables() {
  const database = await openSnapshot(house.kith.config)
  const tables = await database.tables()
  await database.close()
  const names = tables.filter(({ columns }) => columns.some(({ name }) => name === 'member_id')).map(({ name }) => name)
  assert.ok(names.length > 25)
  return new RegExp(`(?:from|join|into|update) "(?:${names.join('|')})"`)
}
