import type { Config } from '../config/config.ts'
import { intoFolder } from './folder.ts'
import type { Mail } from './mail.ts'
import { overSmtp } from './smtp.ts'

/** By SMTP where a server is configured; else into a folder, where the operator can read what would have gone out. */
export function openMail({ mail, data, baseUrl }: Config): Mail {
  const from = mail.from ?? `Kith <no-reply@${new URL(baseUrl).hostname}>`
  return mail.smtp ? overSmtp(mail.smtp, from) : intoFolder(data, from)
}
