import { chmod, copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Blobs } from './blobs.ts'
import { refuseMissing, refuseUnwritable, unwrapError } from './failures.ts'
import { keysUnder, madeAt, sizeOf } from './listing.ts'

/** Stores files in a folder of this machine. */
export function diskBlobs(root: string, incoming: string): Blobs {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))

  return {
    put: (key, file) =>
      copyInto(root, key, file).catch(async (error) => {
        await rm(join(root, key), { force: true }).catch(() => {})
        return refuseUnwritable(error)
      }),
    open: async (key, range) => {
      const file = await open(join(root, key)).catch(refuseMissing)
      return file.createReadStream(range)
    },
    remove: (key) => unwrapError(disk.delete(key)),
    removeAll: (prefix) => unwrapError(disk.deleteAll(prefix)),
    list: (prefix) => keysUnder(disk, prefix),
    sizeOf: (key) => sizeOf(disk, key).catch(refuseMissing),
    madeAt: (key) => madeAt(disk, key),
    asFile: (key, use) => use(join(root, key)),
    incoming,
    close: async () => {},
  }
}

async function copyInto(root: string, key: string, file: string) {
  await makeFolder(join(root, dirname(key)))
  // Not with FlyDrive: on a full disk its error only says that it was aborted.
  await copyFile(file, join(root, key))
  await chmod(join(root, key), 0o600)
  await sync(join(root, key))
  // A new folder is an entry in its parent, which must be synced too.
  for (let folder = dirname(key); folder !== '.'; folder = dirname(folder)) await sync(join(root, folder))
  await sync(root)
}

/** Not with `recursive`: Node then says that a folder on a read-only disk is missing. */
async function makeFolder(path: string) {
  const make = () => mkdir(path, { mode: 0o700 })
  const inParent = async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await makeFolder(dirname(path))
    await make()
  }
  await make()
    .catch(inParent)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
}

async function sync(path: string) {
  const handle = await open(path).catch(ignoreFolderOnWindows)
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

/** Windows cannot open folders, and does not need to. */
function ignoreFolderOnWindows(error: NodeJS.ErrnoException) {
  if (process.platform === 'win32' && (error.code === 'EPERM' || error.code === 'EISDIR')) return null
  throw error
}
