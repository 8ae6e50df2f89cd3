import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const addOns = join(import.meta.dirname, '..', '..', '..', 'addons')

/** What `npm run add:…` installs, in a folder apart from what the service itself needs. */
export type AddOn = ReturnType<typeof addOn>

export function addOn(name: string, folder = join(addOns, name)) {
  const modules = join(folder, 'node_modules')
  const note = join(modules, `.kith-${name}`)
  const wanted = () => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  return {
    folder,
    modules,
    /** Interrupted, or of another version, it does not pass for a whole one. */
    isInstalled: () => existsSync(note) && readFileSync(note, 'utf8') === wanted(),
    /** Written last of all, once it was seen to work. */
    countAsInstalled: () => writeFileSync(note, wanted()),
    discount: () => rmSync(note, { force: true }),
    /** The packages are found from their own folder, and have no types here: whoever takes one says what it uses of it. */
    load: (name: string): unknown => createRequire(join(folder, 'package.json'))(name),
  }
}

/** Whisper, for voice memos. */
export const speech = addOn('speech')

/** Sentence vectors, for questions. */
export const recall = addOn('recall')
