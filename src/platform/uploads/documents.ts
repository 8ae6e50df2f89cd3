import { text as readAll } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { fileEndings } from '#people/files/api.ts'
import { withSource } from '../audio/source.ts'

/** What a document of Office has inside its ZIP file. Open documents say what they are. */
const officeParts: Record<string, string> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
}

export const zipType = 'application/zip'

/** By its first bytes: what `documentTypeOf` then looks into. */
export function maybeDocument(head: Buffer) {
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  return head.subarray(0, 4).toString('latin1') === 'PK\x03\x04' ? zipType : null
}

/** The media type of a document by what is in it; null for one that is none, is damaged, or has macros. */
export async function documentTypeOf(path: string, mediaType: string): Promise<string | null> {
  if (mediaType === 'application/pdf') return (await isPdf(path)) ? mediaType : null
  return officeTypeOf(path).catch((error: unknown) => {
    if (error instanceof Error && 'syscall' in error) throw error
    return null
  })
}

/** A PDF says at its end where its list of objects is. Some programs write a few bytes after it. */
async function isPdf(path: string) {
  return withSource(path, async ({ size, read }) => {
    const end = (await read(Math.max(0, size - 2048), 2048)).toString('latin1')
    const [, place = ''] = /startxref\s+(\d{1,10})\s+%%EOF/.exec(end) ?? []
    if (place === '' || Number(place) >= size) return false
    return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test((await read(Number(place), 64)).toString('latin1'))
  })
}

/** More than any document has. */
const maxParts = 20_000

async function officeTypeOf(path: string) {
  const zip = await openPromise(path, { strictFileNames: true, autoClose: false })
  try {
    if (zip.entryCount > maxParts) return null
    const names = new Set<string>()
    let declared = ''
    for await (const entry of zip.eachEntry()) {
      names.add(entry.fileName)
      if (entry.fileName === 'mimetype' && entry.uncompressedSize < 100)
        declared = await readAll(await zip.openReadStreamPromise(entry))
    }
    if ([...names].some((name) => /vbaProject\.bin$|^Basic\//i.test(name))) return null
    const isOpen = /opendocument/.test(declared) && names.has('content.xml') && names.has('META-INF/manifest.xml')
    const isOffice = names.has('[Content_Types].xml')
    const isOf = ([mediaType, ending]: [string, string]) => {
      const part = officeParts[ending]
      return part ? isOffice && names.has(part) : isOpen && mediaType === declared.trim()
    }
    return Object.entries(fileEndings).find(isOf)?.[0] ?? null
  } finally {
    zip.close()
  }
}
