import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { findDamage } from '../db/engine/find-damage.ts'
import { damagedFile, faultOf, fullDisk } from '../db/failures.ts'
import { type Log, oncePerMinute } from '../log/log.ts'
import { openReserve } from './reserve.ts'

export type Health = ReturnType<typeof openHealth>
type HealthConfig = Pick<Config, 'data' | 'databaseUrl' | 'diskReserveMb'>

export const reserveFile = ({ data }: Pick<Config, 'data'>) => join(data, 'kith.reserve')

/** The health of the disk and the SQLite file. A PostgreSQL server has its own disk. */
export function openHealth(config: HealthConfig, log: Log) {
  const reserve = openReserve(reserveFile(config), config.databaseUrl ? 0 : config.diskReserveMb)
  let isFull = reserve.wasGivenUp()
  let isDamaged = false
  let isFailing = false
  const noteLock = logLocks(log)

  /** Handles every error of the database. */
  function noteFault(error: unknown) {
    const fault = faultOf(error)
    if (fault === 'full') noteFull()
    if (fault === 'damaged') noteDamage(error)
    if (fault === 'failing') noteFailing(error)
    noteLock(error)
  }

  function noteFull() {
    if (isFull) return
    isFull = true
    reserve.giveUp()
    log.error('The disk is full. Until there is room, only reading, signing in and removing work.')
  }

  function noteDamage(error: unknown) {
    if (isDamaged) return
    isDamaged = true
    log.error(
      { err: error },
      'The database file is damaged, so changes are refused. Restore a backup: see docs/running.md.',
    )
  }

  function noteFailing(error: unknown) {
    if (isFailing) return
    isFailing = true
    log.error({ err: error }, 'The disk cannot be written to. Look at it: changes fail until it works again.')
  }

  /** Looks again each time while the disk is full, so that changes work as soon as there is room. */
  function refuseChanges() {
    refuseIfDamaged()
    if (!isFull) return
    if (!reserve.hasRoom()) throw fullDisk()
    isFull = false
    reserve.make()
    log.info('There is room on the disk again.')
  }

  /** Looks through the whole SQLite file, while the service already answers. */
  async function checkFile() {
    if (config.databaseUrl) return
    try {
      const damage = await findDamage(join(config.data, 'kith.db'))
      if (damage !== null) noteDamage(new Error(damage))
    } catch (error) {
      log.warn({ err: error }, 'the database file was not checked')
    }
  }

  /** After a change could not be written: fails until one can. */
  async function requireWritable(tryToWrite: () => Promise<unknown>) {
    if (!isFailing) return
    await tryToWrite()
    isFailing = false
    log.info('The disk can be written to again.')
  }

  function refuseIfDamaged() {
    if (isDamaged) throw damagedFile()
  }

  return {
    ...{ noteFault, isDamaged: () => isDamaged, checkFile },
    ...{ refuseChanges, refuseIfDamaged, requireWritable, reserve },
  }
}

const shortWaitMs = 1_000

/** Another program may hold the lock for a moment. While it holds it for longer, somebody tries to get it all the time. */
export function logLocks(log: Log) {
  const complain = oncePerMinute(({ times }) =>
    log.warn({ tries: times }, 'Another program has locked the database, so changes wait for it.'),
  )
  let [since, last] = [0, Number.NEGATIVE_INFINITY]
  return (error: unknown) => {
    if (faultOf(error) !== 'locked') return
    const now = performance.now()
    if (now - last > shortWaitMs) since = now
    last = now
    if (now - since > shortWaitMs) complain(error)
  }
}
