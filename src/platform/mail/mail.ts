/** A message by e-mail. Plain text always; HTML beside it where a picture says more. */
export type Letter = {
  to: string
  subject: string
  text: string
  html?: string
  attachments?: { filename: string; mediaType: string; content: string | Buffer }[]
}

/** Where mail leaves from. Sending may take its time: it is done in jobs, never while a request waits. */
export type Mail = {
  send: (letter: Letter) => Promise<void>
  /** Where it goes, in words for the log. */
  place: string
}
