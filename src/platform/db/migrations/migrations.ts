import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine/engine.ts'
import { membersAndPeople } from './001-002-members-and-people.ts'
import { cardsAndApps } from './003-006-cards-and-apps.ts'
import { importsAndSignIn } from './007-024-imports-and-sign-in.ts'
import { notesAndDevices } from './025-044-notes-and-devices.ts'
import { largeDatabases } from './045-067-large-databases.ts'
import { betweenPeople } from './068-080-between-people.ts'
import type { Steps } from './step.ts'

/** Forward only, and never changed once released: a later change is a later migration. */
const steps: Steps = {
  ...membersAndPeople,
  ...cardsAndApps,
  ...importsAndSignIn,
  ...notesAndDevices,
  ...largeDatabases,
  ...betweenPeople,
}

export const migrationNames: ReadonlySet<string> = new Set(Object.keys(steps))

export function migrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const up = async (db: Kysely<unknown>) => {
        for (const statement of await step(engine, db)) await statement.execute(db)
      }
      return [name, { up }]
    }),
  )
}
