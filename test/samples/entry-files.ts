import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { House } from '../harness/harness.ts'

/** A PDF with an empty page. */
export function pdf() {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R>>',
  ]
  const body = `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('')}`
  const end = `trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 1\n0000000000 65535 f \n${end}`)
}

const office = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' }
export const docx = (more: Record<string, string> = {}) => zipOf({ ...office, ...more })

export function zipOf(parts: Record<string, string>) {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

export const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

/** The keys of all pictures and documents. */
export const fileKeys = async ({ kith: { blobs } }: House) => (await Array.fromAsync(blobs.list('files'))).flat().sort()
