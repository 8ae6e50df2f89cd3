import { PostgresAdapter } from 'kysely'
import type { Db } from './schema/schema.ts'

export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter
