import type { ReadableStream } from 'node:stream/web'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

// The format is age's: `age --decrypt` opens such a file too.

/** Loaded with the first encrypted backup: the service does not need it. */
const load = () => import('age-encryption')

/** How much work a guess at the passphrase takes, as a power of two: about a second. */
const usualWork = 18

export async function encrypted(bytes: ReadableStream, passphrase: string, work = usualWork) {
  const { Encrypter } = await load()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(work)
  return (await encrypter.encrypt(bytes as Bytes)) as unknown as ReadableStream
}

export async function decrypted(bytes: ReadableStream, passphrase: string) {
  const { Decrypter } = await load()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter.decrypt(bytes as Bytes).catch(() => {
    throw new Refusal('invalid', say('refusals.backups.wrongPassphrase'))
  })
  return opened as unknown as ReadableStream
}

type Bytes = globalThis.ReadableStream<Uint8Array>

/** The first bytes of a file in age's format. */
export const encryptedStart = 'age-encryption.org/v1'
