export const contactsHeadSize = 1024

/** A text that may be a list of people; null for a picture, a spreadsheet's own file, a page and the like. */
export function contactsTypeOf(head: Buffer): string | null {
  if (head.length === 0 || isOther.test(head.toString('latin1'))) return null
  if (/BEGIN\s*:\s*VCARD/i.test(head.toString('latin1').replaceAll('\0', ''))) return 'text/vcard'
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/.test(head.toString('latin1'))
  return !isUtf16 && head.includes(0) ? null : 'text/csv'
}

/** Texts of other kinds. What is no text holds noughts. */
const isOther = /^(?:PK(?!\s)\p{Cc}|%PDF|GIF8|\{\\rtf|\s*<(?:!doctype|html|\?xml))/iu
