import { emailWithButton } from '../mails/email-with-button.ts'
import type { MailWords } from '../mails/words.ts'

/** Short: what it is for, the link, and that it can be ignored. No name, since the account may have been made with somebody else's address. */
export const resetEmail = (words: MailWords, to: string, url: string) => emailWithButton(words, to, url, words.reset)
