import type { Config } from '../config/config.ts'
import { openFolderMail } from './folder-mail.ts'
import type { Mail } from './mail.ts'
import { openSmtpMail } from './smtp-mail.ts'

/** Over SMTP if a server is configured; otherwise into a folder, where the operator can read the e-mails. */
export function openMail({ mail, data, baseUrl }: Config): Mail {
  const from = mail.from ?? `Kith <no-reply@${new URL(baseUrl).hostname}>`
  return mail.smtp ? openSmtpMail(mail.smtp, from) : openFolderMail(data, from)
}
