import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fontFileOf } from '../pictures/svg.ts'
import { layOut } from './layout.ts'
import { type PrintContents, size } from './print-contents.ts'

const points = (millimetres: number) => (millimetres * 72) / 25.4

/** A card for print as a PDF: text in Inter, the QR code as one shape. With bleed, the page is larger than the cut card. */
export async function printPdf(contents: PrintContents, { hasBleed }: { hasBleed: boolean }) {
  const bleed = hasBleed ? size.bleed : 0
  const [width, height] = [size.width + 2 * bleed, size.height + 2 * bleed].map(points)
  const info = { Title: contents.name, Creator: 'Kith' }
  const doc = new PDFDocument({ size: [width ?? 0, height ?? 0], margin: 0, info, pdfVersion: '1.7' })
  const trim = [bleed, bleed, bleed + size.width, bleed + size.height].map(points)
  Object.assign(doc.page.dictionary.data, { TrimBox: trim, BleedBox: [0, 0, width, height] })
  draw(doc, contents, bleed)
  doc.end()
  return buffer(doc)
}

/** In millimetres from the corner of the cut card. */
function draw(doc: PDFKit.PDFDocument, contents: PrintContents, bleed: number) {
  const { band, lines, code } = layOut(contents)
  doc.scale(points(1)).translate(bleed, bleed)
  doc.rect(-bleed, -bleed, band.width + bleed, size.height + 2 * bleed).fill(band.fill)
  for (const { text, x, y, size: textSize, weight, fill } of lines) {
    doc.font(fontFileOf(weight)).fontSize(textSize).fillColor(fill)
    const characterSpacing = weight === 700 ? -0.022 * textSize : 0
    doc.text(text, x, y, { baseline: 'alphabetic', lineBreak: false, characterSpacing })
  }
  doc.translate(code.x, code.y).scale(code.side / code.modules)
  doc.path(code.path).fill('#000000')
}
