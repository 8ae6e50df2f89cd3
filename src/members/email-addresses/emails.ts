import { emailWithButton } from '../mails/email-with-button.ts'
import type { MailWords } from '../mails/words.ts'

/** Without the member's name, which may have been made up by somebody who used this address. */
export const verificationEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.verification)

/** To an address that already has an account, when somebody else wants to use it for theirs. */
export const addressTakenEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.addressTaken)

/** To the former address: if somebody else changed it, its owner can still act. */
export const emailChangedEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.emailChanged)
