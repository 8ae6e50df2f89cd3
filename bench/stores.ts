import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../test/harness/postgres.ts'

/** Creates databases of one kind. Each is given as environment variables for a service. */
export type Store = {
  name: string
  create: (name: string) => Promise<Record<string, string>>
  close: () => Promise<void>
}

export async function sqliteStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'kith-bench-'))
  return {
    name: 'SQLite',
    create: async (name) => ({ KITH_DATA: join(folder, name) }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export async function postgresStore(): Promise<Store> {
  const server = await startPostgres()
  return {
    name: 'PostgreSQL',
    create: async (name) => {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return { DATABASE_URL: new URL(`/${name}`, server.url).href }
    },
    close: server.stop,
  }
}
