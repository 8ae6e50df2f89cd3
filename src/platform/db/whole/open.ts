import type { Config } from '../../config/config.ts'
import { openPostgres } from './postgres-database.ts'
import { openSqlite } from './sqlite-database.ts'

type Where = Pick<Config, 'databaseUrl' | 'data'>

/** The database as it is now. What is written later is not seen. */
export async function openSnapshot({ databaseUrl, data }: Where) {
  return databaseUrl ? openPostgres(databaseUrl, { readOnly: true }) : openSqlite(data, { readOnly: true })
}

export async function openForWriting({ databaseUrl, data }: Where) {
  return databaseUrl ? openPostgres(databaseUrl, { readOnly: false }) : openSqlite(data, { readOnly: false })
}
