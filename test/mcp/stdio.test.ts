import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { fullToolList, toolList } from '#door/mcp/tool-sets.ts'
import { type House, newMember, openHouse, useHouse } from '../harness/harness.ts'
import { openStore, storeSettings } from '../harness/stores.ts'
import { eras, meet } from './assistant.ts'

const house = await useHouse()
const program = [join(import.meta.dirname, '../../src/stdio.ts')]
const elsewhere = tmpdir()
const nowhere = join(elsewhere, 'no-kith-is-here')

for (const era of eras) {
  test(`in the ${era} era, an assistant uses the tools over stdio while the service runs`, async () => {
    const { client, token } = await newMember(house)
    const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
    const { promiseId } = await client.Promises_create({ connectionId, text: 'Send it', dueOn: '2026-05-01' })
    const assistant = await meet(transportFor(token), era)
    assert.deepEqual((await assistant.client.listTools()).tools, toolList)
    assert.equal((await assistant.use('search_connections', { query: 'ana' })).connections.length, 1)
    const { ixId } = await assistant.use('add_note', { connectionId, text: 'Likes figs.' })
    assert.equal((await assistant.use('list_open_promises')).promises.length, 1)
    assert.equal((await assistant.use('complete_promise', { promiseId })).status, 'complete')
    assert.equal((await assistant.use('get_connection', { connectionId })).timeline[0]?.ixId, ixId)
    assert.match(await assistant.fail('add_note', { connectionId, text: '' }), /^invalid: text must not be empty/)
    assert.equal((await client.Memory_listInteractions({ id: connectionId }))[0]?.ixId, ixId)
  })
}

test('over stdio, Read access is read-only and a revoked token is rejected', async () => {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { id, token } = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const assistant = await meet(transportFor(token), 'modern')
  assert.match(await assistant.fail('add_note', { connectionId, text: 'A note' }), /^read_only: /)
  await assistant.use('get_connection', { connectionId })
  await client.Tokens_revoke({ id })
  assert.match(
    await assistant.fail('get_connection', { connectionId }),
    /^unauthenticated: This token is wrong, expired or revoked/,
  )
})

test('over stdio, KITH_TOOLS=full lists all tools, and with Read only those that read', async () => {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const reader = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const writing = await meet(transportFor(token, { KITH_TOOLS: 'full' }), 'modern')
  assert.deepEqual((await writing.client.listTools()).tools, fullToolList)
  const reading = await meet(transportFor(reader.token, { KITH_TOOLS: 'full' }), 'legacy')
  assert.deepEqual(
    (await reading.client.listTools()).tools,
    fullToolList.filter(({ annotations }) => annotations.readOnlyHint),
  )
  assert.equal((await reading.use('brief', { connectionId })).displayName, 'Ana Ribeiro')
})

test('when its input ends, running calls are finished and answered, with no other output', async () => {
  const { client, token } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const notes = Array.from({ length: 50 }, (_, at) => addNote(at + 1, connectionId))
  const { code, out, err } = await run(environment(house, { KITH_TOKEN: token }), [hello, ...notes])
  const answered = out.trimEnd().split('\n')
  const ids = answered.map((line) => JSON.parse(line).id)
  assert.deepEqual(
    ids.sort((a, b) => a - b),
    [hello, ...notes].map((message) => message.id),
  )
  assert.equal((await client.Memory_listInteractions({ id: connectionId, limit: 200 })).length, 50)
  assert.deepEqual([code, err], [0, ''])
})

test('when its input ends, it closes the database', async (t) => {
  const store = await openStore()
  t.after(() => store.remove())
  const alone = await openHouse(store.env)
  const { token } = await newMember(alone)
  const env = environment(alone, { KITH_TOKEN: token })
  await alone.close()
  assert.equal((await run(env, [hello])).code, 0)
  if (env.KITH_DATA) assert.deepEqual(await readdir(env.KITH_DATA), ['kith.db'])
})

test('without a valid token, it prints one sentence and does not start', async () => {
  for (const [given, cause] of [
    [{}, /^Kith cannot start\. Set KITH_TOKEN to a personal token\. .*\.\n$/],
    [{ KITH_TOKEN: '' }, /^Kith cannot start\. Set KITH_TOKEN to a personal token\. .*\.\n$/],
    [
      { KITH_TOKEN: 'nonsense' },
      /^Kith cannot start\. KITH_TOKEN is not a valid token: .* than the one with (SQLite in|PostgreSQL at) .*\.\n$/,
    ],
    [{ KITH_TOOLS: 'eight' }, /^Kith cannot start\. KITH_TOOLS must be .*standard.*full.*\.\n$/],
    [
      { KITH_TOKEN: 'nonsense', KITH_DATA: nowhere, DATABASE_URL: '' },
      /^Kith cannot start\. There is no database in \/.*\. Set KITH_DATA .*\.\n$/,
    ],
  ] as [Record<string, string>, RegExp][]) {
    const { code, out, err } = await run(environment(house, given), [hello])
    assert.match(err, cause)
    assert.deepEqual([code, out], [1, ''])
  }
  assert.equal(existsSync(nowhere), false)
})

test('it stops on a signal', async (t) => {
  const { token } = await newMember(house)
  const child = spawn(process.execPath, program, { env: environment(house, { KITH_TOKEN: token }), cwd: elsewhere })
  t.after(() => void child.kill('SIGKILL'))
  child.stdin.write(`${JSON.stringify(hello)}\n`)
  child.stdout.once('data', () => child.kill('SIGTERM'))
  assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 0)
})

const hello = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
}

function addNote(id: number, connectionId: string) {
  const params = { name: 'add_note', arguments: { connectionId, text: `Note ${id}` } }
  return { jsonrpc: '2.0', id, method: 'tools/call', params }
}

function transportFor(token: string, more: Record<string, string> = {}) {
  const env = environment(house, { KITH_TOKEN: token, ...more })
  const transport = new StdioClientTransport({ command: process.execPath, args: program, env, cwd: elsewhere })
  // A failed test leaves no process behind.
  after(() => transport.close())
  return transport
}

function environment({ kith: { config } }: House, given: Record<string, string>): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, NODE_COMPILE_CACHE, ...storeSettings(config), ...given }
}

async function run(env: Record<string, string>, messages: object[]) {
  const child = spawn(process.execPath, program, { env, cwd: elsewhere })
  child.stdin.on('error', () => {})
  child.stdin.end(messages.map((message) => `${JSON.stringify(message)}\n`).join(''))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, err }
}
