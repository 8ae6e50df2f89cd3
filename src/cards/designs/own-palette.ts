import { contrastOf, type Hex, inkFor, mix, readable } from './contrast.ts'

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

/** Everything but the accent and what is made of it. */
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

/** As much of the accent as everything on it allows. */
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
