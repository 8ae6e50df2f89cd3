import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { templates } from '#cards/designs/templates.ts'
import { type Colours, paletteOf } from '#web/card/page/palette.ts'

/** Pairs of text and background. WCAG AA needs a contrast of 4.5 for text and 3 for the edges of controls. */
const text = [
  ['ink', 'page'],
  ['ink', 'sheet'],
  ['ink', 'tint'],
  ['soft', 'page'],
  ['soft', 'sheet'],
  ['soft', 'tint'],
  ['accent', 'page'],
  ['accent', 'sheet'],
  ['accent', 'tint'],
  ['on', 'accent'],
  ['bad', 'sheet'],
  ['sheet', 'ink'],
] as const
const edges = [
  ['edge', 'sheet'],
  ['edge', 'page'],
  ['accent', 'sheet'],
] as const

const sheetOf = (key: string) => readFileSync(new URL(`../../src/web/card/style/${key}.css`, import.meta.url), 'utf8')

for (const { key, colours } of templates) {
  for (const colour of colours) {
    test(`${key} in ${colour.id} has enough contrast in light and dark`, () => {
      const palette = paletteOf(sheetOf(key), key, colour.id)
      for (const [scheme, found] of Object.entries(palette)) {
        const say = (one: string, other: string) =>
          `${scheme}: ${one} ${found[one]} on ${other} ${found[other]} is ${ratioOf(found, one, other).toFixed(2)}`
        for (const [one, other] of text) assert.ok(ratioOf(found, one, other) >= 4.5, say(one, other))
        for (const [one, other] of edges) assert.ok(ratioOf(found, one, other) >= 3, say(one, other))
        if (found.loud) assert.ok(ratioOf(found, 'loud', 'deep') >= 4.5, say('loud', 'deep'))
        if (found.well) assert.ok(ratioOf(found, 'ink', 'well') >= 4.5, say('ink', 'well'))
      }
    })

    test(`the swatch of ${key} in ${colour.id} matches its colour`, () => {
      assert.equal(paletteOf(sheetOf(key), key, colour.id).light.accent, colour.swatch)
    })
  }
}

test('white text on the scrim has enough contrast over any picture', () => {
  const scrims = [...sheetOf('poster').matchAll(/rgb\(0 0 0 \/ (0\.\d+)\)/g)].map((match) => Number(match[1]))
  assert.ok(scrims.length > 0)
  for (const scrim of scrims) {
    const grey = Math.round(255 * (1 - scrim))
      .toString(16)
      .padStart(2, '0')
    assert.ok(ratioOf({ text: '#ffffff', behind: `#${grey.repeat(3)}` }, 'text', 'behind') >= 4.5, `${scrim}`)
  }
})

function ratioOf(colours: Colours, one: string, other: string) {
  const [dark = 0, light = 0] = [one, other].map((name) => luminance(colours[name])).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** As WCAG 2.2 defines it. */
function luminance(colour: string | undefined) {
  assert.match(colour ?? '', /^#[0-9a-f]{6}$/)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour?.slice(at, at + 2) ?? '', 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
