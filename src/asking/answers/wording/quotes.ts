import { shortenText } from '#language/sentences/plain-text.ts'

const maxQuoteLength = 280

/** A passage as quoted: without links, and short enough to read at a glance. */
export const quoteOf = (text: string, maxLength = maxQuoteLength) => shortenText(text, maxLength)
