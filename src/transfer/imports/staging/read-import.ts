import type { Insertable } from 'kysely'
import { actingFor } from '#members/members/member-context.ts'
import { mostOf } from '#people/connections/api.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { json, type Schema } from '#platform/db/schema/schema.ts'
import type { ImportedContact, ImportFinding } from '#platform/db/schema/values.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import { mostRows } from '../api.ts'
import { failImport } from '../fail-import.ts'
import { removeRows } from '../forget.ts'
import { addsOf, difference, verdictOn } from '../matching/differences.ts'
import { type Judged, judge } from '../matching/match-contacts.ts'
import { nobody } from '../reading/contact.ts'
import { openReading, type ReadRow } from '../reading/read-file.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { rowsOf } from '../rows.ts'
import { changeImport, fileKey, holdImport, importsOf, type StoredImport } from '../stored-import.ts'
import { peopleWithin } from './earlier-rows.ts'

const atOnce = 100

/** Reads the file of an import and says of each row what it is. What an earlier try has read is read anew. */
export async function readImport(kith: Kith, { importId }: Tasks['imports.read'], running: Running) {
  const ctx = await actingFor(kith, running.memberId)
  if (!ctx) return
  const row = await importsOf(ctx).where('id', '=', importId).executeTakeFirst()
  if (row?.state !== 'reading') return
  await removeRows(ctx, importId)
  try {
    await ctx.blobs.asFile(fileKey(ctx.member.id, importId), (path) => stageAll(ctx, row, path, running.signal))
  } catch (error) {
    if (error instanceof UnreadableFile) return failImport(ctx, row, error.message)
    if (running.isLastTry && !running.signal.aborted)
      await failImport(ctx, row, 'The file could not be read, for a reason on our side. Import it again.')
    throw error
  }
}

async function stageAll(ctx: MemberContext, row: StoredImport, path: string, signal: AbortSignal) {
  const reading = await openReading(path, row.format)
  const staging = stager(ctx, row)
  let part: ReadRow[] = []
  for await (const each of reading.rows) {
    part.push(each)
    if (part.length < atOnce) continue
    signal.throwIfAborted()
    const progress = Math.min(99, Math.floor((100 * reading.bytesRead()) / row.bytes))
    if (!(await staging.write(part, progress))) return
    part = []
  }
  if (!(await staging.write(part, 99))) return
  if (staging.count() === 0) throw new UnreadableFile('There is nobody in this file.')
  const read = { state: 'ready', readAt: nowText(ctx), progress: 100, format: reading.format } as const
  await transaction(ctx, async (ctx) => {
    await changeImport(ctx, row.id)
      .set({ ...read, problems: json(reading.problems) })
      .where('state', '=', 'reading')
      .execute()
    await removeLater(ctx, [fileKey(ctx.member.id, row.id)])
  })
}

type NewRow = Insertable<Schema['importRows']>

function stager(ctx: MemberContext, { id, tag }: StoredImport) {
  let count = 0
  const within = peopleWithin(async (numbers) => {
    const rows = await rowsOf(ctx, id).where('number', 'in', numbers).execute()
    return rows.map(({ number, contents, finding }) => ({ number, contact: contents, joins: finding.joins }))
  })

  /** False when the import has gone meanwhile. */
  async function write(rows: ReadRow[], progress: number) {
    if (count + rows.length > mostRows)
      throw new UnreadableFile(
        `There are more than ${mostRows.toLocaleString('en')} people in this file. Import it in parts.`,
      )
    const contacts = rows.flatMap(({ contact }) => (contact ? [withTag(contact, tag)] : []))
    const judged = await judge(
      ctx,
      contacts.map((contact) => ({ contact })),
    )
    await within.load(contacts)
    const values: NewRow[] = []
    for (const { line, contact, problems } of rows) {
      const number = ++count
      const tagged = contact && contacts.shift()
      const verdict = tagged && placed(number, tagged, judged.shift())
      values.push({
        memberId: ctx.member.id,
        importId: id,
        number,
        line,
        verdict: verdict?.verdict ?? ('unreadable' as const),
        contents: json(tagged ?? { ...nobody, problems }),
        finding: json(verdict?.finding ?? nothing),
      })
    }
    return transaction(ctx, async (ctx) => {
      const held = await holdImport(ctx, id, 'reading')
      if (held && values.length > 0) {
        const keep = ctx.db.insertInto('importRows').values(values)
        await keep.onConflict((conflict) => conflict.doNothing()).execute()
        await changeImport(ctx, id).set({ progress }).execute()
      }
      return held !== null
    })
  }

  /** Who is not known for sure may be somebody of the same file. */
  function placed(number: number, contact: ImportedContact, judged: Judged | undefined) {
    const earlier = judged?.finding.isSure ? undefined : within.find(contact)
    const joins = earlier && (earlier.joins ?? earlier.number)
    within.add({ number, contact, joins })
    return earlier && joins ? joined(contact, earlier.contact, joins) : judged
  }

  return { write, count: () => count }
}

function joined(contact: ImportedContact, earlier: ImportedContact, joins: number) {
  const { extras, notes, uid } = earlier
  const found = difference(contact, earlier, { extras, notes, hasUid: uid === contact.uid })
  const finding: ImportFinding = { people: [], isSure: true, joins, adds: addsOf(found), differs: found.differs }
  return { verdict: verdictOn(found), finding } as const
}

function withTag(contact: ImportedContact, tag: string | null): ImportedContact {
  const has = contact.tags.some((each) => each.toLowerCase() === tag?.toLowerCase())
  if (tag === null || has) return contact
  if (contact.tags.length < mostOf.tags) return { ...contact, tags: [...contact.tags, tag] }
  return {
    ...contact,
    problems: [...contact.problems, `A person can have ${mostOf.tags} tags: “${tag}” is not added.`],
  }
}

const nothing: ImportFinding = { people: [], isSure: false, adds: [], differs: [] }
