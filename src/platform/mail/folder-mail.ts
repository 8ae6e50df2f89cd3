import { randomUUIDv7 } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail.ts'
import { messageOptions } from './message-options.ts'

/** Writes each e-mail to a file that every mail program opens. */
export function openFolderMail(data: string, from: string): Mail {
  const folder = join(data, 'mail')
  const options = { streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true } as const
  return {
    send: async (email) => {
      // Large, and loaded with the first e-mail.
      const { createTransport } = await import('nodemailer')
      const { message } = await createTransport(options).sendMail(messageOptions(email, from))
      const path = join(folder, `${randomUUIDv7()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    description: 'E-mails are written to the folder mail in the data folder, because no SMTP server is set',
  }
}
