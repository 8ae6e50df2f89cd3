import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

/** A command on the path, or a file, whose path may be a pattern. */
export function isInstalled(need: string) {
  if (need.startsWith('/')) return globSync(need).length > 0
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, need)))
}

type Options = { env?: Record<string, string>; input?: string }

/** Runs a program to its end, and returns what it printed. */
export async function runProgram([command = '', ...args]: string[], { env, input = '' }: Options = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}\n${errors}`)
  return output
}

export type Talking = ReturnType<typeof startTalking>
type Answer = { value?: unknown; error?: string }

/** Starts a program that reads requests as lines of JSON, and answers each with one. */
export function startTalking([command = '', ...args]: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors = (errors + text).slice(-10_000)
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    ask: async (request: Record<string, unknown>) => {
      child.stdin.write(`${JSON.stringify(request)}\n`)
      for (;;) {
        const { value: line, done } = await lines.next()
        if (done) throw new Error(`${command} ended:\n${errors}`)
        // Services of a session bus print to the same output.
        if (!line.startsWith('{')) continue
        const { value, error }: Answer = JSON.parse(line)
        if (error !== undefined) throw new Error(`${command}: ${error}`)
        return value
      }
    },
    close: async () => {
      child.stdin.end()
      await endedWithin(child, 10_000)
    },
  }
}

export async function endedWithin(child: ChildProcess, ms: number) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const killing = setTimeout(() => child.kill('SIGKILL'), ms)
  await once(child, 'exit')
  clearTimeout(killing)
}
