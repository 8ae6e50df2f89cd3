import { glob, readFile } from 'node:fs/promises'
import { median } from './rounds.ts'
import type { Table } from './table.ts'

/** How long the files of the service are: what a reader has to take in at once. */
export async function fileSizes(): Promise<Table> {
  const files = (await Array.fromAsync(glob('src/**/*.ts'))).filter((file) => !file.endsWith('.test.ts'))
  const lines = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).split('\n').length - 1))
  const longest = files[lines.indexOf(Math.max(...lines))] ?? ''
  const row = [String(files.length), String(median(lines)), `${Math.max(...lines)} (${longest})`]
  return { title: 'Lines of a file in src', head: ['files', 'median', 'longest'], rows: [row] }
}
