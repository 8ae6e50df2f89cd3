import { encode } from 'uqr'
import { type Html, html, renderHtml } from '#platform/html/html.ts'

/** With the standard border of four modules, and readable with a sixth of it hidden, as print needs. */
const codeOf = (url: string) => encode(url, { ecc: 'M', boostEcc: true, border: 4 }).data

/** Dark on white whatever is behind it: not every reader accepts the reverse. */
export function drawQrCode(text: string, attributes: Html, title?: Html): Html {
  const { size, path } = qrPath(text)
  return html`<svg ${attributes} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${title}<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}

/** A file of its own. */
export const qrSvg = (url: string) =>
  `${renderHtml(drawQrCode(url, html`xmlns="http://www.w3.org/2000/svg" role="img"`, html`<title>QR code of ${url}</title>`))}\n`

/** The dark modules as the path of an SVG, and the length of a side. */
export function qrPath(text: string) {
  const rows = codeOf(text)
  const runs = rows.flatMap((row, y) => runsIn(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size: rows.length, path: runs.join('') }
}

function runsIn(row: boolean[]) {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
  return starts.map((x) => ({ x, length: [...row, false].indexOf(false, x) - x }))
}

/** Every module is a whole number of pixels; the rest widens the border. */
export async function qrPng(url: string, size: number) {
  const rows = codeOf(url)
  const modules = rows.length
  const side = modules * Math.floor(size / modules)
  const before = (size - side) >> 1
  const after = size - side - before
  // The library is large, and loaded when the first code is drawn.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(rows.flat().map((dark) => (dark ? 0 : 255))), {
    raw: { width: modules, height: modules, channels: 1 },
  })
    .resize({ width: side, kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer()
}
