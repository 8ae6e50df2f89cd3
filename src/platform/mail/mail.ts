/** An e-mail. The HTML is optional, the plain text is not. */
export type Email = {
  to: string
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
