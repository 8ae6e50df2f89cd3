import { randomUUIDv7 } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { type Email, type Mail, mailRefused } from './mail.ts'

/** Over SMTP if a server is configured; otherwise into a folder, where the operator can read the e-mails. */
export function openMail({ mail, data, baseUrl }: Config): Mail {
  const from = mail.from ?? `Kith <no-reply@${new URL(baseUrl).hostname}>`
  return mail.smtp ? openSmtpMail(mail.smtp, from) : openFolderMail(data, from)
}

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

/** Options for the mail library. The address is an object, so that it is never read as a list of addresses. */
function messageOptions(
  { to, id, subject, text, html, headers, attachments = [] }: Email,
  from: string,
): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    // Text that only looks encoded must not be decoded by the reader's mail program.
    subject: subject.replaceAll(/\p{Cc}/gu, ' ').replaceAll('=?', '= ?'),
    text,
    ...(html !== undefined && { html }),
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    attachments: attachments.map(({ filename, mediaType: contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
}

const domainOf = (from: string) => /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
