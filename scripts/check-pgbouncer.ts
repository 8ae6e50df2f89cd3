import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { glob } from 'node:fs/promises'
import { hasPgbouncer, startPgbouncer } from '../test/harness/pgbouncer.ts'
import { startPostgres } from '../test/harness/postgres.ts'

// Runs tests on PostgreSQL behind PgBouncer in transaction mode: faults, races, events, and a part of every room.
// npm run check:pgbouncer -- faults runs those whose path contains "faults". Needs pgbouncer, and ten minutes or more.

const tests = [
  'test/faults/*.test.ts',
  'test/pooler.test.ts',
  'test/races.test.ts',
  'test/idempotency.test.ts',
  'test/http.test.ts',
  'test/mcp/subscriptions.test.ts',
  'test/sweeps/{access,locks,owner}.test.ts',
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
const codes: number[] = []
for (const [folder, group] of Map.groupBy(files, folderOf))
  codes.push(await runTests(group, [folder === 'test/faults' ? '--test-concurrency=2' : '--test-isolation=none']))
await pgbouncer.stop()
await postgres.stop()
process.exit(Math.max(0, ...codes))

/** "src/people", or "test/faults". */
function folderOf(file: string) {
  return file.split('/').slice(0, 2).join('/')
}

/** Loading the service takes longest, so tests of a folder share a process. Tests that kill the service have one each. */
async function runTests(files: string[], options: string[]): Promise<number> {
  const args = ['--test', '--test-force-exit', '--test-timeout=240000', ...options, ...files]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'exit')
  return code ?? 1
}
