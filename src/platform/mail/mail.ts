/** An e-mail. The HTML is optional, the plain text is not. */
export type Email = {
  to: string
  /** The same for each try to send it: mail programs show an e-mail that arrives twice with one id once. */
  id?: string
  subject: string
  text: string
  html?: string
  /** Headers beside those of every e-mail, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  attachments?: { filename: string; mediaType: string; content: string | Buffer }[]
}

/** Sends e-mails. That may take a while: it is done in jobs, never while a request waits. */
export type Mail = {
  send: (email: Email) => Promise<void>
  /** Where e-mails go, in words for the log. */
  description: string
}

/** The failure of a job whose e-mail was refused for good. */
export const mailRefused = 'MailRefused'

/** Numbers the e-mails of a job: another try of the job sends them with the same ids. */
export function mailOfJob(mail: Mail, jobId: string): Mail {
  let sent = 0
  return { ...mail, send: (email) => mail.send({ id: `${jobId}.${sent++}`, ...email }) }
}
