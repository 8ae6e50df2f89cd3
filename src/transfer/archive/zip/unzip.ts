import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#contract/errors.ts'
import { mostBytesOf } from './entry-names.ts'

/** What may be in an archive, whatever it says: nobody's memory has more. */
const mostEntries = 200_000
/** How much more it may be once it is unpacked: text shrinks to a tenth. */
const mostGrowth = 40
/** What everybody has, such as the logo of their company, shrinks to a hundredth: this part of the limit is always fine. */
const always = 1 / 4

export type Unzipped = { zip: ZipFile; entries: Map<string, Entry> }

/** Opens a ZIP file and reads what it lists. Everything is refused that an export would not have written. */
export async function unzip(path: string, limitBytes: number): Promise<Unzipped> {
  const zip = await openPromise(path, { strictFileNames: true, autoClose: false }).catch(broken)
  try {
    if (zip.entryCount > mostEntries) throw no(`lists more than ${mostEntries} files`)
    const grown = mostGrowth * Math.min(zip.fileSize, limitBytes)
    return { zip, entries: await entriesOf(zip, Math.max(grown, always * limitBytes)) }
  } catch (error) {
    zip.close()
    throw error instanceof Refusal ? error : broken(error)
  }
}

async function entriesOf(zip: ZipFile, most: number) {
  const entries = new Map<string, Entry>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size } = entry
    refuseOdd(entry)
    if (entries.has(name)) throw no(`lists ${shown(name)} twice`)
    const mostOfIt = mostBytesOf(name, most)
    if (mostOfIt === undefined) throw no(`has a file that no export has: ${shown(name)}`)
    total += size
    if (size > mostOfIt || total > most) throw no(`would be far too large unpacked: ${shown(name)}`)
    entries.set(name, entry)
  }
  return entries
}

/** A link, a folder, or something that only its sender could read. */
function refuseOdd(entry: Entry) {
  const kind = (entry.externalFileAttributes >>> 28) & 15
  const isPlain = kind === 0 || kind === 8
  if (!isPlain || !entry.canDecodeFileData())
    throw no(`has something that is not a plain file: ${shown(entry.fileName)}`)
}

export function no(what: string) {
  return new Refusal('invalid', `This archive ${what}. Export it anew, and send it as it is.`)
}

function broken(error: unknown): never {
  // What the file system says is not the archive's doing.
  if (error instanceof Error && 'syscall' in error) throw error
  throw no('cannot be read: it is damaged, cut off, or was not made by Kith')
}

/** A name may be made to confuse whoever reads it. */
const shown = (name: string) => JSON.stringify(name.slice(0, 80))
