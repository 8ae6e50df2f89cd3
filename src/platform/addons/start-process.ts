import { type ForkOptions, fork } from 'node:child_process'

/**
 * Starts an add-on's program in its own process, so that a crash ends only that process. It reads untrusted input, so it
 * does not get the secrets of the service.
 */
export function startAddOnProcess(
  program: string | URL,
  args: string[] = [],
  options: Pick<ForkOptions, 'serialization'> = {},
) {
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot }
  const child = fork(program, args, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], ...options })
  child.on('error', () => {})
  // The service does not wait for it to exit.
  child.unref()
  child.channel?.unref()
  return child
}

/** Rejects as soon as the signal is aborted, even while the work waits for its turn. */
export async function unlessAborted<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort)
  try {
    return await Promise.race([work(), promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
