import { fill } from '../canvas.ts'
import { ramp } from '../colour.ts'
import { loopNoise } from '../noise.ts'
import type { Scene } from '../scene.ts'

const water = ramp(['#0a1230', '#0a1c40', '#0e3a5a', '#1a666f', '#23587a', '#343a78', '#47306c'])
const current = loopNoise(14, 3)
const body = loopNoise(15, 2)

/** Colours that flow into each other like water. */
export const tide: Scene = {
  seconds: 10,
  detail: 0.25,
  rate: 27.5,
  paint: (canvas, phase) =>
    fill(canvas, (x, y) => {
      const east = current(x * 1.1, y * 0.8, phase)
      const south = current(x * 1.1 + 31.7, y * 0.8 + 17.3, phase)
      const depth = body(x * 0.9 + east * 0.9, y * 0.8 + south * 0.9, phase)
      const swell = body(x * 1.6 - south * 0.7 + 7.1, y * 1.3 + east * 0.7 + 3.9, phase)
      return water(0.44 + depth * 0.72 + swell * 0.3 + (x - y + 0.39) * 0.1)
    }),
}
