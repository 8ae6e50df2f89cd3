import { fill } from '../canvas.ts'
import { ramp } from '../colour.ts'
import { loopNoise } from '../noise.ts'
import { type Scene, turn } from '../scene.ts'

const cloth = ramp(['#c98f9c', '#dba9b0', '#eac4c4', '#f5dcd8', '#fcf0ea'])
const hang = loopNoise(61, 2)
const crease = loopNoise(62, 2)

/** A cloth in a light wind, shaded by the angle of its slope to the light. */
export const silk: Scene = {
  seconds: 9,
  detail: 0.25,
  rate: 26,
  paint: (canvas, phase) => {
    const height = (x: number, y: number) => {
      const bent = x * 0.75 + y * 0.5 + 0.24 * hang(x * 1.1, y * 0.8, phase)
      const folds = Math.sin(turn * (bent * 1.6 - phase)) + 0.5 * Math.sin(turn * (bent * 3.1 + 0.3 - phase))
      return folds * 0.05 + 0.06 * crease(x * 2 + bent, y * 1.2 - bent, phase)
    }
    const step = 0.004
    fill(canvas, (x, y) => {
      const here = height(x, y)
      const east = (height(x + step, y) - here) / step
      const south = (height(x, y + step) - here) / step
      const facing = (1 - east * 0.8 - south * 0.35) / Math.hypot(east, south, 1.3)
      return cloth(0.12 + facing * 0.64)
    })
  },
}
