import { copyFile, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Blobs } from './blobs.ts'
import { missing, plainly } from './failures.ts'
import { keysUnder, madeAt, sizeOf } from './listing.ts'

/** Files in a folder of this machine. */
export function diskBlobs(root: string, incoming: string): Blobs {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }))

  return {
    put: async (key, file) => {
      await mkdir(join(root, dirname(key)), { recursive: true, mode: 0o700 })
      // Not by FlyDrive, whose error says that it was aborted when it should say that the disk is full.
      await copyFile(file, join(root, key))
      await sync(join(root, key))
      // A folder that was just made is itself only a line in the folder above.
      for (let folder = dirname(key); folder !== '.'; folder = dirname(folder)) await sync(join(root, folder))
      await sync(root)
    },
    open: async (key, range) => {
      const file = await open(join(root, key)).catch(missing)
      return file.createReadStream(range)
    },
    remove: (key) => plainly(disk.delete(key)),
    removeAll: (prefix) => plainly(disk.deleteAll(prefix)),
    list: (prefix) => keysUnder(disk, prefix),
    sizeOf: (key) => sizeOf(disk, key).catch(missing),
    madeAt: (key) => madeAt(disk, key),
    asFile: (key, use) => use(join(root, key)),
    incoming,
    close: async () => {},
  }
}

async function sync(path: string) {
  const handle = await open(path).catch(unlessFolderOfWindows)
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}

/** Where folders cannot be opened, the system keeps them in order itself. */
function unlessFolderOfWindows(error: NodeJS.ErrnoException) {
  if (process.platform === 'win32' && (error.code === 'EPERM' || error.code === 'EISDIR')) return null
  throw error
}
