import { type SqlBool, sql } from 'kysely'
import { instantText, type Kith, nowText } from '../context/context.ts'

/** Longer than anything is put off. What is put off for longer was put off by a clock that has since been set back. */
const furthest = { hours: 48 }

export const tooFar = (ctx: Pick<Kith, 'now'>) => instantText(ctx.now().add(furthest))

/** Whether its time has come, or is too far off to be meant. */
export function hasCome(ctx: Pick<Kith, 'now'>, column: string) {
  const time = sql.ref<string>(column)
  return sql<SqlBool>`(${time} <= ${nowText(ctx)} or ${time} > ${tooFar(ctx)})`
}
