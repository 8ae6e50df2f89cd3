import { type SqlBool, sql } from 'kysely'
import { instantText, type Kith, nowText } from '../context.ts'

/** Longer than anything is put off. */
const furthest = { hours: 48 }

/** Whether its time has come. What is put off for longer than anything is was put off by a clock that has since been set back. */
export function hasCome(ctx: Pick<Kith, 'now'>, column: string) {
  const time = sql.ref<string>(column)
  return sql<SqlBool>`(${time} <= ${nowText(ctx)} or ${time} > ${instantText(ctx.now().add(furthest))})`
}
