import { existsSync } from 'node:fs'
import { version } from '#contract/version.ts'
import { type Environment, readConfig } from '#platform/config/config.ts'
import { reasonOf } from '../start.ts'
import { backup } from './backup.ts'
import { type Command, print } from './command.ts'
import { doctor } from './doctor.ts'
import { exportMember } from './export.ts'
import { move } from './move.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

const commands: Record<string, Command> = {
  backup,
  verify,
  restore,
  move,
  doctor,
  'reset-password': resetPassword,
  export: exportMember,
}

/** Runs an operator's command. Returns the exit code. */
export async function runCommand([name, ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name ?? ''] : undefined
  if (!command) {
    print(help())
    return name === undefined || name === 'help' || name === '--help' ? 0 : 1
  }
  if (args.includes('--help')) {
    print(`${command.description}\nUsage: kith ${command.usage}`)
    return 0
  }
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await command.run({ args, config: readConfig(process.env as Environment) })
    return typeof process.exitCode === 'number' ? process.exitCode : 0
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    return 1
  }
}

function help() {
  const lines = Object.values(commands).map(({ usage, description }) => `  kith ${usage}\n      ${description}`)
  return [`Kith ${version}`, '', ...lines].join('\n')
}
