import type { MemberContext } from '#platform/context/context.ts'
import { canonical } from '../records/canonical.ts'
import type { Kind } from '../records/kind.ts'

/** What was written so far: how much of each kind, and the ids that others belong to. */
export type Written = { counts: Record<string, number>; ids: Map<string, Set<string>>; recordings: string[] }

type Fields = Record<string, unknown>

/** What belongs to something of another kind, and the field that says to which. */
const within: Record<string, [kind: string, field: string]> = {
  'contact-extras': ['people', 'connectionId'],
  'contact-uids': ['people', 'connectionId'],
  interactions: ['people', 'connectionId'],
  promises: ['people', 'connectionId'],
  findings: ['people', 'connectionId'],
  followups: ['people', 'connectionId'],
  messages: ['threads', 'threadId'],
}
const parents = new Set(Object.values(within).map(([kind]) => kind))

/**
 * The records of a kind, a page at a time. No transaction is held open for what may take minutes to be taken: what is
 * added meanwhile may be in or not, but nothing is written of a person, or a thread, that is not.
 */
export async function* exportedLines(ctx: MemberContext, kind: Kind, written: Written) {
  const { name, idOf } = kind
  const [parent = '', field = ''] = within[name] ?? []
  const known = written.ids.get(parent)
  const ids = new Set<string>()
  written.counts[name] = 0
  if (parents.has(name)) written.ids.set(name, ids)
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const { records, next } = await kind.page(ctx, after)
    const whole = (records as Fields[]).filter((record) => !known || known.has(String(record[field])))
    written.counts[name] += whole.length
    if (parents.has(name)) for (const record of whole) ids.add(idOf(record as never))
    for (const { audio } of whole as { audio?: { file: string } }[]) if (audio) written.recordings.push(audio.file)
    if (whole.length > 0) yield whole.map((record) => `${canonical(record)}\n`).join('')
    after = next
  }
}
