/** A colour such as #22313f. */
export type Hex = string

/** The contrast of two colours as WCAG 2.2 defines it: from 1 to 21. */
export function contrastOf(one: Hex, other: Hex) {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A share of another colour mixed in: 0 is the first colour, 1 the second. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [from, to] = [partsOf(one), partsOf(other)]
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

type Wish = { on: Hex[]; least: number; towards: Hex }

/** The colour itself, or the nearest shade of it towards black or white that can be read on all of these. */
export function readable(colour: Hex, { on, least, towards }: Wish): Hex {
  for (let step = 0; step <= 64; step++) {
    const shade = mix(colour, towards, step / 64)
    if (on.every((ground) => contrastOf(shade, ground) >= least)) return shade
  }
  return towards
}

/** Black or white, whichever can be read better. One of them always has a contrast of 4.58 or more. */
export const inkFor = (ground: Hex): Hex =>
  contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000'

function luminanceOf(colour: Hex) {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const partsOf = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
