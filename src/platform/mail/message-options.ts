import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './mail.ts'

/** As the mail library takes it. The address is an object, so that nothing in it is read as a list of addresses. */
export function written({ to, subject, text, html, attachments = [] }: Letter, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    // What only looks encoded must not be decoded where it is read.
    subject: subject.replaceAll('=?', '= ?'),
    text,
    ...(html !== undefined && { html }),
    attachments: attachments.map(({ filename, mediaType: contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
