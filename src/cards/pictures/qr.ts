import { encode } from 'uqr'
import { escapeMarkup } from '#platform/html/escape.ts'
import { blackAndWhite, rowOf } from './png.ts'

/** Four empty modules around it, and a sixth of it may be hidden: what the standard asks, and print needs. */
const codeOf = (url: string) => encode(url, { ecc: 'M', boostEcc: true, border: 4 }).data

/** Dark on white whatever is behind it: not every reader takes the reverse. */
export function qrSvg(url: string) {
  const rows = codeOf(url)
  const runs = rows.flatMap((row, y) => runsIn(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  const title = `<title>${escapeMarkup(`QR code of ${url}`)}</title>`
  const ground = `<rect width="${rows.length}" height="${rows.length}" fill="#fff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges">${title}${ground}<path d="${runs.join('')}"/></svg>\n`
}

function runsIn(row: boolean[]) {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
  return starts.map((x) => ({ x, length: [...row, false].indexOf(false, x) - x }))
}

/** Every module is a whole number of pixels; what is left over widens the border. */
export async function qrPng(url: string, size: number) {
  const rows = codeOf(url)
  const scale = Math.floor(size / rows.length)
  const offset = (size - scale * rows.length) >> 1
  const drawn = rows.map((row) =>
    rowOf(
      size,
      runsIn(row).map(({ x, length }) => ({ x: offset + x * scale, length: length * scale })),
    ),
  )
  const white = rowOf(size, [])
  return blackAndWhite(size, (y) => drawn[Math.floor((y - offset) / scale)] ?? white)
}
