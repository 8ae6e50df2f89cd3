import { existsSync } from 'node:fs'
import { Refusal } from '#contract/errors.ts'
import { type Environment, readConfig } from '#platform/config/config.ts'
import { describeOpenFailure } from '#platform/db/failures.ts'
import { maxStopMs } from './graceful-close.ts'

type Running = { close: (signal: NodeJS.Signals) => Promise<void> }

/** Runs a program until a signal stops it. If it cannot start, it prints the reason in one sentence. */
export async function start(program: (config: ReturnType<typeof readConfig>) => Promise<Running>) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = readConfig(process.env as Environment)
    const running = await program(config)
    stopOn(['SIGTERM', 'SIGINT', 'SIGHUP'], running, config.drainSeconds * 1_000 + maxStopMs)
  } catch (error) {
    process.stderr.write(`Kith cannot start. ${reasonOf(error)}\n`)
    process.exit(1)
  }
}

/** The first signal lets open requests finish; a later one exits immediately. */
function stopOn(signals: NodeJS.Signals[], running: Running, maxMs: number) {
  let firstAt: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl-C reaches every process of the terminal, and parent processes pass it on: that counts as one signal.
    if (firstAt !== undefined && performance.now() - firstAt < 1_000) return
    if (firstAt !== undefined) process.exit(1)
    firstAt = performance.now()
    setTimeout(() => process.exit(1), maxMs).unref()
    await running.close(signal)
    process.exit(0)
  }
  for (const signal of signals) process.on(signal, () => void stop(signal))
}

/** Why something did not start, for whoever operates this Kith. */
export function reasonOf(error: unknown) {
  if (error instanceof Refusal) return error.message
  return describeOpenFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
