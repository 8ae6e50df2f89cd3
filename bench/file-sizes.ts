import { glob, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { median } from './statistics.ts'
import type { Table } from './table.ts'

/** How many files and folders src has, and how large they are, without tests. */
export async function fileSizes(): Promise<Table> {
  const files = (await Array.fromAsync(glob('src/**/*.ts'))).filter((file) => !file.endsWith('.test.ts'))
  const lines = await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).split('\n').length - 1))
  const folders = [...Map.groupBy(files, (file) => dirname(file))].toSorted(([, a], [, b]) => b.length - a.length)
  const [widest, widestFiles = []] = folders[0] ?? []
  const longest = Math.max(...lines)
  const rows = [
    ['files', String(files.length)],
    ['folders with files', String(folders.length)],
    ['files in the widest folder', `${widestFiles.length} (${widest})`],
    ['lines in all', lines.reduce((sum, count) => sum + count, 0).toLocaleString('en')],
    ['lines of the median file', String(median(lines))],
    ['lines of the longest file', `${longest} (${files[lines.indexOf(longest)]})`],
  ]
  return { title: 'Files and folders in src', note: 'Without tests.', head: ['what', 'number'], rows }
}
