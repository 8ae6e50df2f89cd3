import type { Kysely } from 'kysely'
import type { Engine } from '../engine.ts'

export async function webhooks(_db: Kysely<unknown>, _engine: Engine) {}
