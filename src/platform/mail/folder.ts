import { randomUUIDv7 } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { written } from './message-options.ts'

/** Each message as a file that every mail program opens. */
export function intoFolder(data: string, from: string): Mail {
  const folder = join(data, 'mail')
  const options = { streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true } as const
  return {
    send: async (letter) => {
      // Loaded with the first letter: few starts need it at once.
      const { createTransport } = await import('nodemailer')
      const { message } = await createTransport(options).sendMail(written(letter, from))
      const path = join(folder, `${randomUUIDv7()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    place: 'mail into the folder mail beside the data, for no SMTP server is set',
  }
}
