import { createHash } from 'node:crypto'
import { manifestFile, tableFile } from './manifest.ts'
import { type Backup, damagedBackup } from './open-backup.ts'
import type { Progress } from './progress.ts'

/** Reads every file of a backup and compares it with the manifest. Throws at the first one that differs. */
export async function checkBackup({ manifest, names, read }: Backup, progress: Progress) {
  const expected = Object.keys(manifest.files)
  const present = new Set(names.filter((name) => name !== manifestFile))
  const absent = expected.find((name) => !present.has(name))
  if (absent !== undefined) throw damagedBackup(`${absent} is missing`)
  if (present.size > expected.length) throw damagedBackup('it has files that its manifest does not name')
  const lines = new Map(manifest.tables.map(({ name, rows }) => [tableFile(name), rows]))
  for (const [at, name] of expected.entries()) {
    const found = await sumOf(read, name)
    const { bytes, sha256 } = manifest.files[name] ?? {}
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damagedBackup(`${name} was changed`)
    if ((lines.get(name) ?? found.lines) !== found.lines) throw damagedBackup(`${name} has too few rows`)
    progress('checked', at + 1, expected.length)
  }
}

async function sumOf(read: Backup['read'], name: string) {
  const hash = createHash('sha256')
  let [bytes, lines] = [0, 0]
  try {
    for await (const part of (await read(name)) as AsyncIterable<Buffer>) {
      hash.update(part)
      bytes += part.length
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) lines += 1
    }
  } catch {
    throw damagedBackup(`${name} cannot be read`)
  }
  return { bytes, lines, sha256: hash.digest('hex') }
}
