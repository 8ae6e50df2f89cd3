import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { after, before, test } from 'node:test'
import { Kysely } from 'kysely'
import { type OperationName, operations } from '#contract/api.ts'
import { engineFor } from '#platform/db/open.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { openSnapshot } from '#platform/db/whole/open.ts'
import { useHouse } from '../harness/harness.ts'
import { newWorld, sample, send } from './world.ts'

// Runs every operation and looks at its SQL: a statement on a member's table names that member, and a transaction names no
// second one. So nobody reads another member's rows, and the tables could be divided among several databases by member.

type Statement = { sql: string; parameters: readonly unknown[]; transaction: number | undefined }
type Run = { name: OperationName | 'jobs'; memberId: string; status: number; statements: Statement[] }

const house = await useHouse()
let ana = await newWorld(house)
let statements: Statement[] = []
const quiet = house.kith.db
const current = new AsyncLocalStorage<number>()
house.kith.db = new Kysely<Schema>({
  dialect: engineFor(house.kith.config).dialect,
  log: ({ query: { sql, parameters } }) => void statements.push({ sql, parameters, transaction: current.getStore() }),
})
numberTransactions()
after(async () => {
  await house.kith.db.destroy()
  house.kith.db = quiet
})

const runs: Run[] = []
const memberIds = new Set<unknown>()

before(async () => {
  // Public ones last: some end Ana's session.
  const isPublic = ({ access }: { access: string }) => access === 'public'
  for (const [name, operation] of operations.toSorted(([, a], [, b]) => Number(isPublic(a)) - Number(isPublic(b)))) {
    const call = async () => {
      await noteMembers()
      statements = []
      const token = operation.session || operation.manages ? ana.token : ana.writeToken
      const { status } = await send(
        house,
        operation,
        sample(name, operation, ana.ids),
        isPublic(operation) ? undefined : token,
      )
      runs.push({ name, memberId: ana.memberId, status, statements })
      statements = []
      return status
    }
    const status = await call()
    // An earlier operation signed Ana out, or removed her.
    if (!isPublic(operation) && (status === 401 || status === 404)) {
      ana = await newWorld(house)
      await call()
    }
  }
  statements = []
  await house.work()
  runs.push({ name: 'jobs', memberId: ana.memberId, status: 200, statements })
  await noteMembers()
})

function numberTransactions() {
  let count = 0
  const begin = house.kith.db.transaction.bind(house.kith.db)
  house.kith.db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((db) => current.run(++count, () => work(db)))
    return builder
  }
}

async function noteMembers() {
  for (const { id } of await quiet.selectFrom('members').select('id').execute()) memberIds.add(id)
}

/** What cannot name a member, and why. A database that is divided needs these tables in one place. */
const exceptions: Record<string, RegExp> = {
  'A token is found by its hash: who calls is not known before.': /from "tokens" .*"hash" = /,
  'A workspace has several members.': /"memberships" .*"workspace_id" = /,
  'What has expired is removed for everybody.': /^delete from "passkey_challenges" where "expires_at" < /,
  'The address of a card is unique in its workspace, its short code everywhere.': /^select .* from "card_addresses" /,
  'Files are removed for nobody in particular.': /^insert into "jobs" /,
  'A recurring job works for everybody.': /^update "jobs" set "run_at" = \S+ where "only" = /,
}

/** Takes the cards of another member. */
const aboutOthers: Run['name'][] = ['Workspaces_removeMember']

/** In a workspace, members have to do with each other. Divided tables need these changes in two steps. */
const spansMembers: Record<string, string> = {
  Members_remove: 'Cards in a workspace pass to its owner, and the workspace gets another owner.',
  Workspaces_removeMember: 'Their cards there pass to the caller.',
  Workspaces_setRole: 'The last owner stays one.',
}

test('every statement on a member’s table names the member', async () => {
  const touchesMember = await memberTables()
  const used = new Set<string>()
  const faults = new Map<string, string>()
  const ofMembers = runs.filter(({ name }) =>
    operations.some(([each, { access }]) => each === name && access !== 'public'),
  )
  for (const { name, memberId, statements } of ofMembers) {
    for (const { sql, parameters } of statements.filter((statement) => touchesMember.test(statement.sql))) {
      if (/"member_id"/.test(sql) && parameters.includes(memberId)) continue
      const [why] = Object.entries(exceptions).find(([, pattern]) => pattern.test(sql)) ?? []
      if (why) used.add(why)
      else if (!aboutOthers.includes(name)) faults.set(sql, name)
    }
  }
  assert.deepEqual([...faults], [], 'these do not say whose rows they mean')
  const carriedOut = ofMembers.filter(({ status }) => status < 300).length
  assert.ok(carriedOut > 140, `only ${carriedOut} operations were carried out`)
  assert.deepEqual([...used].sort(), Object.keys(exceptions).sort(), 'no exception is left over')
})

test('no transaction spans two members', () => {
  const spanning = new Set<Run['name']>()
  let writing = 0
  for (const { name, statements } of runs) {
    for (const transaction of transactionsOf(statements)) {
      const named = new Set(transaction.flatMap(({ parameters }) => parameters).filter((each) => memberIds.has(each)))
      if (named.size > 1) spanning.add(name)
      if (named.size === 1 && transaction.some(({ sql }) => /^(insert|update|delete)/.test(sql))) writing += 1
    }
  }
  assert.deepEqual([...spanning].sort(), Object.keys(spansMembers))
  assert.ok(writing > 80, `only ${writing} transactions wrote for a member`)
})

function transactionsOf(statements: Statement[]) {
  const inside = statements.filter(({ transaction }) => transaction !== undefined)
  return [...Map.groupBy(inside, ({ transaction }) => transaction).values()]
}

async function memberTables() {
  const database = await openSnapshot(house.kith.config)
  const tables = await database.tables()
  await database.close()
  const names = tables.filter(({ columns }) => columns.some(({ name }) => name === 'member_id')).map(({ name }) => name)
  assert.ok(names.length > 25)
  return new RegExp(`(?:from|join|into|update) "(?:${names.join('|')})"`)
}
