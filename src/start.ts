import { existsSync } from 'node:fs'
import { type Environment, readConfig } from './config.ts'
import { storeRefusal } from './db/failures.ts'
import { Refusal } from './errors.ts'

type Running = { close: () => Promise<void> }

/** Runs a program of this project until it is told to stop. What keeps it from starting is said in one sentence. */
export async function start(program: (config: ReturnType<typeof readConfig>) => Promise<Running>) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const running = await program(readConfig(process.env as Environment))
    stopOn(['SIGTERM', 'SIGINT', 'SIGHUP'], running)
  } catch (error) {
    process.stderr.write(`Kith cannot start. ${sentence(error)}\n`)
    process.exit(1)
  }
}

/** The first signal lets requests in flight finish; a second one does not wait. */
function stopOn(signals: NodeJS.Signals[], running: Running) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), 9_000).unref()
    await running.close()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void stop())
}

function sentence(error: unknown) {
  if (error instanceof Refusal) return error.message
  if (storeRefusal(error))
    return `The database cannot be reached: ${(error as Error).message || (error as { code?: string }).code}.`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    const next = Number(error.port) + 1
    return `Port ${error.port} is taken by another program: stop that one, or choose another port, as in PORT=${next} npm start.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
