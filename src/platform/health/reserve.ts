import { randomBytes } from 'node:crypto'
import { existsSync, statfsSync, statSync, truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

const megabyte = 1024 * 1024
/** Enough for SQLite to write a few changes. */
const smallestRoom = megabyte
/** Beyond the size of the reserve, so that making it does not fill the disk again. */
const roomBesides = 4 * megabyte

/**
 * A file that only takes up room. Emptied when the disk is full, it leaves enough to sign in and to remove things, also
 * for later processes. A disk that never had room for one has none.
 */
export function openReserve(file: string, sizeMb: number) {
  const size = sizeMb * megabyte
  let making: Promise<void> | null = null

  return {
    wasGivenUp: () => existsSync(file) && statSync(file).size === 0,
    giveUp: () => existsSync(file) && truncateSync(file),
    /** Whether there is room again for everything, the reserve included. */
    hasRoom: () => freeBytes(file) >= (existsSync(file) ? size + roomBesides : smallestRoom),
    make: () => {
      const isThere = existsSync(file) && statSync(file).size === size
      if (isThere || size === 0 || freeBytes(file) < size + roomBesides) return
      making ??= fill(file, size)
        .catch(() => truncateSync(file))
        .finally(() => {
          making = null
        })
    },
    close: async () => void (await making),
  }
}

/** The reserve of an earlier process, where a start would otherwise fail for lack of room. */
export function giveUpReserveIfFull(file: string) {
  if (existsSync(file) && freeBytes(file) < smallestRoom) truncateSync(file)
}

function freeBytes(file: string) {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}

/** With bytes that no file system can compress. */
async function fill(file: string, size: number) {
  const handle = await open(file, 'w', 0o600)
  try {
    const piece = randomBytes(megabyte)
    for (let written = 0; written < size; written += piece.length) await handle.write(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
