import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob } from 'node:fs/promises'
import { hasPgbouncer, startPgbouncer } from '../test/harness/pgbouncer.ts'
import { startPostgres } from '../test/harness/postgres.ts'

// Runs tests on PostgreSQL behind PgBouncer in transaction mode: faults, races, events, and a part of every room.
// npm run check:pgbouncer -- faults runs those whose path contains "faults". Needs pgbouncer, and about ten minutes.

const tests = [
  'test/faults/*.test.ts',
  'test/pooler.test.ts',
  'test/races.test.ts',
  'test/idempotency.test.ts',
  'test/http.test.ts',
  'test/mcp/subscriptions.test.ts',
  'test/sweeps/{access,locks}.test.ts',
  'src/platform/{db,events,jobs,limits,context}/**/*.test.ts',
  'src/members/{access,members}/**/*.test.ts',
  'src/people/{connections,promises}/**/*.test.ts',
  'src/cards/leads/**/*.test.ts',
  'src/transfer/{backups,webhooks}/**/*.test.ts',
]

if (!hasPgbouncer()) {
  process.stdout.write('Skipped: pgbouncer is not installed (Debian: apt-get install pgbouncer).\n')
  process.exit(0)
}
const words = process.argv.slice(2)
const files = (await Array.fromAsync(glob(tests)))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort()
const postgres = await startPostgres()
const pgbouncer = await startPgbouncer(postgres.url)
const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_POOLER_URL: pgbouncer.url }
const isFault = (file: string) => file.startsWith('test/faults/')
const codes = [
  await runTests(
    files.filter((file) => !isFault(file)),
    ['--test-isolation=none'],
  ),
  await runTests(files.filter(isFault), ['--test-concurrency=2']),
]
await pgbouncer.stop()
await postgres.stop()
process.exit(Math.max(...codes))

/** Loading the service takes longest, so tests share a process. Tests that kill the service have one each. */
async function runTests(files: string[], options: string[]): Promise<number> {
  if (files.length === 0) return 0
  const args = ['--test', '--test-force-exit', '--test-timeout=240000', ...options, ...files]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit')
  return code ?? 1
}
