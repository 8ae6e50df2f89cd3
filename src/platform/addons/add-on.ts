import { type ForkOptions, fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const shipped = join(import.meta.dirname, '..', '..', '..', 'addons')

/** Packages apart from the dependencies of the service, installed by `npm run add:…` or when they are first needed. */
export type AddOn = ReturnType<typeof addOn>

/** `folder`: where its packages are. `manifest`: the folder of its package.json and package-lock.json. */
export function addOn(name: string, folder = join(shipped, name), manifest = folder) {
  const modules = join(folder, 'node_modules')
  const note = join(modules, `.kith-${name}`)
  const wanted = () => readFileSync(join(manifest, 'package-lock.json'), 'utf8')
  return {
    name,
    folder,
    manifest,
    modules,
    /** False for an interrupted installation or another version. */
    isInstalled: () => existsSync(note) && readFileSync(note, 'utf8') === wanted(),
    /** Written last, after a successful trial run. */
    countAsInstalled: () => {
      mkdirSync(modules, { recursive: true })
      writeFileSync(note, wanted())
    },
    discount: () => rmSync(note, { force: true }),
    /** Loads a package from the add-on's folder. Its types are not available, so callers declare the parts they use. */
    load: (name: string): unknown => createRequire(join(folder, 'package.json'))(name),
  }
}

/** Whisper, for voice memos. */
export const speech = addOn('speech')

/** Whisper in the data folder, where the service may install it by itself. */
export const speechIn = (data: string) => addOn('speech', join(data, 'addons', 'speech'), speech.manifest)

/** Sentence vectors, for questions. */
export const recall = addOn('recall')

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
