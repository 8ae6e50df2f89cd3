export const contactsHeadSize = 1024

/** The media type of a text file that may be a list of people. Null for images, spreadsheets, HTML and the like. */
export function contactsTypeOf(head: Buffer): string | null {
  if (head.length === 0 || otherFormats.test(head.toString('latin1'))) return null
  if (/BEGIN\s*:\s*VCARD/i.test(head.toString('latin1').replaceAll('\0', ''))) return 'text/vcard'
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/.test(head.toString('latin1'))
  return !isUtf16 && head.includes(0) ? null : 'text/csv'
}

/** Other text formats. Binary files are known by their zero bytes. */
const otherFormats = /^(?:PK(?!\s)\p{Cc}|%PDF|GIF8|\{\\rtf|\s*<(?:!doctype|html|\?xml))/iu
