import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type ReadVcard, readVcards, type VcardGroup } from '#cards/vcards/reading/read.ts'
import type { StoredReason } from '#contract/texts/reason.ts'
import { say, type Text } from '#contract/texts/text.ts'
import type { ImportFormat } from '#platform/db/schema/imports.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { type Columns, contactFromRow, type SplitCell } from './columns.ts'
import { emptyContact, type RawContact } from './contact.ts'
import {
  type CsvRow,
  decodeText,
  detectDelimiter,
  detectEncoding,
  type Encoding,
  readCsv,
  UnreadableFile,
} from './csv.ts'
import { type DateOrder, detectDateOrder } from './dates.ts'
import { fitContact } from './fit-contact.ts'
import { googleColumns, isGoogle, isLinkedIn, linkedInColumns, linkedInName, splitGoogleCell } from './known-exports.ts'
import { readMonica } from './monica/read-monica.ts'
import { hasPersonColumn, plainColumns, splitPlainCell } from './spreadsheet.ts'

/** A row of a file: a person, or the problems why there is none. */
export type FileRow = { line: number; contact: ImportedContact | null; problems: StoredReason[] }

/** A file that is being read. */
type PeopleFile = {
  format: ImportFormat
  problems: Text[]
  rows: AsyncIterable<FileRow>
  /** The groups among the rows that were read so far. */
  groups: VcardGroup[]
}

/** Opens a file of people in the given format, or else the detected one. */
export async function openContactsFile(path: string, chosen: ImportFormat | null, locale: string): Promise<PeopleFile> {
  const encoding = await detectEncoding(path)
  const start = await readStart(path, encoding)
  const problems = encoding === 'windows-1252' ? [say('sentences.file.encoding')] : []
  const groups: VcardGroup[] = []
  if (chosen === 'monica' || (chosen === null && /^\s*\{/.test(start))) {
    const file = await readMonica(path, locale)
    if (!file) throw new UnreadableFile(say('sentences.file.notMonica'))
    return { format: 'monica', problems: file.problems, rows: cardRows(file.cards, groups), groups }
  }
  const bytes = createReadStream(path)
  if (chosen === 'vcard' || (chosen === null && /^[ \t]*BEGIN[ \t]*:[ \t]*VCARD/im.test(start)))
    return { format: 'vcard', problems: [], rows: cardRows(readVcards(bytes), groups), groups }
  const mark = detectDelimiter(start, (cells) => recognizeColumns(cells, chosen) !== null)
  const text = decodeText(bytes as AsyncIterable<Buffer>, encoding)
  const { format, records, columns, splitCell, before } = await findHeader(readCsv(text, mark), chosen)
  if (before === 1) problems.push(say('sentences.file.skippedLine'))
  if (before > 1) problems.push(say('sentences.file.skippedLines', { lines: before }))
  const order = await findDateOrder(start, mark, columns)
  return { format, problems, rows: tableRows({ format, columns, records, splitCell }, order), groups }
}

async function readStart(path: string, encoding: Encoding) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0)
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

type Table = {
  format: ImportFormat
  columns: Columns
  splitCell: SplitCell
  records: AsyncIterator<CsvRow>
  before: number
}

/** Finds the column names, which may come after a few other lines. */
async function findHeader(records: AsyncGenerator<CsvRow>, chosen: ImportFormat | null): Promise<Table> {
  for (let seen = 0; seen < maxRowsBeforeHeader; seen += 1) {
    const { value: record, done } = await records.next()
    if (done) break
    const found = 'cells' in record ? recognizeColumns(record.cells, chosen) : null
    if (found) return { ...found, records, before: record.line - 1 }
  }
  throw new UnreadableFile(say('sentences.file.noColumns'))
}

const maxRowsBeforeHeader = 20

function recognizeColumns(header: string[], chosen: ImportFormat | null) {
  if (chosen === 'linkedin' || (chosen === null && isLinkedIn(header))) {
    const columns = linkedInColumns(header)
    return hasPersonColumn(columns) ? { format: 'linkedin' as const, columns, splitCell: splitPlainCell } : null
  }
  if (chosen === 'google' || (chosen === null && isGoogle(header))) {
    const columns = googleColumns(header)
    return hasPersonColumn(columns) ? { format: 'google' as const, columns, splitCell: splitGoogleCell } : null
  }
  const columns = plainColumns(header)
  return hasPersonColumn(columns) ? { format: 'csv' as const, columns, splitCell: splitPlainCell } : null
}

/** In which order the first rows write dates. */
async function findDateOrder(start: string, mark: string, { fields }: Columns) {
  const rows = await Array.fromAsync(readCsv(Readable.from([start]), mark))
  const isDate = (at: number) => ['birthday', 'metOn', 'anniversary'].includes(fields[at] ?? '')
  return detectDateOrder(rows.flatMap((row) => ('cells' in row ? row.cells.filter((_, at) => isDate(at)) : [])))
}

async function* tableRows(
  { format, columns, records, splitCell }: Omit<Table, 'before'>,
  order: DateOrder,
): AsyncGenerator<FileRow> {
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const row = next.value
    if ('problem' in row) yield { line: row.line, contact: null, problems: [row.problem] }
    if ('problem' in row || row.cells.every((cell) => cell.trim() === '')) continue
    const raw = contactFromRow(columns, row, splitCell)
    if (format === 'linkedin') addLinkedIn(raw)
    const contact = fitContact(raw, order)
    yield { line: raw.line, contact, problems: contact?.problems ?? [noPersonIn(row.cells)] }
  }
}

/** A profile outlives the name, which people extend and change: it is the id of a connection. */
function addLinkedIn(raw: RawContact) {
  if (raw.metOn) raw.howMet = 'Connected on LinkedIn'
  const [profile] = raw.urls.flatMap((url) => linkedInName(url) ?? [])
  if (profile) raw.uid = `linkedin:${profile}`
}

const noPersonIn = (cells: string[]) =>
  say('sentences.row.nobody', { text: cells.filter(Boolean).join(', ').slice(0, 2_000).toWellFormed() })

/** Groups are collected: who belongs to them is known at the end of the file. */
async function* cardRows(cards: AsyncIterable<ReadVcard>, groups: VcardGroup[]): AsyncGenerator<FileRow> {
  for await (const { line, card, group, problems } of cards) {
    if (group) groups.push(group)
    if (group && problems.length === 0) continue
    const contact = card && { ...emptyContact, ...withoutUndefined(card), problems }
    yield { line, contact, problems }
  }
}

const withoutUndefined = <T extends object>(card: T) =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>
  }
