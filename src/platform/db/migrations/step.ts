import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/engine.ts'

/** The statements of each migration, by the name that the database remembers. */
export type Steps = Record<string, Step>

type Step = (engine: Engine, db: Kysely<unknown>) => RawBuilder<unknown>[] | Promise<RawBuilder<unknown>[]>

/** Numbers that may exceed 32 bits: on SQLite every integer may. */
export const longInteger = (name: Engine['name']) => (name === 'postgres' ? sql`bigint` : sql`integer`)

/** Numbers that the database counts up. */
export const countedNumber = (name: Engine['name']) =>
  name === 'postgres' ? sql`bigint generated always as identity` : sql`integer primary key autoincrement`
