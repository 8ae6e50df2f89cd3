import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { toCanonicalJson } from '../records/canonical.ts'
import type { Page, RecordKind } from '../records/kind.ts'
import type { Source } from './source.ts'

/** What is written so far: the count of each kind, and the ids of parent records. */
export type Written = {
  counts: Record<string, number>
  ids: Map<string, Set<string>>
  recordings: string[]
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
