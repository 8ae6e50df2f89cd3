import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { runToTheEnd } from './running.ts'

suite('startup errors are one sentence', { concurrency: 2 }, () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kith-start-'))
    await writeFile(join(folder, 'a-file'), '')
    await writeFile(join(folder, 'kith.db'), 'This is no database, but a text that someone put here.'.repeat(40), {
      mode: 0o600,
    })
  })
  after(() => rm(folder, { recursive: true, force: true }))

  test('a taken port', async () => {
    const { port, free } = await takePort()
    const output = await refusal({ PORT: String(port), KITH_DATA: join(folder, 'taken-port') })
    await free()
    assert.equal(
      output,
      `Port ${port} is already in use. Stop the other program, or choose another port, such as PORT=${port + 1} npm start.`,
    )
  })

  test('a host that is not this computer', async () => {
    const env = { KITH_DATA: join(folder, 'data') }
    assert.match(await refusal({ ...env, HOST: '192.0.2.1' }), /^HOST is 192\.0\.2\.1, which is not an address of this/)
    assert.match(
      await refusal({ ...env, HOST: 'nowhere.invalid' }),
      /^HOST is nowhere\.invalid, which is not an address/,
    )
  })

  test('a data folder that cannot be created, which some systems deny for ever', {
    skip: process.platform !== 'linux',
  }, async () => {
    const output = await refusal({ KITH_DATA: '/proc/kith' })
    assert.equal(
      output,
      'Kith cannot write to the data folder /proc/kith (ENOENT). Set KITH_DATA to a writable folder.',
    )
  })

  test('a data folder that cannot be written', async () => {
    const data = join(folder, 'a-file', 'data')
    assert.equal(
      await refusal({ KITH_DATA: data }),
      `Kith cannot write to the data folder ${data} (ENOTDIR). Set KITH_DATA to a writable folder.`,
    )
  })

  test('a file that is not a database', async () => {
    assert.match(
      await refusal({ KITH_DATA: folder }),
      /^The database is damaged: file is not a database\. Restore it from a backup: see docs\/running\.md\.$/,
    )
  })

  for (const [name, value, sentence] of [
    ['PORT', 'eighty', /^PORT must be a whole number from 0 to 65535, not "eighty"\.$/],
    [
      'KITH_DATABASE',
      'x',
      /^KITH_DATABASE is not a setting of Kith\. Did you mean DATABASE_URL, KITH_DATA, or KITH_DATABASE_DIRECT_URL\?$/,
    ],
    ['DATABASE_URL', 'mysql://kith:secret@db/kith', /^DATABASE_URL must be a PostgreSQL URL such as/],
    ['DATABASE_URL', 'postgres://kith:secret@db/kith?sslrootcert=/no', /^DATABASE_URL cannot be used: ENOENT/],
    ['DATABASE_URL', 'postgres://kith:secret@127.0.0.1:1/kith', /^The database cannot be reached: .*ECONNREFUSED/],
    ['DATABASE_URL', 'postgres://kith:secret@nowhere.invalid/kith', /^The database cannot be reached: .*nowhere/],
  ] as const) {
    test(`${name}=${value}`, async () => {
      assert.match(await refusal({ KITH_DATA: join(folder, 'data'), [name]: value }), sentence)
    })
  }
})

async function refusal(env: Record<string, string>) {
  const { code, output } = await runToTheEnd({ KITH_LOG: 'warn', ...env })
  assert.equal(code, 1, output)
  const [, sentence = ''] = /^Kith cannot start\. ([^\n]+)\n$/.exec(output) ?? []
  assert.ok(sentence, `it is not one sentence:\n${output}`)
  assert.doesNotMatch(output, /secret/)
  return sentence
}

async function takePort() {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, free: () => new Promise((resolve) => other.close(resolve)) }
}
