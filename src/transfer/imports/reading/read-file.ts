import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { readVcards } from '#cards/vcards/reading/read.ts'
import type { ImportFormat } from '#platform/db/schema/imports.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { type Columns, contactOf, type ValuesOf } from './columns.ts'
import { nobody } from './contact.ts'
import { type CsvRow, readCsv } from './csv.ts'
import { detectDelimiter } from './delimiter.ts'
import { decoded, type Encoding, encodingOf } from './encoding.ts'
import { fitted } from './fit-contact.ts'
import { googleColumns, googleValues, isGoogle } from './google.ts'
import { isLinkedIn, linkedInColumns } from './linkedin.ts'
import { isOfPeople, plainColumns, plainValues } from './spreadsheet.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** What stands in one place of a file: a person, or why there is none. */
export type ReadRow = { line: number; contact: ImportedContact | null; problems: string[] }

/** A file as it is read: its people, as they come, and how far one has come. */
type Reading = {
  format: ImportFormat
  problems: string[]
  rows: AsyncIterable<ReadRow>
  bytesRead: () => number
}

/** Opens a file of people, of the format that is said or else of the one it looks like. */
export async function openReading(path: string, said: ImportFormat | null): Promise<Reading> {
  const encoding = await encodingOf(path)
  const head = await headOf(path, encoding)
  const problems = encoding === 'windows-1252' ? [oldEncoding] : []
  const bytes = createReadStream(path)
  const bytesRead = () => bytes.bytesRead
  if (said === 'vcard' || (said === null && /^[ \t]*BEGIN[ \t]*:[ \t]*VCARD/im.test(head)))
    return { format: 'vcard', problems: [], rows: vcardRows(bytes), bytesRead }
  const mark = detectDelimiter(head, (cells) => recognised(cells, said) !== null)
  const text = decoded(bytes as AsyncIterable<Buffer>, encoding)
  const { format, records, columns, valuesOf, before } = await table(readCsv(text, mark), said)
  if (before > 0) problems.push(`The first ${before} lines, before the names of the columns, hold no people.`)
  return { format, problems, rows: tableRows({ format, columns, records, valuesOf }), bytesRead }
}

const oldEncoding =
  'The file is not UTF-8: it was read as Windows-1252. If letters look wrong, save it as UTF-8 and import it again.'

async function headOf(path: string, encoding: Encoding) {
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
  valuesOf: ValuesOf
  records: AsyncIterator<CsvRow>
  before: number
}

/** The names of the columns may come after a few lines of something else. */
async function table(records: AsyncGenerator<CsvRow>, said: ImportFormat | null): Promise<Table> {
  for (let seen = 0; seen < mostBefore; seen += 1) {
    const { value: record, done } = await records.next()
    if (done) break
    const found = 'cells' in record ? recognised(record.cells, said) : null
    if (found) return { ...found, records, before: record.line - 1 }
  }
  throw new UnreadableFile(
    'No line names columns that are known here. The first line should have names such as name, email, phone, company.',
  )
}

const mostBefore = 20

function recognised(header: string[], said: ImportFormat | null) {
  if (said === 'linkedin' || (said === null && isLinkedIn(header))) {
    const columns = linkedInColumns(header)
    return isOfPeople(columns) ? { format: 'linkedin' as const, columns, valuesOf: plainValues } : null
  }
  if (said === 'google' || (said === null && isGoogle(header))) {
    const columns = googleColumns(header)
    return isOfPeople(columns) ? { format: 'google' as const, columns, valuesOf: googleValues } : null
  }
  const columns = plainColumns(header)
  return isOfPeople(columns) ? { format: 'csv' as const, columns, valuesOf: plainValues } : null
}

async function* tableRows({ format, columns, records, valuesOf }: Omit<Table, 'before'>): AsyncGenerator<ReadRow> {
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const row = next.value
    if ('problem' in row) yield { line: row.line, contact: null, problems: [row.problem] }
    if ('problem' in row || row.cells.every((cell) => cell.trim() === '')) continue
    const raw = contactOf(columns, row, valuesOf)
    if (format === 'linkedin' && raw.metOn) raw.howMet = 'Connected on LinkedIn'
    const contact = fitted(raw)
    yield { line: raw.line, contact, problems: contact?.problems ?? [nobodyIn(row.cells)] }
  }
}

const nobodyIn = (cells: string[]) =>
  `There is neither a name nor an e-mail, a phone number or a company: “${cells.filter(Boolean).join(', ').slice(0, 2_000).toWellFormed()}”.`

async function* vcardRows(file: Readable): AsyncGenerator<ReadRow> {
  for await (const { line, card, problems } of readVcards(file)) {
    const contact = card && { ...nobody, ...stripped(card), problems }
    yield { line, contact, problems }
  }
}

/** Without what is not said. */
const stripped = <T extends object>(card: T) =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>
  }
