import { initialsOf } from '#language/names/call-name.ts'
import { escapeMarkup } from '#platform/html/html.ts'
import { fitText, toDrawable, truncateText } from './fit-text.ts'
import { height, type PictureContents, width } from './picture-contents.ts'
import { measureText, openSvg, svgDocument, textElement, type Weight } from './svg.ts'

const margin = 84
const frame = { size: 348, x: width - margin - 174, y: 282 }
const column = width - 2 * margin - frame.size - 68
const room = {
  name: { width: column, largest: 92, oneLine: 66, smallest: 50 },
  about: { width: column, largest: 36, oneLine: 32, smallest: 28 },
  place: { width: width - 2 * margin, size: 27 },
}

/** The picture that is seen where a card's address is shared, as SVG: shapes, text, and the photo. */
export function cardPicture({ name: written, title, company, place: where, colour, photo }: PictureContents) {
  const place = toDrawable(where)
  const name = toDrawable(written)
  const about = toDrawable([title, company].filter(Boolean).join(' · '))
  const lastLine = truncateText(place, measureText(500), room.place)
  return svgDocument(
    width,
    height,
    [
      background(colour),
      portrait(photo, name, frame),
      // The place stands for a name that consists of emoji only.
      ...nameAndAbout(name === '' ? place : name, about),
      `<rect x="${margin}" y="508" width="${width - 2 * margin}" height="1.5" fill="#fff" fill-opacity="0.22"/>`,
      line(lastLine, { y: 562, size: room.place.size, weight: 500, opacity: 0.78 }),
    ].join('\n'),
  )
}

/** The pixels of a picture, row by row, four bytes each. */
export function renderPixels(contents: PictureContents) {
  return openSvg(cardPicture(contents)).render().pixels
}

/** The name above title and company, centred on the height of the frame. */
function nameAndAbout(name: string, about: string) {
  const large = fitText(name, measureText(700), room.name)
  const small = about === '' ? { lines: [], size: 0 } : fitText(about, measureText(400), room.about)
  const [step, smallStep, gap] = [large.size * 1.12, 47, small.lines.length > 0 ? 68 : 0]
  const rise = large.size * 0.74
  const last = step * (large.lines.length - 1)
  const block = rise + last + gap + smallStep * Math.max(0, small.lines.length - 1)
  const top = frame.y - block / 2 + rise
  return [
    ...large.lines.map((text, at) => line(text, { y: top + step * at, size: large.size, weight: 700, opacity: 1 })),
    ...small.lines.map((text, at) =>
      line(withoutDot(text), { y: top + last + gap + smallStep * at, size: small.size, weight: 400, opacity: 0.86 }),
    ),
  ]
}

/** Where the line breaks between title and company, no dot is left at its end. */
const withoutDot = (text: string) => text.replace(/^· | ·$/, '')

type LineStyle = { y: number; size: number; weight: Weight; opacity: number }

function line(text: string, { y, size, ...look }: LineStyle) {
  return textElement(text, { x: margin, ...look, y: Math.round(y), size: Math.round(size * 10) / 10 })
}

function background(colour: string) {
  const { lighter, darker } = tints(colour)
  const stops = `<stop offset="0" stop-color="${lighter}"/><stop offset="1" stop-color="${darker}"/>`
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="${frame.x}" cy="${frame.y}" r="290" fill="#fff" fill-opacity="0.035"/>
<circle cx="${frame.x}" cy="${frame.y}" r="232" fill="#fff" fill-opacity="0.045"/>`
}

/** A slightly lighter and a slightly darker shade of a colour, for the background gradient. */
function tints(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const mixed = (towards: number, share: number) =>
    `#${[red, green, blue].map((part) => hex(part + (towards - part) * share)).join('')}`
  return { lighter: mixed(255, 0.06), darker: mixed(0, 0.28) }
}

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0')

type Frame = { x: number; y: number; size: number }

/** A photo in a ring; the initials where there is none, and a figure where a name has no letter. */
function portrait(photo: string | undefined, name: string, frame: Frame) {
  const { x, y, size } = frame
  const ring = (opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${size / 2 + 3}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="6"/>`
  if (photo === undefined) return disc(frame) + (initials(name, frame) ?? figure(frame)) + ring(0.5)
  const corner = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`
  const round = `<clipPath id="round"><circle cx="${x}" cy="${y}" r="${size / 2}"/></clipPath>`
  const image = `<image ${corner} clip-path="url(#round)" preserveAspectRatio="xMidYMid slice" xlink:href="data:image/jpeg;base64,${escapeMarkup(photo)}"/>`
  return disc(frame) + round + image + ring(0.9)
}

const disc = ({ x, y, size }: Frame) => `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="#fff" fill-opacity="0.13"/>`

/** Centred by their shape, not by their baseline. */
function initials(name: string, { x, y }: Frame) {
  const letters = initialsOf(name)
  const style = { size: 132, weight: 500 } as const
  const box = openSvg(svgDocument(1, 1, textElement(letters, { x: 0, y: 0, ...style }))).getBBox()
  if (!box) return null
  const [left, base] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
  return textElement(letters, { x: left, y: base, ...style, opacity: 0.95 })
}

const figure = ({ x, y }: Frame) =>
  `<g fill="#fff" fill-opacity="0.8"><circle cx="${x}" cy="${y - 42}" r="52"/><path d="M${x - 96} ${y + 112}a96 84 0 0 1 192 0z"/></g>`
