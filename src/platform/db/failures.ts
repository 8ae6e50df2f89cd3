import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { poolerInTheWay } from './engine/route.ts'

type Fault = 'full' | 'failing' | 'damaged' | 'locked' | 'unreachable' | 'readOnly' | 'orphan'

/** Classifies an error of the database or disk; null for a bug. */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (full.has(code)) return 'full'
  if (failing.has(code)) return 'failing'
  if (damaged.has(code)) return 'damaged'
  if (locked.has(code)) return 'locked'
  if (isUnreachable(error, code)) return 'unreachable'
  if (code === readOnly) return 'readOnly'
  return isOrphan(error, code) ? 'orphan' : null
}

/** The refusal for a database error; null for a bug. Never in the database's own words. */
export function storeRefusal(error: unknown): Refusal | null {
  const fault = faultOf(error)
  return fault && refusals[fault]()
}

export const fullDisk = () => new Refusal('storage_full', say('refusals.db.diskFull'), { retryAfter: 60 })

export const damagedFile = () => new Refusal('unavailable', say('refusals.db.damaged'))

const refusals: Record<Fault, () => Refusal> = {
  full: fullDisk,
  // What could not be synced may be on the disk all the same.
  failing: () => new Refusal('storage_failing', say('refusals.db.diskFailing'), { retryAfter: 60 }),
  damaged: damagedFile,
  locked: () =>
    new Refusal('unavailable', say('refusals.db.locked'), {
      retryAfter: 2,
    }),
  unreachable: () =>
    new Refusal('unavailable', say('refusals.db.unreachable'), {
      retryAfter: 2,
    }),
  // After a failover, until the new primary is found.
  readOnly: () =>
    new Refusal('unavailable', say('refusals.db.readOnly'), {
      retryAfter: 2,
    }),
  // The parent row was removed while this one was being written.
  orphan: () => new Refusal('not_found', say('refusals.db.parentGone')),
}

/** Why the database cannot be opened, for the operator; null when it is a bug. */
export function describeOpenFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  const reason = error.message || code
  if (reason.startsWith('unsupported startup parameter')) return poolerInTheWay
  if (locked.has(code)) return 'Another program has locked the database. Stop it, and start Kith again.'
  if (isUnreachable(error, code)) return `The database cannot be reached: ${reason}.`
  if (damaged.has(code)) return `The database is damaged: ${reason}. Restore it from a backup: see docs/running.md.`
  const isRefused = refused.test(code) || /^SASL|SSL|certificate/.test(error.message)
  return isRefused || full.has(code) || failing.has(code) ? `The database cannot be opened: ${reason}.` : null
}

/** PostgreSQL ended one of two transactions that waited for each other. */
export function isDeadlock(error: unknown) {
  return error instanceof Error && ['40P01', '40001'].includes(codeOf(error))
}

/** A unique constraint of PostgreSQL or SQLite was violated. */
export function isTaken(error: unknown) {
  return error instanceof Error && (codeOf(error) === '23505' || ('errcode' in error && error.errcode === 2067))
}

function codeOf(error: Error) {
  if ('errcode' in error) return `sqlite ${Number(error.errcode) & 0xff}`
  return 'code' in error ? String(error.code) : ''
}

/** A foreign key of PostgreSQL or SQLite was violated. */
function isOrphan(error: Error, code: string) {
  return code === '23503' || ('errcode' in error && error.errcode === 787)
}

function isUnreachable(error: Error, code: string) {
  return busy.has(code) || unreachableCode.test(code) || brokenConnection.test(error.message)
}

/** PostgreSQL's read_only_sql_transaction. */
const readOnly = '25006'
/** SQLite's FULL; PostgreSQL's disk_full; the file system's own. */
const full = new Set(['sqlite 13', '53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])
/** SQLite's IOERR and READONLY; PostgreSQL's io_error; the file system's own, such as a failed sync. */
const failing = new Set(['sqlite 10', 'sqlite 8', '58030', 'EIO', 'EROFS'])
/** SQLite's CORRUPT and NOTADB; PostgreSQL's data_corrupted and index_corrupted. */
const damaged = new Set(['sqlite 11', 'sqlite 26', 'XX001', 'XX002'])
/** SQLite's BUSY and LOCKED. */
const locked = new Set(['sqlite 5', 'sqlite 6'])
/** PostgreSQL's deadlock, serialization failure, lock and statement time-out. */
const busy = new Set(['40P01', '40001', '55P03', '57014'])
/** Network errors; PostgreSQL's connection exceptions, too many connections, shutdown and idle timeouts. */
const unreachableCode = /^(E(CONN|HOST|NET)[A-Z]+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08...|53...|57P..|25P0[34])$/
/** The driver gives these no code. */
const brokenConnection =
  /^(Query read timeout|timeout (exceeded when|expired)|Connection terminated|Client (was closed|has encountered)|Postgres connection has been discarded)/
/** SQLite's CANTOPEN; PostgreSQL's wrong user, no such database, not permitted, read-only. */
const refused = /^(sqlite 14|28...|3D000|42501|25006)$/
