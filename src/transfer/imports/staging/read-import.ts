import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import { say } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { createPace } from '#platform/db/pace.ts'
import { json, type Schema } from '#platform/db/schema/schema.ts'
import type { ImportedContact, ImportFinding } from '#platform/db/schema/values.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { newStagingPath } from '#platform/uploads/stage.ts'
import { readLines } from '../../archive/zip/lines.ts'
import { removeRows } from '../forget.ts'
import { addedFields, compareContact, verdictOf } from '../matching/differences.ts'
import { type Match, matchContacts } from '../matching/match-contacts.ts'
import { emptyContact, tagContact } from '../reading/contact.ts'
import { UnreadableFile } from '../reading/csv.ts'
import type { FileRow } from '../reading/read-file.ts'
import { readInThread } from '../reading/read-in-thread.ts'
import type { ReadFile } from '../reading/rows-file.ts'
import { rowsOf } from '../rows.ts'
import { changeImport, failImport, fileKey, holdImport, importsOf, type StoredImport } from '../stored-import.ts'
import { earlierRows } from './earlier-rows.ts'

/** Reads the file of an import into rows with verdicts. A retry starts over. */
export async function readImport(kith: Kith, { importId }: Tasks['imports.read'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  if (!ctx) return
  const row = await importsOf(ctx).where('id', '=', importId).executeTakeFirst()
  if (row?.state !== 'reading') return
  await removeRows(ctx, importId)
  try {
    await ctx.blobs.asFile(fileKey(ctx.member.id, importId), (path) => stageAll(ctx, row, path, running.signal))
  } catch (error) {
    if (error instanceof UnreadableFile) return failImport(ctx, row, error.text)
    if (running.isLastTry && !running.signal.aborted) await failImport(ctx, row, say('sentences.file.ourFault'))
    throw error
  }
}

async function stageAll(ctx: MemberContext, row: StoredImport, path: string, signal: AbortSignal) {
  const rowsPath = await newStagingPath(ctx.blobs.incoming)
  try {
    const { locale = 'en' } = ctx.member
    const file = await readInThread({ path, format: row.format, locale, rowsPath }, { signal })
    if (await stageRows(ctx, row, { rowsPath, count: file.count }, signal)) await finish(ctx, row, file)
  } finally {
    await rm(rowsPath, { force: true })
  }
}

type RowsFile = { rowsPath: string; count: number }

/** False when the import has been removed meanwhile. */
async function stageRows(ctx: MemberContext, row: StoredImport, { rowsPath, count }: RowsFile, signal: AbortSignal) {
  const staging = createRowWriter(ctx, row)
  const pace = createPace()
  let [part, length]: [FileRow[], number] = [[], 0]
  const writePart = () => {
    const progress = Math.min(99, Math.floor((100 * (staging.count() + part.length)) / count))
    return pace.run(() => staging.write(part, progress))
  }
  for await (const line of readLines(createReadStream(rowsPath), 0)) {
    part.push(JSON.parse(line) as FileRow)
    length += line.length
    if (part.length < pace.size() && length < maxBatchLength) continue
    signal.throwIfAborted()
    if (!(await writePart())) return false
    part = []
    length = 0
  }
  return writePart()
}

/** A batch of long rows has fewer of them. */
const maxBatchLength = 256 * 1024

async function finish(ctx: MemberContext, row: StoredImport, { format, problems }: ReadFile) {
  const read = { state: 'ready', readAt: nowText(ctx), progress: 100, format, problems: json(problems) } as const
  await transaction(ctx, async (ctx) => {
    await changeImport(ctx, row.id).set(read).where('state', '=', 'reading').execute()
    await removeLater(ctx, [fileKey(ctx.member.id, row.id)])
  })
}

type NewRow = Insertable<Schema['importRows']>

function createRowWriter(ctx: MemberContext, { id, tag }: StoredImport) {
  let count = 0
  const before = earlierRows(async (numbers) => {
    const rows = await rowsOf(ctx, id).where('number', 'in', numbers).execute()
    return rows.map(({ number, contents, finding }) => ({ number, contact: contents, joins: finding.joins }))
  })

  /** False when the import has been removed meanwhile. */
  async function write(rows: FileRow[], progress: number) {
    const contacts = rows.flatMap(({ contact }) => (contact ? [tag === null ? contact : tagContact(contact, tag)] : []))
    const matches = await matchContacts(
      ctx,
      contacts.map((contact) => ({ contact })),
    )
    await before.load(contacts)
    const values: NewRow[] = []
    for (const { line, contact, problems } of rows) {
      const number = ++count
      const tagged = contact && contacts.shift()
      const verdict = tagged && matchWithinFile(number, tagged, matches.shift())
      values.push({
        memberId: ctx.member.id,
        importId: id,
        number,
        line,
        verdict: verdict?.verdict ?? ('unreadable' as const),
        contents: json(tagged ?? { ...emptyContact, problems }),
        finding: json(verdict?.finding ?? noFinding),
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

  /** A contact without a certain match may be about a person of the same file. */
  function matchWithinFile(number: number, contact: ImportedContact, match: Match | undefined) {
    const earlier = match?.finding.isSure ? undefined : before.find(contact)
    const joins = earlier && (earlier.joins ?? earlier.number)
    before.add({ number, contact, joins })
    return earlier && joins ? joinRow(contact, earlier.contact, joins) : match
  }

  return { write, count: () => count }
}

function joinRow(contact: ImportedContact, earlier: ImportedContact, joins: number) {
  const { extras, notes, uid } = earlier
  const has = { hasUid: uid === contact.uid, hasPhoto: earlier.photo !== undefined }
  const found = compareContact(contact, earlier, { extras, notes: new Set(notes), known: [], ...has })
  const finding: ImportFinding = { people: [], isSure: true, joins, adds: addedFields(found), differs: found.differs }
  return { verdict: verdictOf(found), finding } as const
}

const noFinding: ImportFinding = { people: [], isSure: false, adds: [], differs: [] }
