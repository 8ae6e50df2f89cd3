import { initialsOf } from '#language/names/initials.ts'
import { escapeMarkup } from '#platform/html/escape.ts'
import { openSvg, svgDocument, textElement } from './svg.ts'

type Frame = { x: number; y: number; size: number }

/** A photo in a ring; the initials where there is none, and a figure where a name has no letter. */
export function portrait(photo: string | undefined, name: string, frame: Frame) {
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
