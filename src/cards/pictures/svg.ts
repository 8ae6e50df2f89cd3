import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '#platform/html/html.ts'
import type { Measure } from './fit-text.ts'

export type Weight = 400 | 500 | 700
type TextStyle = {
  x: number
  y: number
  size: number
  weight: Weight
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
  fill?: string
}

/** A line of text. Letters stand closer in large type. */
export function textElement(
  text: string,
  { x, y, size, weight, anchor = 'start', opacity = 1, fill = '#fff' }: TextStyle,
) {
  const spacing = weight === 700 ? ` letter-spacing="${(-0.022 * size).toFixed(2)}"` : ''
  return `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}" fill-opacity="${opacity}"${spacing} xml:space="preserve">${escapeMarkup(text)}</text>`
}

export const svgDocument = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** Measures texts as they will be drawn, each once. */
export function measureText(weight: Weight): Measure {
  const known = new Map<string, number>([['', 0]])
  return (text) => {
    const width = known.get(text) ?? widthOf(text, weight)
    known.set(text, width)
    return width
  }
}

function widthOf(text: string, weight: Weight) {
  const line = textElement(text, { x: 0, y: 100, size: 100, weight })
  return (openSvg(svgDocument(100, 100, line)).getBBox()?.width ?? 0) / 100
}

/** Only these fonts are read, so a picture looks the same on every machine. */
export function openSvg(svg: string) {
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' }, logLevel: 'off' })
}

const inter = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`))
const fonts: Record<Weight, string> = { 400: inter('400Regular'), 500: inter('500Medium'), 700: inter('700Bold') }
const fontFiles = Object.values(fonts)
export const fontFileOf = (weight: Weight) => fonts[weight]
