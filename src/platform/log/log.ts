import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON object a line, on standard output unless told otherwise. What members write never gets here. */
export function openLog(level: string, destination: Destination = standardOutput()): Log {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: faultOf },
  }
  return pino(options, destination)
}

type Destination = { write: (line: string) => void }

const pauseMs = 50

/** Lines of a moment are written together: one write for each would cost a tenth of a short request. None is lost at an exit. */
function standardOutput(): Destination {
  const output = pino.destination({ dest: process.stdout.fd, sync: false, minLength: 8_192 })
  let isPausing = false
  const flush = () => {
    isPausing = false
    output.flush()
  }
  const write = (line: string) => {
    output.write(line)
    if (isPausing) return
    isPausing = true
    setTimeout(flush, pauseMs).unref()
  }
  return { write }
}

/** PostgreSQL quotes values in its messages about data: of those errors, only the code and the place are kept. */
function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, severity, table, constraint, routine } = error as Error & Record<string, unknown>
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  const where = { type: error.name, code, stack: frames.join('\n') }
  const isOfData = severity && !ofTheServer.test(String(code))
  return { ...where, table, constraint, routine, message: isOfData ? undefined : error.message }
}

/**
 * Connections, conflicts, resources, locks, time-outs and files: their messages are about the server and quote no data.
 */
const ofTheServer = /^(08|40|53|55|57|58)/

const silence = 60_000

/** For frequent retries: logs the first failure immediately, then one a minute with their count. */
export function oncePerMinute(say: (trouble: { err: unknown; times: number }) => void) {
  let [times, saidAt] = [0, Number.NEGATIVE_INFINITY]
  return (err: unknown) => {
    times += 1
    if (performance.now() - saidAt < silence) return
    say({ err, times })
    ;[times, saidAt] = [0, performance.now()]
  }
}
