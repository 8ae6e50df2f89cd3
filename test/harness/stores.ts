import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '#platform/config/config.ts'
import { prepareDatabase } from '#platform/db/open.ts'

const { TEST_DATABASE_URL: server, TEST_POOLER_URL: pooler } = process.env

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

async function openPostgres(server: string, template = 'template1', through = pooler) {
  const name = `kith_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${template} strategy file_copy`)
  const { folder, remove } = await openFolder()
  return {
    name,
    env: { ...routeTo(name, server, through), KITH_DATABASE_CONNECTIONS: '5', KITH_DATA: folder },
    remove: async () => {
      await administer(server, `drop database ${name} with (force)`)
      await remove()
    },
  }
}

/** Straight to a server, or through PgBouncer as well. */
export function routeTo(database: string, server: string, pooler = ''): Record<string, string> {
  const direct = new URL(`/${database}`, server).href
  if (!pooler) return { DATABASE_URL: direct }
  return { DATABASE_URL: new URL(`/${database}`, pooler).href, KITH_DATABASE_DIRECT_URL: direct }
}

/** The settings by which another process opens the same store. */
export function storeSettings({ data, databaseUrl, databaseDirectUrl }: Config): Record<string, string> {
  return {
    KITH_DATA: data,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(databaseDirectUrl && { KITH_DATABASE_DIRECT_URL: databaseDirectUrl }),
  }
}

/** Template databases stay until the test server stops. PgBouncer would stay connected, and such a one cannot be copied. */
async function preparePostgres(server: string) {
  const { name, env } = await openPostgres(server, undefined, '')
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
