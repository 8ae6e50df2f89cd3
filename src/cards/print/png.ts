import { openSvg, svgDocument, textElement } from '../pictures/svg.ts'
import { layOut } from './layout.ts'
import { type PrintContents, size } from './print-contents.ts'

const density = 600
const pixels = density / 25.4

/** A card for print as a PNG of 600 dots per inch. */
export function printPng(contents: PrintContents) {
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
