import { readable } from '../designs/contrast.ts'
import { toDrawable } from '../pictures/drawable-text.ts'
import { fitText, truncateText } from '../pictures/fit-text.ts'
import { qrPath } from '../pictures/qr.ts'
import { measureText, type Weight } from '../pictures/svg.ts'
import { type PrintContents, size } from './print-contents.ts'

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
