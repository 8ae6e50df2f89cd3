import { existsSync } from 'node:fs'
import { Refusal } from '#contract/errors.ts'
import { type Environment, readConfig } from '#platform/config/config.ts'
import { openingSentence } from '#platform/db/failures.ts'

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

/** The first signal lets requests in flight finish; one that comes later does not wait. */
function stopOn(signals: NodeJS.Signals[], running: Running) {
  let since: number | undefined
  const stop = async () => {
    // Ctrl-C reaches every process of the terminal, and those above this one pass it on: that is one wish, not two.
    if (since !== undefined && performance.now() - since < 1_000) return
    if (since !== undefined) process.exit(1)
    since = performance.now()
    setTimeout(() => process.exit(1), 9_000).unref()
    await running.close()
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void stop())
}

function sentence(error: unknown) {
  if (error instanceof Refusal) return error.message
  return openingSentence(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
