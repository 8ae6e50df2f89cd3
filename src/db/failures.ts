import { Refusal } from '../errors.ts'

/** What a fault of the store means to the caller; null when it is a bug. Never in the store's own words. */
export function storeRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null
  const code = 'errcode' in error ? `sqlite ${Number(error.errcode) & 0xff}` : 'code' in error ? String(error.code) : ''
  if (full.has(code))
    return new Refusal('storage_full', 'The disk of the service is full. Nothing was changed.', { retryAfter: 60 })
  if (busy.has(code) || unreachable.has(code) || /timeout|terminated unexpectedly/i.test(error.message)) {
    return new Refusal('unavailable', 'The database does not answer right now. Nothing was changed; try again.', {
      retryAfter: 2,
    })
  }
  // What the row belongs to was removed while it was being written.
  if (code === '23503' || code === 'sqlite 19')
    return new Refusal('not_found', 'What this belongs to no longer exists.')
  return null
}

/** SQLite's FULL and IOERR; PostgreSQL's disk_full and out_of_memory. */
const full = new Set(['sqlite 13', 'sqlite 10', '53100', 'ENOSPC'])
/** SQLite's BUSY and LOCKED; PostgreSQL's deadlock, serialization failure, lock and statement time-out. */
const busy = new Set(['sqlite 5', 'sqlite 6', '40P01', '40001', '55P03', '57014'])
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
])
