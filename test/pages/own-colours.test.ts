import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrastOf, ownPalette } from '#cards/designs/own-palette.ts'
import { templates } from '#cards/designs/templates.ts'
import { cardSheet } from '#web/card/assets.ts'
import { paletteOf } from '#web/card/page/palette.ts'

const text = [
  ['ink', ['page', 'sheet', 'tint', 'glow', 'well']],
  ['soft', ['page', 'sheet', 'tint', 'glow']],
  ['accent', ['page', 'sheet', 'tint']],
  ['bad', ['sheet']],
  ['on', ['accent']],
  ['loud', ['deep']],
] as const
const steps = ['00', '44', '80', 'bb', 'ff']
const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))

/** Every seventh colour for the pairs. */
const some = colours.filter((_, at) => at % 7 === 3)

for (const { key, colours: tints } of templates) {
  test(`${key} is readable in whatever colours a member picks`, () => {
    const base = paletteOf(cardSheet(key), key, tints[0].id)
    const looks = [
      ...colours.flatMap((picked) => [{ accent: picked }, { background: picked }]),
      ...some.flatMap((accent) => some.map((background) => ({ accent, background }))),
    ]
    for (const own of looks) {
      for (const [scheme, found] of Object.entries(ownPalette(base, own))) {
        const contrast = (one: string, other: string) => contrastOf(found[one] ?? '', found[other] ?? '')
        const say = (one: string, other: string) =>
          `${JSON.stringify(own)} ${scheme}: ${one} ${found[one]} on ${other} ${found[other]}`
        for (const [one, grounds] of text)
          for (const ground of grounds)
            if (found[one] && found[ground]) assert.ok(contrast(one, ground) >= 4.5, say(one, ground))
        for (const ground of ['page', 'sheet']) assert.ok(contrast('edge', ground) >= 3, say('edge', ground))
      }
    }
  })
}

test('the background and the accent are used as picked where they can be read', () => {
  const base = paletteOf(cardSheet('linen'), 'linen', 'ink')
  const { light, dark } = ownPalette(base, { accent: '#7a1f3d', background: '#fdf1e3' })
  assert.deepEqual([light.page, light.accent], ['#fdf1e3', '#7a1f3d'])
  assert.notEqual(dark.page, '#fdf1e3')
  const night = ownPalette(base, { background: '#101a2b' })
  assert.deepEqual([night.light.page, night.dark.page], ['#101a2b', '#101a2b'])
})
