import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Engine } from '../engine/engine.ts'
import type { Db } from '../schema/schema.ts'

/** Exists in a database while another, or a backup, is copied into it. */
export const unfinishedTable = 'unfinished_move'
export const markUnfinished = `create table if not exists ${unfinishedTable} (started integer)`
export const markFinished = `drop table ${unfinishedTable}`

/** A service would add to a partial copy, and the first visitor would own an empty one. */
export async function refuseUnfinished(db: Db, { name }: Engine) {
  const { rows } = await (name === 'postgres'
    ? sql`select 1 where to_regclass(${unfinishedTable}) is not null`
    : sql`select 1 from sqlite_schema where name = ${unfinishedTable}`
  ).execute(db)
  if (rows.length === 0) return
  throw new Refusal('unavailable', say('refusals.db.moveInterrupted'))
}
