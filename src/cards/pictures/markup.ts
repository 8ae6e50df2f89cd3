import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '#platform/html/escape.ts'
import { ownFiles } from './fonts.ts'
import type { Writable } from './writable.ts'

export type Weight = 400 | 500 | 700
type Place = {
  x: number
  y: number
  size: number
  weight: Weight
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
}

/** A line of text. Letters stand closer in large Latin; other scripts keep their own measure. */
export function textElement({ text, family }: Writable, place: Place) {
  const { x, y, size, weight, anchor = 'start', opacity = 1 } = place
  const families = [...(family ? [family.name] : []), 'Inter'].map((name) => `'${name.replaceAll("'", '')}'`)
  const spacing = family === null && weight === 700 ? ` letter-spacing="${(-0.022 * size).toFixed(2)}"` : ''
  return `<text x="${x}" y="${y}" font-family="${escapeMarkup(families.join(', '))}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="#fff" fill-opacity="${opacity}"${spacing} xml:space="preserve">${escapeMarkup(text)}</text>`
}

export const documentOf = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** How wide a text is, in units of its size: measured as it will be drawn. */
export function widthOf(writable: Writable, weight: Weight) {
  const line = textElement(writable, { x: 0, y: 100, size: 100, weight })
  const family = writable.family && { ...writable.family, files: [writable.family.fileFor(weight)] }
  return (opened(documentOf(100, 100, line), [{ ...writable, family }]).getBBox()?.width ?? 0) / 100
}

/** Nothing is read but these fonts; what the machine has is loaded only where it is needed. */
export function opened(svg: string, texts: Writable[]) {
  const fontFiles = [...ownFiles, ...new Set(texts.flatMap(({ family }) => family?.files ?? []))]
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' }, logLevel: 'off' })
}
