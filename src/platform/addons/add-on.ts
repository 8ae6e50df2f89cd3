import { type ForkOptions, fork } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const addOns = join(import.meta.dirname, '..', '..', '..', 'addons')

/** What `npm run add:…` installs, in a separate folder from the dependencies of the service. */
export type AddOn = ReturnType<typeof addOn>

export function addOn(name: string, folder = join(addOns, name)) {
  const modules = join(folder, 'node_modules')
  const note = join(modules, `.kith-${name}`)
  const wanted = () => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  return {
    folder,
    modules,
    /** False for an interrupted installation or another version. */
    isInstalled: () => existsSync(note) && readFileSync(note, 'utf8') === wanted(),
    /** Written last, after a successful trial run. */
    countAsInstalled: () => writeFileSync(note, wanted()),
    discount: () => rmSync(note, { force: true }),
    /** Loads a package from the add-on's folder. Its types are not available, so callers declare the parts they use. */
    load: (name: string): unknown => createRequire(join(folder, 'package.json'))(name),
  }
}

/** Whisper, for voice memos. */
export const speech = addOn('speech')

/** Sentence vectors, for questions. */
export const recall = addOn('recall')

/**
 * Starts an add-on's program in its own process, so that a crash ends only that process. It reads untrusted input, so it
 * does not get the secrets of the service.
 */
export function startAddOnProcess(program: string | URL, options: Pick<ForkOptions, 'serialization'> = {}) {
  const env = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot }
  const child = fork(program, { execArgv: [], env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], ...options })
  child.on('error', () => {})
  // The service does not wait for it to exit.
  child.unref()
  child.channel?.unref()
  return child
}
