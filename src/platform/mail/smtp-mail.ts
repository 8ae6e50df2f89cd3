import { type Mail, mailRefused } from './mail.ts'
import { messageOptions } from './message-options.ts'

/** Shorter than the lease of the job that waits for the server. */
const defaultTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function openSmtpMail(url: string, from: string, timeouts = defaultTimeouts): Mail {
  const options = { url, ...timeouts, disableFileAccess: true, disableUrlAccess: true }
  return {
    send: async (email) => {
      // Large, and loaded with the first e-mail.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(options)
      await transport.sendMail(messageOptions(email, from)).catch((error: unknown) => {
        throw new MailFailure(error as SmtpError)
      })
    },
    description: `E-mails are sent over SMTP by ${new URL(url).host}`,
  }
}

type SmtpError = { code?: string; responseCode?: number; command?: string }

/** Without the server's words: they may contain the recipient's address. */
class MailFailure extends Error {
  override name = 'MailFailure'
  readonly retryable: boolean

  constructor({ code = 'unknown', responseCode = 0, command = '?' }: SmtpError) {
    super(`The mail server did not accept a message: ${code}${responseCode ? ` ${responseCode}` : ''} at ${command}.`)
    this.retryable = !isRefusedForGood(code, responseCode)
    if (!this.retryable) this.name = mailRefused
  }
}

/** The server refused this recipient or this message. One that wants another password will take it once that is set. */
const isRefusedForGood = (code: string, response: number) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && response >= 500 && response < 600 && !wantsPassword.has(response)
const wantsPassword = new Set([530, 534, 535, 538])
