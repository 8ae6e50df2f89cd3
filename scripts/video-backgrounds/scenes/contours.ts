import { fill } from '../canvas.ts'
import { hex, mix, ramp, smooth } from '../colour.ts'
import { loopNoise, sampled } from '../noise.ts'
import type { Scene } from '../scene.ts'

const land = ramp(['#dfe6d6', '#e9ecdd', '#f1f0e4', '#f6f2e8'])
const ink = hex('#8fa592')
const broad = loopNoise(21, 1)
const fine = loopNoise(22, 1)
const levels = 8

/** The contour lines of a map whose land rises and falls. */
export const contours: Scene = {
  seconds: 10,
  detail: 0.5,
  rate: 29.5,
  paint: (canvas, time) => {
    // The loop starts where the land moves least.
    const phase = time + 0.23
    const height = sampled(
      (x, y) => broad(x * 1.3, y * 1.3, phase) + 0.55 * fine(x * 1.1 + y * 1.3, y * 1.1 - x * 1.3, phase),
    )
    const step = 1 / canvas.width
    fill(canvas, (x, y) => {
      const here = height(x, y)
      const level = here * levels
      const steep = Math.hypot(height(x + step, y) - here, height(x, y + step) - here) * levels
      const pixels = Math.abs(level - Math.round(level)) / Math.max(steep, 1e-4)
      const bold = Math.round(level) % 4 === 0
      const line = 1 - smooth(bold ? 0.5 : 0.2, bold ? 1.5 : 1.2, pixels)
      // On flat land a line would become a blot.
      const drawn = line * smooth(0.0012, 0.008, steep) * (bold ? 0.8 : 0.5)
      return mix(land(0.5 + here * 0.6), ink, drawn)
    })
  },
}
