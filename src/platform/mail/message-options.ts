import type { SendMailOptions } from 'nodemailer'
import type { Email } from './mail.ts'

/** Options for the mail library. The address is an object, so that it is never read as a list of addresses. */
export function messageOptions(
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
