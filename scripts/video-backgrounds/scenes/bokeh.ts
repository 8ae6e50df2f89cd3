import { fill, stamp, tall } from '../canvas.ts'
import { chance } from '../chance.ts'
import { add, hex, ramp, smooth } from '../colour.ts'
import { type Scene, wave } from '../scene.ts'

const night = ramp(['#120d1d', '#1d1428', '#2c1a2c', '#1b1424'])
const shades = ['#ffb765', '#ff9a6b', '#f7c98b', '#d97a8c', '#8e7bd0'].map(hex)
const next = chance(5)
const lamps = Array.from({ length: 34 }, (_, index) => ({
  x: next() * 1.1 - 0.05,
  y: next() * tall,
  radius: 0.035 + next() ** 1.7 * 0.13,
  shade: shades[index % shades.length] ?? hex('#ffffff'),
  glow: 0.1 + next() * 0.14,
  way: next() < 0.5 ? 1 : -1,
  drift: 0.015 + next() * 0.03,
  start: next(),
}))

/** Lamps out of focus. Each moves in a slow circle and changes in size. */
export const bokeh: Scene = {
  seconds: 9,
  detail: 0.5,
  rate: 24,
  paint: (canvas, phase) => {
    fill(canvas, (x, y) => night(y / tall + 0.08 * (x - 0.5)))
    for (const { x, y, radius, shade, glow, way, drift, start } of lamps) {
      const place = {
        x: x + drift * wave(phase, way, start),
        y: y + drift * wave(phase, way, start + 0.25),
        reach: radius * 1.35,
      }
      const strength = glow * (0.7 + 0.3 * wave(phase, 1, start * 3))
      const blur = 0.1 + (0.16 - radius) * 1.2
      stamp(canvas, place, (dx, dy, was) => {
        const out = Math.hypot(dx, dy) / radius
        const disc = 1 - smooth(1 - blur, 1 + blur, out)
        return add(was, shade, strength * disc * (0.72 + 0.28 * out * out))
      })
    }
  },
}
