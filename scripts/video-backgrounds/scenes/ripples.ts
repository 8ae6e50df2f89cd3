import { type Colour, fill, tall } from '../canvas.ts'
import { chance } from '../chance.ts'
import { add, mix, ramp, smooth } from '../colour.ts'
import { loopNoise, sampled } from '../noise.ts'
import { type Scene, turn } from '../scene.ts'

const pond = ramp(['#e3f1ef', '#d3e8e8', '#c2dee2', '#b2d2da'])
const cloud: Colour = [0.97, 0.99, 0.98]
const mirrored = loopNoise(71, 2)
const next = chance(23)
const falls = Array.from({ length: 9 }, (_, index) => ({
  x: next(),
  y: ((index + next()) / 9) * tall,
  start: (index * 0.382) % 1,
  reach: 0.45 + next() * 0.3,
}))

/** Rings on a still pond that reflects the sky. */
export const ripples: Scene = {
  seconds: 8,
  detail: 0.5,
  rate: 27,
  paint: (canvas, phase) => {
    const clouds = sampled((x, y) => mirrored(x * 1.5, y * 1.1, phase) + 0.4 * mirrored(x * 3, y * 2.2 + 9, phase))
    fill(canvas, (x, y) => {
      let [east, south] = [0, 0]
      for (const fall of falls) {
        const age = (phase - fall.start + 1) % 1
        const [dx, dy] = [x - fall.x, y - fall.y]
        const out = Math.hypot(dx, dy)
        const off = out - age * fall.reach
        if (off > 0.09 || off < -0.22) continue
        const packet = Math.exp(-(((off + 0.06) / 0.055) ** 2)) * smooth(0, 0.08, age) * (1 - smooth(0.35, 1, age))
        const slope = Math.sin((turn * off) / 0.052) * packet * smooth(0, 0.03, out)
        east += (slope * dx) / Math.max(out, 1e-4)
        south += (slope * dy) / Math.max(out, 1e-4)
      }
      const [seenX, seenY] = [x + east * 0.05, y + south * 0.05]
      const sky = smooth(-0.25, 0.55, clouds(seenX, seenY))
      const water = mix(pond(seenY / tall), cloud, sky * 0.55)
      return add(water, [1, 1, 1], (east * 0.5 - south) * 0.05)
    })
  },
}
