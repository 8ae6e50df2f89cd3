import { type SqlBool, sql } from 'kysely'
import { instantText, type Kith, nowText } from '../context/context.ts'

/** Nothing is postponed for longer. A later time was written by a clock that has since been set back. */
const maxDelay = { hours: 48 }

export const tooFarAhead = (ctx: Pick<Kith, 'now'>) => instantText(ctx.now().add(maxDelay))

/** Whether the time in a column has come, or is too far ahead to be meant. */
export function isDue(ctx: Pick<Kith, 'now'>, column: string) {
  const time = sql.ref<string>(column)
  return sql<SqlBool>`(${time} <= ${nowText(ctx)} or ${time} > ${tooFarAhead(ctx)})`
}
