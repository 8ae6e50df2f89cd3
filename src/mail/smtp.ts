import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { written } from './written.ts'

/** A server that does not answer is given up on long before the job that waits for it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function overSmtp(url: string, from: string): Mail {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async (letter) => void (await transport.sendMail(written(letter, from))),
    place: `mail by SMTP over ${new URL(url).host}`,
    close: async () => transport.close(),
  }
}
