import { elementAt } from './ebml.ts'
import type { Format } from './format.ts'

const ids = { header: 0x1a45dfa3, docType: 0x4282 }

/** WebM: an EBML header with this document type, and an audio track. */
export const webm: Format = {
  mediaType: 'audio/webm',
  ending: 'webm',
  begins: (head) => docType(head) === 'webm',
  /** Track type 1 is video and 2 is audio. Tracks come before all large elements. */
  isSound: async ({ read }) => {
    const head = await read(0, 65_536)
    const at = head.indexOf(Buffer.from([0x16, 0x54, 0xae, 0x6b]))
    const tracks = at < 0 ? null : elementAt(head, at)
    if (!tracks) return false
    const content = head.subarray(tracks.from, tracks.from + Math.min(tracks.length, head.length))
    return content.includes(Buffer.from([0x83, 0x81, 2])) && !content.includes(Buffer.from([0x83, 0x81, 1]))
  },
}

function docType(head: Buffer) {
  const header = elementAt(head, 0)
  if (header?.id !== ids.header || header.length > head.length) return null
  const end = header.from + header.length
  for (
    let each = elementAt(head, header.from);
    each && each.from < end;
    each = elementAt(head, each.from + each.length)
  ) {
    if (each.id === ids.docType) return head.toString('latin1', each.from, Math.min(each.from + each.length, end))
  }
  return null
}
