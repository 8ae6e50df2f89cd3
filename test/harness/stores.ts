import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '#platform/config/config.ts'
import { prepareDatabase } from '#platform/db/open.ts'

const { TEST_DATABASE_URL: server } = process.env

/** Settings for a new, empty database. */
export const openStore = (): Promise<Store> => (server ? openPostgres(server) : openSqlite())

/** Settings for a new database with the schema. */
export const openPreparedStore = (): Promise<Store> => (server ? openPreparedPostgres(server) : openPreparedSqlite())

type Store = { env: Record<string, string>; remove: () => Promise<void> }
/** The schema is created once per process and then copied, as a file or a template database. */
const prepared: { sqlite?: Promise<Buffer>; postgres?: Promise<string> } = {}

export async function openPreparedSqlite() {
  prepared.sqlite ??= prepareSqlite()
  return openSqlite(await prepared.sqlite)
}

async function openPreparedPostgres(server: string) {
  prepared.postgres ??= preparePostgres(server)
  return openPostgres(server, await prepared.postgres)
}

async function openSqlite(content?: Buffer) {
  const { folder, remove } = await openFolder()
  if (content) await writeFile(join(folder, 'kith.db'), content)
  return { env: { KITH_DATA: folder }, remove }
}

async function prepareSqlite() {
  const { env, remove } = await openSqlite()
  await prepareDatabase(readConfig(env), async () => {})
  const content = await readFile(join(env.KITH_DATA, 'kith.db'))
  await remove()
  return content
}

async function openPostgres(server: string, template = 'template1') {
  const name = `kith_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await administer(server, `create database ${name} template ${template}`)
  const { folder, remove } = await openFolder()
  return {
    name,
    env: { DATABASE_URL: url.href, KITH_DATABASE_CONNECTIONS: '5', KITH_DATA: folder },
    remove: async () => {
      await administer(server, `drop database ${name} with (force)`)
      await remove()
    },
  }
}

/** Template databases stay until the test server stops. */
async function preparePostgres(server: string) {
  const { name, env } = await openPostgres(server)
  await prepareDatabase(readConfig(env), async () => {})
  return name
}

async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kith-test-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
