import { buffer } from 'node:stream/consumers'
import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import { readable } from '../designs/own-palette.ts'
import { fitText, toDrawable, truncateText } from '../pictures/fit-text.ts'
import { qrPath } from '../pictures/qr.ts'
import { fontFileOf, measureText, openSvg, svgDocument, textElement, type Weight } from '../pictures/svg.ts'
import { type PrintContents, type PrintFormat, size } from './print-contents.ts'

// Fonts and pictures keep a processor busy, so they are made in their own thread.

type Order = { contents: PrintContents; format: PrintFormat }

parentPort?.on('message', async ({ contents, format }: Order) => {
  parentPort?.postMessage(format.kind === 'pdf' ? await printPdf(contents, format) : printPng(contents))
})

const density = 600
const pixels = density / 25.4

/** A card for print as a PNG of 600 dots per inch. */
function printPng(contents: PrintContents) {
  const { band, lines, code } = layOut(contents)
  const inside = [
    `<rect width="${size.width}" height="${size.height}" fill="#fff"/>`,
    `<rect width="${band.width}" height="${size.height}" fill="${band.fill}"/>`,
    ...lines.map(({ text, ...style }) => textElement(text, style)),
    `<path transform="translate(${code.x} ${code.y}) scale(${code.side / code.modules})" d="${code.path}" shape-rendering="crispEdges"/>`,
  ]
  const [width, height] = [Math.round(size.width * pixels), Math.round(size.height * pixels)]
  return openSvg(svgDocument(width, height, `<g transform="scale(${pixels})">${inside.join('\n')}</g>`))
    .render()
    .asPng()
}

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

/** A line of text: millimetres from the corner of the cut card to the start of its baseline. */
type PrintedLine = { text: string; x: number; y: number; size: number; weight: Weight; fill: string }
type PrintLayout = {
  band: { width: number; fill: string }
  lines: PrintedLine[]
  code: { x: number; y: number; side: number; path: string; modules: number }
}

const margin = 6
const band = 3
const code = { side: 25, x: size.width - margin - 25 + 2, y: size.height - margin - 25 + 2 }
const left = band + margin
const ink = '#1d1c1a'

/** Where everything stands on a printed card. The QR code keeps its white border of four modules. */
export function layOut(contents: PrintContents): PrintLayout {
  const { modules, path } = codeOf(contents.url)
  return {
    band: { width: band, fill: contents.colour },
    lines: [...nameAndRole(contents), ...waysToReach(contents)],
    code: { ...code, path, modules },
  }
}

function codeOf(url: string) {
  const { size: modules, path } = qrPath(url)
  return { modules, path }
}

function nameAndRole({ name, title, company, colour }: PrintContents): PrintedLine[] {
  const room = { width: size.width - left - margin, largest: 6.4, oneLine: 4.6, smallest: 3.8 }
  const { lines, size: large } = fitText(toDrawable(name), measureText(700), room)
  const accent = readable(colour, { on: ['#ffffff'], least: 4.5, towards: '#000000' })
  const first = margin + large * 0.85
  const names = lines.map((text, at) => ({
    text,
    y: first + at * large * 1.15,
    size: large,
    weight: 700 as const,
    fill: ink,
  }))
  const below = first + (lines.length - 1) * large * 1.15
  const roles = [
    { text: title, weight: 400 as const, fill: ink },
    { text: company, weight: 500 as const, fill: accent },
  ].flatMap(({ text, ...style }) =>
    text === undefined ? [] : [{ text: cut(text, style.weight, 3.1, room.width), ...style }],
  )
  return [
    ...names.map((line) => ({ ...line, x: left })),
    ...roles.map((role, at) => ({ ...role, x: left, y: below + 5.2 + at * 4.3, size: 3.1 })),
  ]
}

/** From the bottom up, beside the QR code, in letters that are as small as the longest line needs. */
function waysToReach({ lines }: PrintContents): PrintedLine[] {
  const width = code.x - left - 1
  const last = size.height - margin
  const widest = Math.max(...lines.map((text) => measureText(400)(toDrawable(text))))
  const textSize = Math.max(smallestType, Math.min(2.6, width / widest))
  return lines.map((text, at) => {
    const y = last - (lines.length - 1 - at) * 4
    return { text: cut(text, 400, textSize, width), x: left, y, size: textSize, weight: 400, fill: ink }
  })
}

/** In millimetres: 5.5 points. */
const smallestType = 1.95

function cut(text: string, weight: Weight, textSize: number, width: number) {
  return truncateText(toDrawable(text), measureText(weight), { width, size: textSize })
}
