import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { Refusal } from '#contract/errors.ts'
import { asIs, say } from '#contract/texts/text.ts'
import type { Log } from '../../log/log.ts'
import { checkUrl } from './postgres.ts'
import { poolerInTheWay } from './route.ts'
import { createFolder } from './sqlite.ts'
import { isLocked } from './wait-limits.ts'

/** Identifies the lock among the advisory locks of the database. */
const lockId = '1802073192, 1'
const reconnectMs = 1_000
const timeoutMs = 2_500

/** Every service holds a shared lock on its PostgreSQL database for as long as it runs: one that can get it alone is alone. */
export async function openServiceLock(url: string, log: Log) {
  let isClosed = false
  let client = await connect()
  await refusePooler(client)
  const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock(${lockId}) as alone`)
  const isAlone = rows[0]?.alone === true

  async function connect() {
    const client = new pg.Client({
      connectionString: checkUrl(url),
      connectionTimeoutMillis: timeoutMs,
      keepAlive: true,
      ...mark,
    })
    client.on('error', () => {})
    client.once('end', () => void (isClosed || setTimeout(reconnect, reconnectMs).unref()))
    await client.connect()
    return client
  }

  async function reconnect() {
    try {
      client = await connect()
      await client.query(`select pg_advisory_lock_shared(${lockId})`)
    } catch (error) {
      log.debug({ err: error }, 'the lock of this process was not renewed')
    }
  }

  return {
    isAlone,
    /** Lets others start. */
    share: async () => {
      await client.query(`select pg_advisory_lock_shared(${lockId})`)
      if (isAlone) await client.query(`select pg_advisory_unlock(${lockId})`)
    },
    close: async () => {
      isClosed = true
      await client.end().catch(() => {})
    },
  }
}

/** A number that nobody else sets. This connection holds no transaction open: the setting only shows whether it arrives. */
const mark = { idle_in_transaction_session_timeout: 61_803 }

/** A pooler that ignores the settings of a session would also share the session, and the lock with it. */
async function refusePooler(client: pg.Client) {
  const { rows } = await client.query<{ ms: string }>(
    "select setting as ms from pg_settings where name = 'idle_in_transaction_session_timeout'",
  )
  if (Number(rows[0]?.ms) === mark.idle_in_transaction_session_timeout) return
  await client.end()
  throw new Refusal('invalid', asIs(poolerInTheWay))
}

/** Time for a service that is just stopping. */
const waitMs = 1_000

/**
 * Lets one service at a time use a data folder. The lock is SQLite's own, on a small file: the system releases it when the
 * process ends, however it ends.
 */
export function lockFolder(folder: string) {
  const file = join(createFolder(folder), 'kith.lock')
  // SQLite would create it readable for everyone.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: waitMs })
  try {
    storeHolder(database)
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (!isLocked(error)) throw error
    throw new Refusal('unavailable', say('refusals.db.folderInUse', { file: holderOf(file), folder }))
  }
  return { close: () => database.close() }
}

/** On a full disk the number of an earlier holder stays. */
function storeHolder(database: DatabaseSync) {
  try {
    database.exec(`pragma user_version = ${process.pid}`)
  } catch (error) {
    if (isLocked(error)) throw error
  }
}

/** The number that the holder stored, read past its lock. */
function holderOf(file: string) {
  const header = Buffer.alloc(64)
  const handle = openSync(file, 'r')
  readSync(handle, header, 0, header.length, 0)
  closeSync(handle)
  return header.readUInt32BE(60)
}
