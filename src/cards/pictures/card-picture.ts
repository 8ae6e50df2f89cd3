import { inOrder, isFromRight, marked } from './direction.ts'
import { cut, fitted } from './fitting.ts'
import { documentOf, opened, textElement, type Weight } from './markup.ts'
import { measuring } from './measuring.ts'
import { height, type PictureContents, width } from './picture-contents.ts'
import { portrait } from './portrait.ts'
import { tints } from './tints.ts'
import { type Writable, writable } from './writable.ts'

const margin = 84
const frame = { size: 348, y: 282 }
const column = width - 2 * margin - frame.size - 68
const room = {
  name: { width: column, largest: 92, oneLine: 66, smallest: 50 },
  about: { width: column, largest: 36, oneLine: 32, smallest: 28 },
  place: { width: width - 2 * margin, size: 27 },
}

/** The picture that is seen where a card's address is shared, as SVG: shapes, text, and the photo. */
export function cardPicture(shown: PictureContents) {
  const place = writable(shown.place)
  const named = writable(shown.name)
  // A name of nothing but emoji gives way to the house.
  const name = named.text === '' ? place : named
  const fromRight = isFromRight(name.text)
  const about = writable(
    inOrder(shown.title ?? '', shown.company ?? '', { fromRight })
      .filter(Boolean)
      .join(' · '),
  )
  const line = cut(place.text, measuring(place, 500), room.place)
  const x = fromRight ? margin + frame.size / 2 : width - margin - frame.size / 2
  const svg = documentOf(
    width,
    height,
    [
      ground(shown.colour, x),
      portrait(shown.photo, named, { ...frame, x }),
      ...words(name, about, fromRight),
      `<rect x="${margin}" y="508" width="${width - 2 * margin}" height="1.5" fill="#fff" fill-opacity="0.22"/>`,
      put({ ...place, text: line }, { y: 562, size: room.place.size, weight: 500, opacity: 0.78, fromRight }),
    ].join('\n'),
  )
  return { svg, texts: [name, about, place] }
}

/** The pixels of a picture, row by row, four bytes each. */
export function drawn(shown: PictureContents) {
  const { svg, texts } = cardPicture(shown)
  return opened(svg, texts).render().pixels
}

/** The name over what they do, in the middle of the frame's height. */
function words(name: Writable, about: Writable, fromRight: boolean) {
  const large = fitted(name.text, measuring(name, 700), room.name)
  const small = about.text === '' ? { lines: [], size: 0 } : fitted(about.text, measuring(about, 400), room.about)
  const [step, smallStep, gap] = [large.size * 1.12, 47, small.lines.length > 0 ? 68 : 0]
  const rise = large.size * 0.74
  const last = step * (large.lines.length - 1)
  const block = rise + last + gap + smallStep * Math.max(0, small.lines.length - 1)
  const top = frame.y - block / 2 + rise
  return [
    ...large.lines.map((text, at) =>
      put({ ...name, text }, { y: top + step * at, size: large.size, weight: 700, opacity: 1, fromRight }),
    ),
    ...small.lines.map((text, at) =>
      put(
        { ...about, text },
        { y: top + last + gap + smallStep * at, size: small.size, weight: 400, opacity: 0.86, fromRight },
      ),
    ),
  ]
}

type Put = { y: number; size: number; weight: Weight; opacity: number; fromRight: boolean }

function put(text: Writable, { fromRight, y, size, ...look }: Put) {
  const side = fromRight ? ({ x: width - margin, anchor: 'end' } as const) : ({ x: margin, anchor: 'start' } as const)
  return textElement(marked(text), { ...side, ...look, y: Math.round(y), size: Math.round(size * 10) / 10 })
}

function ground(colour: string, x: number) {
  const { lighter, darker } = tints(colour)
  const stops = `<stop offset="0" stop-color="${lighter}"/><stop offset="1" stop-color="${darker}"/>`
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="${x}" cy="${frame.y}" r="290" fill="#fff" fill-opacity="0.035"/>
<circle cx="${x}" cy="${frame.y}" r="232" fill="#fff" fill-opacity="0.045"/>`
}
