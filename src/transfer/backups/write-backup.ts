import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { photoFileKeys } from '#cards/cards/photo-files.ts'
import { version } from '#contract/version.ts'
import { squareKeys } from '#people/photos/files.ts'
import type { Blobs } from '#platform/blobs/blobs.ts'
import { keysOfEntry } from '#platform/blobs/entry-files.ts'
import { isGone } from '#platform/blobs/failures.ts'
import { snakeCase } from '#platform/db/engine/snake-case.ts'
import type { Photo } from '#platform/db/schema/values.ts'
import type { Row, Table, WholeDatabase } from '#platform/db/whole/tables.ts'
import { pictureKinds } from '#platform/images/frame.ts'
import { createZip, type Zip } from '../archive/zip/write-zip.ts'
import { encrypted } from './encryption.ts'
import { blobFile, format, formatVersion, type Manifest, manifestFile, type Progress, tableFile } from './manifest.ts'

type Source = {
  database: WholeDatabase
  /** The database as it is then: what members removed meanwhile is not lost. */
  openAgain: () => Promise<WholeDatabase>
  blobs: Pick<Blobs, 'list' | 'asFile'>
  madeAt: string
}
type Options = { file: string; passphrase: string | null; progress: Progress }

/** Writes a whole instance into one file, while it runs. The file appears complete or not at all. */
export async function writeBackup(
  { database, openAgain, blobs, madeAt }: Source,
  { file, passphrase, progress }: Options,
) {
  const draft = `${file}.partial`
  const zip = createZip({
    madeAt,
    onFailure: () => {},
    write: async (zip) => {
      const named = new Set<string>()
      const tables = await writeTables(zip, database, { progress, named })
      const missing = await writeBlobs(zip, blobs, progress)
      for (const name of Object.keys(zip.files)) named.delete(name.slice(blobFile('').length))
      const lost = named.size > 0 ? await stillNamed(named, openAgain) : []
      const migrations = await database.migrations()
      const head = { format, version: formatVersion, madeAt, madeBy: `Kith ${version}`, migrations } as const
      const manifest: Manifest = { ...head, tables, missing, lost, files: { ...zip.files } }
      await zip.add(manifestFile, [JSON.stringify(manifest)])
    },
  })
  try {
    const bytes = passphrase === null ? zip : Readable.fromWeb(await encrypted(Readable.toWeb(zip), passphrase))
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600 }))
    await syncToDisk(draft)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

type Noting = { progress: Progress; named: Set<string> }

async function writeTables(zip: Zip, database: WholeDatabase, { progress, named }: Noting) {
  const written: Manifest['tables'] = []
  for (const table of await database.tables()) {
    const total = await database.count(table)
    let rows = 0
    const lines = async function* () {
      for await (const some of database.rows(table)) {
        rows += some.length
        for (const key of keysIn(table, some)) named.add(key)
        progress(table.name, rows, total)
        yield some.map((row) => `${JSON.stringify(row)}\n`).join('')
      }
    }
    requireKey(table)
    await zip.add(tableFile(table.name), lines())
    written.push({ ...table, rows })
  }
  return written
}

async function stillNamed(missing: Set<string>, openAgain: Source['openAgain']) {
  const database = await openAgain()
  const named = new Set<string>()
  try {
    for (const table of await database.tables())
      if (namesFiles(table))
        for await (const rows of database.rows(table)) for (const key of keysIn(table, rows)) named.add(key)
  } finally {
    await database.close()
  }
  return [...missing.intersection(named)].sort()
}

/** What comes after the snapshot was taken is included too; that does no harm. */
async function writeBlobs(zip: Zip, blobs: Source['blobs'], progress: Progress) {
  const missing: string[] = []
  let done = 0
  for await (const keys of blobs.list('')) {
    for (const key of keys) {
      // Recordings and photos are compressed already.
      const add = (path: string) => zip.add(blobFile(key), createReadStream(path), { compress: false })
      await blobs.asFile(key, add).catch((error) => {
        if (!isGone(error)) throw error
        missing.push(key)
      })
      progress('files', ++done)
    }
  }
  return missing
}

/** Removed since the storage listed it. */
function requireKey({ name, key }: Table) {
  if (key.length === 0) throw new Error(`the table ${name} has no primary key`)
}

async function syncToDisk(file: string) {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

type KeysIn = (textOf: (column: string) => string | null) => string[]

const keysInEntry: KeysIn = (textOf) => {
  const [audio, files] = [JSON.parse(textOf('audio') ?? 'null'), JSON.parse(textOf('files') ?? 'null')]
  return keysOfEntry(textOf('member_id') ?? '', { id: textOf('id') ?? '', audio, files })
}

/** Where rows name files of the storage. */
const keysInRowOf: Record<string, KeysIn> = {
  interactions: keysInEntry,
  captures: keysInEntry,
  connections: (textOf) => {
    const photo = textOf('photo')
    return photo ? squareKeys({ member: { id: textOf('member_id') ?? '' } }, photo) : []
  },
  cards: (textOf) =>
    pictureKinds.flatMap((kind) => {
      const picture = textOf(snakeCase(kind))
      return picture ? photoFileKeys(textOf('id') ?? '', JSON.parse(picture) as Photo) : []
    }),
}

const namesFiles = ({ name }: Table) => name in keysInRowOf

/** The keys of the recordings and photos that rows name. */
function keysIn({ name, columns }: Table, rows: Row[]) {
  const keysInRow = keysInRowOf[name]
  if (!keysInRow) return []
  const places = new Map(columns.map((column, at) => [column.name, at]))
  return rows.flatMap((row) => keysInRow((column) => row[places.get(column) ?? -1] as string | null))
}
