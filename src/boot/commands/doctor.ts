import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#platform/config/config.ts'
import { findDamage } from '#platform/db/engine/find-damage.ts'
import { postgres } from '#platform/db/engine/postgres.ts'
import { directRoute, directUrl, poolerInTheWay, type Route, serviceRoute } from '#platform/db/engine/route.ts'
import { describeOpenFailure } from '#platform/db/failures.ts'
import { migrationNames } from '#platform/db/migrations/migrations.ts'
import { ranMigrations } from '#platform/db/migrations/up-to-date.ts'
import { engineFor, openDatabase, requireReachable } from '#platform/db/open.ts'
import {
  type Check,
  checkAddress,
  checkClock,
  checkMail,
  checkModelServer,
  checkRuntime,
  type Finding,
  fine,
  warning,
  wrong,
} from './checks.ts'
import { type Call, type Command, print, readArguments } from './command.ts'

const isNew = ({ databaseUrl, data }: Config) => !databaseUrl && !existsSync(join(data, 'kith.db'))

export async function checkDatabase(config: Config): Promise<Finding> {
  if (isNew(config)) return warning('There is none yet.', 'It is created at the first start.')
  const engine = engineFor(config)
  const db = openDatabase(engine)
  try {
    await requireReachable(db)
  } catch (error) {
    const reason = describeOpenFailure(error) ?? 'It does not answer.'
    const cure = reason === poolerInTheWay ? '' : 'Is DATABASE_URL right, and does the server run?'
    return wrong(`${engine.description}. ${reason}`, cure)
  } finally {
    await db.destroy()
  }
  const damage = config.databaseUrl ? null : await findDamage(join(config.data, 'kith.db'))
  if (damage === null) return fine(`${engine.description} answers${config.databaseUrl ? '' : ' and is undamaged'}.`)
  return wrong(`The file is damaged: ${damage}`, 'Restore the newest backup: kith restore FILE')
}

async function checkMigrations(config: Config): Promise<Finding> {
  if (isNew(config)) return fine('All will run at the first start.')
  const db = openDatabase(engineFor(config))
  try {
    const [ran, known] = [await ranMigrations(db), migrationNames]
    if (!ran.isSubsetOf(known)) return wrong('The database was created by a newer version of Kith.', 'Update Kith.')
    const waiting = known.difference(ran).size
    if (waiting === 0) return fine('The database has the schema of this version.')
    return warning(`${waiting} have not run.`, 'They run at the next start. Make a backup first: kith backup')
  } finally {
    await db.destroy()
  }
}

async function checkFolder({ data }: Config): Promise<Finding> {
  const folder = resolve(data)
  if (!existsSync(folder)) return warning(`${folder} does not exist yet.`, 'It is created at the first start.')
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
  } catch {
    return wrong(`${folder} is not writable.`, 'Give it to the user that runs Kith: chown -R kith FOLDER')
  }
  if (statSync(folder).mode & 0o077)
    return warning(`Others on this machine can read ${folder}.`, `Let only Kith read it: chmod 700 ${folder}`)
  return fine(`${folder} is writable, and private.`)
}

const gigabyte = 2 ** 30
const minimum = { wrong: gigabyte / 4, warning: 2 * gigabyte }

async function checkSpace({ data }: Config): Promise<Finding> {
  const folder = existsSync(data) ? data : '.'
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const found = `${(free / gigabyte).toFixed(1)} GB are free.`
  if (free < minimum.wrong) return wrong(found, 'Make room: Kith stops accepting changes when the disk is full.')
  return free < minimum.warning ? warning(found, 'Make room before the disk is full.') : fine(found)
}

const usage = 'doctor'

export const doctor: Command = {
  usage,
  description: 'Check everything Kith needs, and say how to mend what is wrong.',
  run,
}

const checks: Check[] = [
  { about: 'Versions', look: checkRuntime },
  { about: 'Data folder', look: checkFolder },
  { about: 'Disk', look: checkSpace },
  { about: 'Database', look: checkDatabase },
  { about: 'Pooler', look: checkPooler },
  { about: 'Migrations', look: checkMigrations },
  { about: 'Address', look: checkAddress },
  { about: 'Mail', look: checkMail },
  { about: 'Model', look: checkModelServer },
  { about: 'Clock', look: checkClock },
]

/** Wrong settings are refused before this runs, each with its reason. */
async function run({ args, config }: Call) {
  readArguments(args, {}, usage, 0)
  let isWrong = false
  for (const { about, look } of checks) {
    const findings = await look(config).catch((error: unknown): Finding => ({ state: 'wrong', found: reasonOf(error) }))
    for (const { state, found, cure } of [findings].flat()) {
      isWrong ||= state === 'wrong'
      print(`${marks[state]} ${about}: ${found}${cure ? `\n    ${cure}` : ''}`)
    }
  }
  print(isWrong ? '\nSomething is wrong.' : '\nKith can run.')
  process.exitCode = isWrong ? 1 : 0
}

const marks: Record<Finding['state'], string> = { fine: '✔', warning: '!', wrong: '✖' }

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Looks at both ways to PostgreSQL, if there are two. That each of them answers is the check of the database. */
export async function checkPooler(config: Config): Promise<Finding[]> {
  const service = serviceRoute(config)
  const url = directUrl(config)
  if (!service || !url) return []
  const direct = await lookInto(directRoute(url), config)
  if (direct.limitMs !== config.databaseTimeoutMs)
    return [wrong('A pooler drops the settings of Kith.', poolerInTheWay)]
  if (!service.isPooled) return []
  const pooled = await lookInto(service, config)
  if (pooled.database !== direct.database)
    return [wrong('DATABASE_URL and KITH_DATABASE_DIRECT_URL lead to two databases.', 'Let both lead to the same one.')]
  if (pooled.limitMs === 0)
    return [
      warning(
        'Statements outside of transactions have no time limit.',
        `Add connect_query='set statement_timeout = ${config.databaseTimeoutMs}' to the database in pgbouncer.ini.`,
      ),
    ]
  return [fine('Both ways lead to the same database, and statements have a time limit.')]
}

async function lookInto(route: Route, { databaseTimeoutMs }: Config) {
  const db = openDatabase(postgres(route, 1, databaseTimeoutMs))
  try {
    const { rows } = await sql<{ database: string; ms: string }>`
      select (select oid from pg_database where datname = current_database()) || ' ' || pg_postmaster_start_time() as database,
        (select setting from pg_settings where name = 'statement_timeout') as ms`.execute(db)
    return { database: rows[0]?.database, limitMs: Number(rows[0]?.ms) }
  } finally {
    await db.destroy()
  }
}
