import type { z } from 'zod'
import type { MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { type Outcome, type RecordKind, separateNew } from './kind.ts'

type SingleKind<R extends object> = {
  name: string
  table: keyof Schema
  record: z.ZodType<R>
  /** The member's choice; undefined without one. */
  read: (ctx: MemberContext) => Promise<R | undefined>
  store: (ctx: MemberContext, record: R) => Promise<unknown>
}

/** A kind with one record for each member. A choice that the member has made stays. */
export function singleKind<R extends object>({ name, table, record, read, store }: SingleKind<R>): RecordKind {
  const idOf = () => name

  async function page(ctx: MemberContext) {
    const chosen = await read(ctx)
    return { records: chosen ? [chosen] : [], next: null }
  }

  async function save(ctx: MemberContext, records: R[]): Promise<Outcome[]> {
    const chosen = await read(ctx)
    const { fresh, outcomes } = separateNew(
      records.map((each) => ({ record: each })),
      { keyOf: idOf, stored: new Map(chosen ? [[name, chosen]] : []) },
    )
    for (const each of fresh) await store(ctx, each)
    return outcomes
  }

  return { name, table, record, idOf, page, save }
}
