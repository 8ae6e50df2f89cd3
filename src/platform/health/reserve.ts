import { randomBytes } from 'node:crypto'
import { existsSync, statfsSync, statSync, truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'

const megabyte = 1024 * 1024
/** Enough for SQLite to write a few changes. */
const smallestRoom = megabyte
/** Beyond the size of the reserve, so that making it does not fill the disk again. */
const roomBesides = 4 * megabyte
/** The reserve takes up at most this part of a small disk, but enough to remove things. */
const maxShare = 0.1
const smallestReserve = 4 * megabyte

/**
 * A file that only takes up room. Emptied when the disk is full, it leaves enough to sign in and to remove things, also
 * for later processes. A disk that never had room for one has none.
 */
export function openReserve(file: string, sizeMb: number) {
  const wantedSize = () => fittingSize(file, sizeMb * megabyte)
  const storedSize = () => (existsSync(file) ? statSync(file).size : null)
  let making: Promise<void> | null = null

  return {
    wasGivenUp: () => storedSize() === 0,
    giveUp: () => existsSync(file) && truncateSync(file),
    /** Whether there is room again for everything, the reserve included. */
    hasRoom: () => freeBytes(file) >= (existsSync(file) ? wantedSize() + roomBesides : smallestRoom),
    make: () => {
      // PostgreSQL needs none, and its data folder may not exist yet.
      if (sizeMb === 0 && !existsSync(file)) return
      const size = wantedSize()
      const stored = storedSize() ?? 0
      if (stored > size) truncateSync(file, size)
      if (stored >= size || freeBytes(file) < size + roomBesides) return
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

function fittingSize(file: string, size: number) {
  const { blocks, bsize } = statfsSync(dirname(file))
  return Math.min(size, Math.max(smallestReserve, Math.floor(maxShare * blocks * bsize)))
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
