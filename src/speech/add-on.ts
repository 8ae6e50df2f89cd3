import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Where `npm run add:speech` puts what Whisper needs: apart from what the service itself needs. */
export const addOnFolder = join(import.meta.dirname, '..', '..', 'addons', 'speech')

/** Written last of all: an installation that was interrupted, or is of another version, does not pass for a whole one. */
export function addOnNote(folder = addOnFolder) {
  return {
    path: join(folder, 'node_modules', '.kith-speech'),
    text: () => readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  }
}

export function hasAddOn(folder = addOnFolder) {
  const note = addOnNote(folder)
  return existsSync(note.path) && readFileSync(note.path, 'utf8') === note.text()
}

/** The packages are found from their own folder, and have no types here: whoever takes one says what it uses of it. */
export function fromAddOn(name: string): unknown {
  return createRequire(join(addOnFolder, 'package.json'))(name)
}
