import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'
import type { Progress } from '#transfer/backups/manifest.ts'

/** A command's arguments and the settings of the service. */
export type Call = { args: string[]; config: Config }

export type Command = {
  /** The arguments after the command's name. */
  usage: string
  description: string
  run: (call: Call) => Promise<void>
}

export const print = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/** The exit code of a command that did its work, but found files missing. */
const incompleteCode = 3
const maxNamed = 20

/** Names files that could not be included, and makes the command end with its own code. */
export function reportMissing(files: string[], what: string) {
  if (files.length === 0) return
  const named = files.slice(0, maxNamed).map((file) => `  ${file}\n`)
  const others = files.length > maxNamed ? `  and ${files.length - maxNamed} more, which manifest.json lists\n` : ''
  process.stderr.write(`${what}. It lacks:\n${named.join('')}${others}`)
  process.exitCode = incompleteCode
}

/** npm and the launcher run this in the folder of Kith: paths are meant from where the command was typed. */
export const pathOf = (typed: string) => resolve(process.env.INIT_CWD ?? process.cwd(), typed)

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** Reads a command's arguments and options. Anything unexpected is refused with the usage. */
export function readArguments<O extends Options>(args: string[], options: O, usage: string, max: number) {
  const { values, positionals } = parseOrNull(args, options) ?? {}
  if (!values || !positionals || positionals.length > max) throw usageError(usage)
  return { values, positionals }
}

function parseOrNull<O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    return null
  }
}

export const usageError = (usage: string) => new Refusal('invalid', say('refusals.commands.usage', { usage }))

export const passphraseOptions = { 'passphrase-file': { type: 'string' } } as const

/** The passphrase in a file, or typed. It is never an argument, which others on the machine could see. */
export async function readPassphrase(file: string | undefined) {
  const text = file === undefined ? await ask('Passphrase: ') : await readFile(pathOf(file), 'utf8')
  const passphrase = text.trimEnd()
  if (passphrase === '') throw new Refusal('invalid', say('refusals.commands.passphraseEmpty'))
  return passphrase
}

/** Nothing typed is shown. */
async function ask(question: string) {
  if (!process.stdin.isTTY) throw new Refusal('invalid', say('refusals.commands.noTerminal'))
  process.stderr.write(question)
  const hidden = new Writable({ write: (_part, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true })
  const answer = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return answer
}

const everyMs = 200
const everyMsInLogs = 5_000

/** Shows progress on standard error: one line that changes in a terminal, a line now and then in a log. */
function showProgress(): { progress: Progress; end: () => void } {
  const { isTTY } = process.stderr
  let shownAt = isTTY ? Number.NEGATIVE_INFINITY : performance.now()
  const progress: Progress = (what, done, total) => {
    const now = performance.now()
    if (now - shownAt < (isTTY ? everyMs : everyMsInLogs)) return
    shownAt = now
    const line = `${what}: ${done.toLocaleString('en')}${total === undefined ? '' : ` of ${total.toLocaleString('en')}`}`
    process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`)
  }
  return { progress, end: () => void (isTTY && process.stderr.write('\r\x1b[K')) }
}

/** Runs a long task and shows how far it is. */
export async function withProgress<T>(work: (progress: Progress) => Promise<T>) {
  const { progress, end } = showProgress()
  try {
    return await work(progress)
  } finally {
    end()
  }
}
