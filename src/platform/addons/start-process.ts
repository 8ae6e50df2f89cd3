import { type ForkOptions, fork } from 'node:child_process'

/**
 * A program of an add-on in a process of its own: what goes wrong in there ends that one only. It reads what comes from
 * outside, and the keys of the service are not for it.
 */
export function startAddOnProcess(program: string, options: Pick<ForkOptions, 'serialization'> = {}) {
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot }
  const child = fork(program, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], ...options })
  child.on('error', () => {})
  // A service that is done need not wait for it.
  child.unref()
  child.channel?.unref()
  return child
}
