import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ImportFormat } from '#platform/db/schema/imports.ts'
import { maxRows } from '../api.ts'
import { tagByGroups } from './group-tags.ts'
import { type FileRow, openContactsFile } from './read-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** A file of people, and where its rows go: one row of JSON in each line. */
export type ReadingTask = { path: string; format: ImportFormat | null; rowsPath: string }
export type ReadFile = { format: ImportFormat; problems: string[]; count: number }

/** Reads a file of people into a file of rows. */
export async function writeRows({ path, format, rowsPath }: ReadingTask): Promise<ReadFile> {
  const file = await openContactsFile(path, format)
  let count = 0
  await pipeline(
    linesOf(file.rows, () => {
      count += 1
    }),
    createWriteStream(rowsPath, { flags: 'wx', mode: 0o600 }),
  )
  if (count === 0) throw new UnreadableFile('This file contains no people.')
  const groupProblems = file.groups.length > 0 ? await tagByGroups(rowsPath, file.groups) : []
  return { format: file.format, problems: [...file.problems, ...groupProblems], count }
}

/** Far more than what a file of 20 MB holds, unless each row repeats long names of columns. */
const maxRowsLength = 200_000_000

async function* linesOf(rows: AsyncIterable<FileRow>, onRow: () => void) {
  let [count, length] = [0, 0]
  for await (const row of rows) {
    onRow()
    count += 1
    if (count > maxRows)
      throw new UnreadableFile(
        `There are more than ${maxRows.toLocaleString('en')} people in this file. Import it in parts.`,
      )
    const line = `${JSON.stringify(row)}\n`
    length += line.length
    if (length > maxRowsLength) throw new UnreadableFile('The rows of this file hold too much. Import it in parts.')
    yield line
  }
}
