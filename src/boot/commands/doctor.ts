import type { Check, Finding } from './checks/check.ts'
import { checkAddress } from './checks/check-address.ts'
import { checkDatabase, checkMigrations } from './checks/check-database.ts'
import { checkFolder, checkSpace } from './checks/check-folder.ts'
import { checkClock, checkMail, checkModelServer, checkRuntime } from './checks/check-parts.ts'
import { checkPooler } from './checks/check-pooler.ts'
import { type Call, type Command, print, readArguments } from './command.ts'

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
