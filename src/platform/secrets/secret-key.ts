import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

type Settings = { config: Pick<Config, 'secretKey' | 'data'> }

/** The key for passwords of other services. It is not in the database, so a copy of the database does not tell them. */
export async function secretKey({ config }: Settings, purpose: string) {
  const secret = config.secretKey ?? (await keyInFile(config.data))
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

const keys = new Map<string, Promise<string>>()

function keyInFile(folder: string) {
  const known = keys.get(folder) ?? readOrMakeKey(folder)
  keys.set(folder, known)
  known.catch(() => keys.delete(folder))
  return known
}

/** Linked to its name when it is complete, and never over another: of several processes, one makes it. */
async function readOrMakeKey(folder: string) {
  const file = join(folder, 'secret.key')
  const present = await readFile(file, 'utf8').catch(unlessMissing)
  if (present !== null) return present.trim()
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  await link(draft, file).catch(unlessThere)
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}

function unlessThere(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
