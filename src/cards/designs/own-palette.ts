/** The colours of a page by the names that the style sheets of templates use. */
type Palette = Record<string, Hex>
type Schemes = { light: Palette; dark: Palette }
type OwnColours = { accent?: Hex | undefined; background?: Hex | undefined }

const forText = 4.5
const forEdges = 3

/** The colours of a template with a member's own: the page as picked, and everything on it in shades that can be read. */
export function ownPalette(template: Schemes, { accent, background }: OwnColours): Schemes {
  const isDark = background !== undefined && inkFor(background) === '#ffffff'
  const paletteFor = (base: Palette, ground: Hex | undefined) =>
    withAccent(ground === undefined ? base : withGround(base, ground), accent)
  if (isDark) {
    const palette = paletteFor(template.dark, background)
    return { light: palette, dark: palette }
  }
  return {
    light: paletteFor(template.light, background),
    dark: paletteFor(template.dark, background && mix(background, '#000000', 0.88)),
  }
}

/** Everything except the accent and its shades. */
function withGround(base: Palette, page: Hex): Palette {
  const towards = inkFor(page)
  const sheet = base.sheet === base.page ? page : sheetOn(page, towards)
  const well = base.well && sheetOn(page, towards)
  const grounds = [page, sheet, ...(well ? [well] : [])]
  const text = { on: grounds, least: forText, towards }
  return {
    ...base,
    page,
    sheet,
    ...(well && { well }),
    ink: readable(mix(page, towards, 0.88), { ...text, least: 7 }),
    soft: readable(mix(page, towards, 0.62), text),
    line: mix(sheet, towards, 0.15),
    edge: readable(mix(page, towards, 0.45), { ...text, least: forEdges }),
    bad: readable(base.bad ?? '#b3261e', text),
  }
}

/** A sheet of paper on the page, further away from the ink than the page is. */
function sheetOn(page: Hex, ink: Hex) {
  if (ink === '#000000') return mix(page, '#ffffff', 0.72)
  const raised = mix(page, '#ffffff', 0.08)
  return contrastOf(raised, ink) >= 9 ? raised : mix(page, '#000000', 0.35)
}

function withAccent(base: Palette, picked: Hex | undefined): Palette {
  const { page = '#ffffff', sheet = page } = base
  const towards = inkFor(page)
  const accent = readable(picked ?? base.accent ?? towards, { on: [page, sheet], least: forText, towards })
  const tint = tintOf(sheet, accent, [base.ink, base.soft, base.bad, accent])
  const glow = base.glow && tintOf(page, picked ?? accent, [base.ink, base.soft, accent])
  const own = { ...base, accent, tint, on: onto(accent), ...(glow && { glow }) }
  return picked === undefined ? own : { ...own, ...withBand(base, picked) }
}

/** The strongest accent that still keeps everything readable. */
function tintOf(ground: Hex, accent: Hex, texts: (Hex | undefined)[]) {
  const tints = [0.13, 0.1, 0.07, 0.04, 0.02].map((share) => mix(ground, accent, share))
  const holds = (tint: Hex) => texts.every((text) => text === undefined || contrastOf(text, tint) >= forText)
  return tints.find(holds) ?? ground
}

/** Text on a colour: almost black or white, with a touch of the colour. */
function onto(colour: Hex) {
  const towards = contrastOf(colour, '#ffffff') >= forText ? '#ffffff' : '#000000'
  return readable(mix(colour, towards, 0.92), { on: [colour], least: forText, towards })
}

/** Bands and large areas, which show the accent as it was picked. */
function withBand(base: Palette, picked: Hex): Palette {
  const isBand = base.theme !== undefined
  return {
    ...(isBand && { theme: picked, deep: mix(picked, inkFor(picked), 0.2) }),
    ...(base.loud && { deep: picked, loud: onto(picked) }),
  }
}

/** A colour such as #22313f. */
type Hex = string

/** The contrast of two colours as WCAG 2.2 defines it: from 1 to 21. */
export function contrastOf(one: Hex, other: Hex) {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A share of another colour mixed in: 0 is the first colour, 1 the second. */
function mix(one: Hex, other: Hex, share: number): Hex {
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
const inkFor = (ground: Hex): Hex =>
  contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000'

function luminanceOf(colour: Hex) {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const partsOf = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
