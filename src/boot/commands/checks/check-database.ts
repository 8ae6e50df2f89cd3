import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { findDamage } from '#platform/db/engine/find-damage.ts'
import { poolerInTheWay } from '#platform/db/engine/route.ts'
import { describeOpenFailure } from '#platform/db/failures.ts'
import { migrationNames } from '#platform/db/migrations/migrations.ts'
import { ranMigrations } from '#platform/db/migrations/up-to-date.ts'
import { engineFor, openDatabase, requireReachable } from '#platform/db/open.ts'
import { type Finding, fine, warning, wrong } from './check.ts'

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

export async function checkMigrations(config: Config): Promise<Finding> {
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
