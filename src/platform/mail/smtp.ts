import type { Mail } from './mail.ts'
import { written } from './message-options.ts'

/** A server that does not answer is given up on long before the job that waits for it. */
const usual = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function overSmtp(url: string, from: string, patience = usual): Mail {
  const options = { url, ...patience, disableFileAccess: true, disableUrlAccess: true }
  return {
    send: async (letter) => {
      // Loaded with the first letter: few starts need it at once.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(options)
      await transport.sendMail(written(letter, from)).catch((error: unknown) => {
        throw new MailFailure(error as Answer)
      })
    },
    place: `mail by SMTP over ${new URL(url).host}`,
  }
}

type Answer = { code?: string; responseCode?: number; command?: string }

/** Without the server's words, for those may hold whom the mail was for. */
class MailFailure extends Error {
  override name = 'MailFailure'

  constructor({ code = 'unknown', responseCode, command = '?' }: Answer) {
    super(`The mail server did not take a message: ${code}${responseCode ? ` ${responseCode}` : ''} at ${command}.`)
  }
}
