import { cut, fitted } from './fitting.ts'
import { initialsOf } from './initials.ts'
import { documentOf, escaped, opened, textElement, type Weight, widthOf } from './markup.ts'
import { tints } from './tints.ts'
import { type Writable, writable } from './writable.ts'

export const width = 1200
export const height = 630

/** What a picture of a card shows. */
export type Shown = {
  name: string
  title?: string | undefined
  company?: string | undefined
  /** Whose house it is, below a line. */
  place: string
  /** A colour such as #22313f; white must be readable on it. */
  colour: string
  /** A JPEG in base64. */
  photo?: string | undefined
}

const margin = 84
const frame = { size: 348, y: 282 }
const column = width - 2 * margin - frame.size - 68

/** The picture that others see when a card's address is shared: as SVG, drawn with nothing but shapes, text and the photo. */
export function cardPicture(shown: Shown) {
  const place = writable(shown.place)
  const named = writable(shown.name)
  const isFromRight = fromRight.test(named.text)
  // A name of nothing but emoji gives way to the house.
  const name = named.text === '' ? place : named
  const about = writable([shown.title, shown.company].filter(Boolean).join(' · '), isFromRight)
  const x = isFromRight ? width - margin : margin
  const anchor = isFromRight ? 'end' : 'start'
  const put = (text: Writable, y: number, size: number, weight: Weight, opacity: number) =>
    textElement(text, { x, y, size, weight, opacity, anchor })

  const large = fitted(name.text, measured(name, 700), { width: column, largest: 92, oneLine: 66, smallest: 50 })
  const small = fitted(about.text, measured(about, 400), { width: column, largest: 36, oneLine: 32, smallest: 28 })
  const line = cut(place.text, measured(place, 500), { width: width - 2 * margin, size: 27 })

  const leading = { large: large.size * 1.12, small: 36 * 1.3 }
  const gap = about.text === '' ? 0 : 68
  const block =
    large.size * 0.74 + leading.large * (large.lines.length - 1) + gap + leading.small * (small.lines.length - 1)
  const top = frame.y - block / 2 + large.size * 0.74
  const below = top + leading.large * (large.lines.length - 1) + gap
  const svg = documentOf(
    width,
    height,
    [
      background(shown.colour, isFromRight),
      portrait(shown, named, isFromRight ? margin + frame.size / 2 : width - margin - frame.size / 2),
      ...large.lines.map((text, at) =>
        put({ ...name, text }, Math.round(top + leading.large * at), large.size, 700, 1),
      ),
      ...(about.text === '' ? [] : small.lines).map((text, at) =>
        put({ ...about, text }, Math.round(below + leading.small * at), Math.min(small.size, 36), 400, 0.86),
      ),
      `<rect x="${margin}" y="508" width="${width - 2 * margin}" height="1.5" fill="#fff" fill-opacity="0.22"/>`,
      put({ ...place, text: line }, 562, 27, 500, 0.78),
    ].join('\n'),
  )
  return { svg, texts: [name, about, place] }
}

/** The pixels of a picture, row by row, four bytes each. */
export function drawn(shown: Shown) {
  const { svg, texts } = cardPicture(shown)
  return opened(svg, texts).render().pixels
}

const fromRight = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function measured(writable: Writable, weight: Weight) {
  const known = new Map<string, number>()
  return (text: string) => {
    const width = known.get(text) ?? (text === '' ? 0 : widthOf({ ...writable, text }, weight))
    known.set(text, width)
    return width
  }
}

function background(colour: string, isFromRight: boolean) {
  const { lighter, darker } = tints(colour)
  const glow = isFromRight ? margin + frame.size / 2 : width - margin - frame.size / 2
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter}"/><stop offset="1" stop-color="${darker}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
<circle cx="${glow}" cy="${frame.y}" r="290" fill="#fff" fill-opacity="0.035"/>
<circle cx="${glow}" cy="${frame.y}" r="232" fill="#fff" fill-opacity="0.045"/>`
}

function portrait({ photo }: Shown, name: Writable, x: number) {
  const { size, y } = frame
  const ring = `<circle cx="${x}" cy="${y}" r="${size / 2 + 3}" fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="6"/>`
  if (!photo) return initials(name, x) + ring.replace('0.9', '0.5')
  const corner = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`
  return `<clipPath id="round"><circle cx="${x}" cy="${y}" r="${size / 2}"/></clipPath><image ${corner} clip-path="url(#round)" preserveAspectRatio="xMidYMid slice" xlink:href="data:image/jpeg;base64,${escaped(photo)}"/>${ring}`
}

function initials(name: Writable, x: number) {
  const { size, y } = frame
  const text = initialsOf(name.text)
  const disc = `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="#fff" fill-opacity="0.13"/>`
  if (text === '') return disc + nobody(x, y)
  const letters = { ...name, text }
  const box = opened(documentOf(1, 1, textElement(letters, { x: 0, y: 0, size: 132, weight: 500 })), [
    letters,
  ]).getBBox()
  if (!box) return disc + nobody(x, y)
  const [left, top] = [x - box.x - box.width / 2, y - box.y - box.height / 2]
  return disc + textElement(letters, { x: left, y: top, size: 132, weight: 500, opacity: 0.95 })
}

/** A head and shoulders, for a name that has no letter. */
const nobody = (x: number, y: number) =>
  `<g fill="#fff" fill-opacity="0.8"><circle cx="${x}" cy="${y - 42}" r="52"/><path d="M${x - 96} ${y + 112}a96 84 0 0 1 192 0z"/></g>`
