import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { faultOf } from '#platform/db/failures.ts'
import { isPostgres, type Schema } from '#platform/db/schema/schema.ts'
import { salvage, type UnreadableRows } from '#platform/db/whole/salvage.ts'
import { kinds } from '../kinds/kinds.ts'
import { type Page, type RecordKind, toCanonicalJson } from '../records/kind.ts'

/** What is written so far: the count of each kind, and the ids of parent records. */
export type Written = {
  counts: Record<string, number>
  ids: Map<string, Set<string>>
  recordings: string[]
  files: string[]
  portraits: Set<string>
}

type Fields = Record<string, unknown>

/** The parent kind of each kind, and the field with the parent's id. */
const parentOf: Record<string, [kind: string, field: string]> = {
  'contact-extras': ['people', 'connectionId'],
  'contact-uids': ['people', 'connectionId'],
  interactions: ['people', 'connectionId'],
  promises: ['people', 'connectionId'],
  findings: ['people', 'connectionId'],
  followups: ['people', 'connectionId'],
  'address-book-people': ['people', 'connectionId'],
  messages: ['threads', 'threadId'],
}
const parents = new Set(Object.values(parentOf).map(([kind]) => kind))

/** Each may have a long transcript. */
const writtenAtOnce = 50

/**
 * The records of a kind, page by page. No transaction stays open for a download of minutes: records added meanwhile may be
 * missing, but no record is written without its parent.
 */
export async function* writeRecordLines(source: Source, kind: RecordKind, written: Written) {
  const { name, idOf } = kind
  const [parent = '', field = ''] = parentOf[name] ?? []
  const parentIds = written.ids.get(parent)
  const ids = new Set<string>()
  const giveTurn = takeTurns()
  written.counts[name] = 0
  if (parents.has(name)) written.ids.set(name, ids)
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const from: string | null = after
    const { records, next }: Page = await source.read((ctx): Promise<Page> => kind.page(ctx, from))
    const complete = (records as Fields[]).filter((record) => !parentIds || parentIds.has(String(record[field])))
    written.counts[name] += complete.length
    if (parents.has(name)) for (const record of complete) ids.add(idOf(record as never))
    for (const { audio } of complete as { audio?: { file: string } }[]) if (audio) written.recordings.push(audio.file)
    for (const { files } of complete as { files?: { file: string }[] }[])
      for (const { file } of files ?? []) written.files.push(file)
    for (const photo of complete.flatMap(portraitsIn)) written.portraits.add(photo)
    for (const some of chunks(complete, writtenAtOnce)) {
      await giveTurn()
      yield some.map((record) => `${toCanonicalJson(record)}\n`).join('')
    }
    after = next
  }
}

/** The photo of a person, or of one who was merged. The photo of a card is not just a name. */
function portraitsIn(record: Fields) {
  const { photo, before } = record as { photo?: unknown; before?: { other?: { photo?: unknown } } }
  return [photo, before?.other?.photo].filter((each) => typeof each === 'string')
}

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

  /** Reads the saved file again. */
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

/** The sources of exported records and the address book. */
const tablesRead: (keyof Schema)[] = [
  ...new Set<keyof Schema>([
    'members',
    'instance',
    'workspaces',
    'memberships',
    'cardAddresses',
    'entryPeople',
    ...kinds.map(({ table }) => table),
  ]),
]
