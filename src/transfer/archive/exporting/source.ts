import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import type { MemberContext } from '#platform/context/context.ts'
import { faultOf } from '#platform/db/failures.ts'
import { isPostgres, type Schema } from '#platform/db/schema/schema.ts'
import { salvage, type UnreadableRows } from '#platform/db/whole/salvage.ts'
import { kinds } from '../kinds/kinds.ts'

export type Source = ReturnType<typeof openSource>

/** Where an archive is read from: the database, or what could be saved of it once it turns out to be damaged. */
export function openSource(ctx: MemberContext) {
  let current = ctx
  let close = async () => {}
  let unreadable: UnreadableRows[] = []

  async function salvageOnce() {
    const folder = join(ctx.blobs.incoming, `salvage-${randomUUIDv7()}`)
    const saved = await salvage(ctx.db, { config: ctx.config, folder, tables: tablesRead, memberId: ctx.member.id })
    current = { ...ctx, db: saved.db }
    close = saved.close
    unreadable = saved.unreadable
    ctx.log.warn({ unreadable }, 'an archive is made of what can be read of a damaged database')
  }

  /** Reads again from what was saved. */
  async function read<T>(work: (ctx: MemberContext) => Promise<T>): Promise<T> {
    try {
      return await work(current)
    } catch (error) {
      if (current !== ctx || isPostgres(ctx.db) || !isUnreadable(error)) throw error
      await salvageOnce()
      return work(current)
    }
  }

  return { read, unreadable: () => unreadable, close: () => close() }
}

export const isDamage = (error: unknown) => faultOf(error) === 'damaged'

/** Also where the disk cannot be read, and JSON that is not any more. */
export const isUnreadable = (error: unknown) =>
  isDamage(error) || faultOf(error) === 'failing' || error instanceof SyntaxError

/** What exported records and the address book are made of. */
const tablesRead: (keyof Schema)[] = [
  ...new Set<keyof Schema>([
    'members',
    'instance',
    'workspaces',
    'memberships',
    'cardAddresses',
    ...kinds.map(({ table }) => table),
  ]),
]
