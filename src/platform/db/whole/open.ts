import type { Config } from '../../config/config.ts'
import { directUrl } from '../engine/route.ts'
import { openPostgres } from './postgres-database.ts'
import { openSqlite } from './sqlite-database.ts'

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'data'>

/** The database as it is now. What is written later is not seen. */
export async function openSnapshot(where: Where) {
  return open(where, { readOnly: true })
}

export async function openForWriting(where: Where) {
  return open(where, { readOnly: false })
}

function open(where: Where, options: { readOnly: boolean }) {
  const url = directUrl(where)
  return url ? openPostgres(url, options) : openSqlite(where.data, options)
}
