import { Email } from '#contract/fields.ts'

/** What stands anywhere in a line and is recognizable by itself. */
export type Addresses = { emails: string[]; urls: string[]; phones: string[]; tags: string[] }

const email = /(?:mailto:)?([^\s<>,;()|"]+@[^\s<>,;()|"@]+\.[^\s<>,;()|"@]+)/giu
const url = /(?<![\p{L}\p{N}@])(?:https?:\/\/|www\.|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/)[^\s<>,;|"]*/giu
const tag = /(?<![^\s,;])#([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)/gu
const phone = /(?<![\p{L}\p{N}.])(?:tel:)?(\+|00)?\(?\d(?:[ \t().-]{0,3}\d|\/\d){4,17}(?![\p{L}\p{N}])/gu
const phoneLabel = /(?:^|[\s,;(])(?:tel|telefon|telefone|phone|mobile|cell|fon|handy|mob|whatsapp|t|m|p)[.:]*\s*$/iu
const date = /^(?:\d{4}[ .-]\d\d?[ .-]\d\d?|\d\d?[./-]\d\d?[./-]\d{4}|\d{4} ?- ?\d{4})$/

/** Takes e-mail addresses, web addresses, phone numbers and #tags out of a text and leaves line breaks in their places. */
export function takeAddresses(text: string): Addresses & { remaining: string } {
  const found: Addresses = { emails: [], urls: [], phones: [], tags: [] }
  const take = (list: string[], value: string) => {
    if (!list.some((each) => each.toLowerCase() === value.toLowerCase())) list.push(value)
    return '\n'
  }
  const remaining = text
    .replace(url, (address) => take(found.urls, withoutEnding(address)))
    .replace(email, (whole, address: string) => {
      const parsed = Email.safeParse(withoutEnding(address))
      return parsed.success ? take(found.emails, parsed.data) : whole
    })
    .replace(tag, (_, name: string) => take(found.tags, name))
    .replace(phone, (whole, prefix: string | undefined, at: number, all: string) => {
      const number = whole.replace(/^tel:/i, '').trim()
      const isLabelled = phoneLabel.test(all.slice(Math.max(0, at - 20), at)) || whole !== number
      return isPhone(number, { isLabelled, hasPrefix: prefix !== undefined }) ? take(found.phones, number) : whole
    })
  return { ...found, remaining }
}

/** A few digits may as well be a postal code or a year. */
function isPhone(number: string, { isLabelled, hasPrefix }: { isLabelled: boolean; hasPrefix: boolean }) {
  const digits = number.replace(/\D/g, '').length
  const fewest = isLabelled ? 5 : hasPrefix ? 7 : 9
  return digits >= fewest && digits <= 15 && (isLabelled || hasPrefix || !date.test(number))
}

/** A sentence's full stop or bracket is no part of an address. */
const withoutEnding = (address: string) => address.replace(/[.,;:!?)\]'’]+$/u, '')
