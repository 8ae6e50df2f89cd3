import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkAll, isFailed, report } from '../../scripts/clients/check-all.ts'
import type { PublishedClient } from '../../scripts/clients/published-clients.ts'

/** Asks by a token, with what Node has. */
const asks = `
const [address, token] = process.argv.slice(1)
const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
fetch(address, { method: 'POST', headers, body }).then((answer) => answer.text()).then(console.log)
`

const clients: PublishedClient[] = [
  { name: 'not there', packages: { nothing: 'file:./nowhere.tgz' }, commands: () => [] },
  { name: 'no program', packages: {}, commands: () => [['kith-has-no-such-program']] },
  {
    name: 'throws',
    packages: {},
    commands: () => {
      throw new Error('it has no free port')
    },
  },
  { name: 'fails', packages: {}, commands: () => [['node', '-e', 'process.exit(3)']] },
  { name: 'works', packages: {}, commands: ({ address, token }) => [['node', '-e', asks, address, token]] },
]

test('clients that fail do not stop the others, are all named at the end, and leave no folder', async (t) => {
  const { TMPDIR } = process.env
  const own = await mkdtemp(join(tmpdir(), 'kith-check-'))
  t.after(async () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    await rm(own, { recursive: true })
  })
  process.env.TMPDIR = own
  const rows = await checkAll(clients, () => {})
  assert.deepEqual(
    (await readdir(own)).filter((name) => name.startsWith('kith-clients-')),
    [],
  )
  assert.equal(rows.length, 2 * clients.length)
  const cellsOf = (name: string) => rows.filter(({ client }) => client.startsWith(name)).map(({ cells }) => cells)
  for (const name of ['not there', 'no program', 'throws', 'fails'])
    for (const cells of cellsOf(name)) assert.deepEqual(new Set(cells), new Set(['FAILED']), name)
  for (const [, lists] of cellsOf('works')) assert.equal(lists, 'yes')
  assert.ok(rows.every(isFailed), 'a step that is missing fails too')
  assert.match(report(rows), new RegExp(`\\n${rows.length} failed:\\n(?:\\|.*\\n?){${rows.length}}$`))
})
