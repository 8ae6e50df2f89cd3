import { type MemberContext, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { ArchiveCounts, ArchiveNote, ArchivePlace } from '#platform/db/schema/values.ts'
import { type Kind, leftOut, type Outcome } from '../records/kind.ts'
import type { Archive } from '../zip/open-archive.ts'
import { type Read, readRecord } from './read-record.ts'

type Batch = { importId: string; kind: Kind; lines: string[]; place: ArchivePlace }

/**
 * Takes some records, and says in the same transaction how far the import has come: whoever dies in the middle, and
 * whoever goes on, takes and counts each once.
 */
export async function keepBatch(ctx: MemberContext, { importId, kind, lines, place }: Batch, archive: Archive) {
  const read = lines.map((line) => readRecord(ctx, kind, line))
  const records = read.flatMap((each) => ('record' in each ? [each.record] : [])) as never[]
  const prepared = records.length > 0 ? await kind.prepare?.(ctx, records, archive) : null
  const next = { ...place, line: place.line + lines.length, done: place.done + lines.length }
  await transaction(ctx, async (ctx) => {
    const before = await holdImport(ctx, importId)
    if (before.reached.done !== place.done) throw new Error('Somebody else goes on with this import.')
    const kept = records.length > 0 ? await kind.keep(ctx, records, prepared as never) : []
    const outcomes = told(kind, read, kept, place.line)
    await ctx.db
      .updateTable('archiveImports')
      .set({
        reached: json(next),
        tallies: json(counted(before.tallies, kind, outcomes)),
        remarks: json([...before.remarks, ...notesOn(kind, outcomes)].slice(0, mostNotes)),
      })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', importId)
      .execute()
  })
  return next
}

const mostNotes = 100

/** As it is, until the transaction ends. */
async function holdImport(ctx: MemberContext, importId: string) {
  return ctx.db
    .updateTable('archiveImports')
    .set({ id: importId })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', importId)
    .returning(['reached', 'tallies', 'remarks'])
    .executeTakeFirstOrThrow()
}

type Told = Outcome & { id: string }

/** What came of each line, in their order. */
function told(kind: Kind, read: Read[], kept: Outcome[], from: number): Told[] {
  const outcomes = kept.values()
  return read.map((each, at) => {
    if ('wrong' in each) return { ...leftOut(each.wrong), id: `line ${from + at + 1}` }
    const outcome = outcomes.next().value ?? leftOut('Nothing came of it.')
    return { ...outcome, id: kind.idOf(each.record as never) }
  })
}

function counted(before: ArchiveCounts, { name }: Kind, outcomes: Outcome[]): ArchiveCounts {
  const counts = { ...(before[name] ?? { added: 0, alreadyThere: 0, differed: 0, leftOut: 0 }) }
  for (const { as } of outcomes) counts[as] += 1
  return { ...before, [name]: counts }
}

const differs = 'You have it, and it says something else: yours stays.'

function notesOn({ name: kind }: Kind, outcomes: Told[]): ArchiveNote[] {
  return outcomes.flatMap(({ id, as, what }) => {
    const said = what ?? (as === 'differed' ? differs : undefined)
    return said === undefined ? [] : [{ kind, id, what: said }]
  })
}
