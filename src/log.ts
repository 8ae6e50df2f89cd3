import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON object a line on standard error's sibling, standard output. What members write never gets here. */
export function openLog(level: string, destination?: { write: (line: string) => void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return destination ? pino(options, destination) : pino(options)
}
