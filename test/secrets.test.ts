import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { ask, newMember, openHouse, refused, useHouse } from './harness/harness.ts'
import { callTool } from './sweeps/world.ts'

const house = await useHouse()
const onSqlite = !house.kith.config.databaseUrl

test('tokens, passwords and what members write are never logged', async () => {
  const canary = 'CanaryZebra'
  const { client, token, password } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: canary, company: canary, howMet: canary })
  await client.Memory_addNote({ connectionId, text: canary })
  await client.Promises_create({ connectionId, text: canary, dueOn: '2026-05-01' })
  await client.Connections_search({ query: canary })
  await callTool(house, token, 'search_connections', { query: canary })
  await refused(client.Connections_create({ displayName: `${canary}\n${canary}` }), 'invalid')
  await ask(house, `GET /api/connections/${canary}?query=${canary}`, { token })
  await ask(house, 'POST /api/connections', { token, body: `{"displayName": "${canary}` })
  const log = house.logged.join('\n')
  assert.ok(house.logged.length > 8)
  for (const secret of [canary, token, token.slice(10), password]) assert.equal(log.includes(secret), false, secret)
})

test('the log has the messages of PostgreSQL, but not their details about data', { skip: onSqlite }, async () => {
  const { db, log } = house.kith
  const failing = async (select: RawBuilder<unknown>) => {
    const failed = db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx)
      await select.execute(tx)
    })
    log.error({ err: await failed.catch((error) => error) }, 'tried')
    return house.logged.at(-1) ?? ''
  }
  const slow = await failing(sql`select pg_sleep(5)`)
  assert.match(slow, /"code":"57014".*"message":"canceling statement due to statement timeout"/)
  const wrong = await failing(sql`select ${'CanaryZebra'}::uuid`)
  assert.match(wrong, /"code":"22P02"/)
  assert.doesNotMatch(wrong, /CanaryZebra|message/)
})

test('an internal error answers with a request id and no internal details', async () => {
  const broken = await openHouse()
  const { token } = await newMember(broken)
  await broken.kith.db.schema.dropTable('promises').execute()
  const answer = await ask(broken, 'GET /api/promises', { token })
  assert.deepEqual([answer.status, answer.body.code], [500, 'internal'])
  assert.doesNotMatch(answer.text, /select|promises|sqlite|relation|\.ts|node_modules/i)
  assert.ok(broken.logged.some((line) => line.includes(answer.body.requestId)))
  const tool = await callTool(broken, token, 'list_open_promises', {})
  assert.match(tool.content[0].text, /^internal: Something went wrong on the server/)
  await broken.close()
})
