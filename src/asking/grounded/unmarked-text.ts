import { hostName, plainText } from '#language/sentences/plain-text.ts'

/**
 * Plain text without what marks it up, so that nothing in it passes for a citation. Twice: without its markup, a text may
 * be a link that it was not before.
 */
export function unmarkedText(text: string) {
  return plainText(plainText(text).replace(/[[\]【】`]|\*+|__+/gu, ''))
}

const address = new RegExp(String.raw`(?:[\p{L}\p{N}._%+-]{1,64}@)?${hostName}(?![\p{L}\p{N}])`, 'giu')

/** E-mail addresses and host names in a text: not links, but some programs turn them into links. */
export const addressesIn = (text: string) => text.match(address) ?? []

/** Makes a stranger's text or name safe to show in an answer. */
export const visitorText = (text: string) => unmarkedText(text).replace(address, '(an address)')
