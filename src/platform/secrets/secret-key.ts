import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
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

const nonceLength = 12
const tagLength = 16

/** Encrypts a text. It opens only with the same key and for the same purpose, such as one member's secret. */
export function sealWith(key: Buffer, purpose: string, text: string) {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** Null if it wasn't sealed with this key for this purpose. */
export function unsealWith(key: Buffer, purpose: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength)).setAAD(Buffer.from(purpose))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
