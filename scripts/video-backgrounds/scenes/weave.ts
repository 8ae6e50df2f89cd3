import { fill } from '../canvas.ts'
import { hex, mix, smooth, times } from '../colour.ts'
import { loopNoise, sampled } from '../noise.ts'
import { type Scene, turn } from '../scene.ts'

const warp = ['#24506a', '#2a5870', '#1f4762', '#2f5f72'].map(hex)
const weft = ['#1d2b52', '#24325c', '#1a2749', '#2b3766'].map(hex)
const sheen = hex('#9fd3d6')
const swell = loopNoise(51, 2)
/** The number of ribbons across the width. Their colours repeat after four. */
const count = 5

/** Ribbons woven over two and under two, with light passing over them. */
export const weave: Scene = {
  seconds: 6,
  detail: 0.5,
  rate: 21,
  paint: (canvas, phase) => {
    const lifted = sampled((x, y) => swell(x * 1.1, y * 1.1, phase))
    fill(canvas, (x, y) => {
      const lift = lifted(x, y)
      const along = (x + y) * Math.SQRT1_2 * count
      const across = (y - x) * Math.SQRT1_2 * count + 40
      const [column, row] = [Math.floor(along), Math.floor(across)]
      const step = (column + row) % 4
      const over = step < 2
      const [inColumn, inRow] = [along - column - 0.5, across - row - 0.5]
      const side = over ? inColumn : inRow
      // From -1 to 1 along the part that lies on top of two others.
      const length = over ? inRow + (step === 0 ? -0.5 : 0.5) : inColumn + (step === 2 ? -0.5 : 0.5)
      const ribbon = (over ? warp[column % 4] : weft[row % 4]) ?? sheen
      const arch = 0.72 + 0.28 * smooth(1, 0.2, Math.abs(length))
      const round = 1 - 0.3 * (side * 2) ** 4
      const passing = 0.5 + 0.5 * Math.sin(turn * (x * 0.35 + y * 0.55 - phase) + lift * 1.8)
      const light = passing * passing * 0.24 * arch * round
      return times(mix(ribbon, sheen, light), arch * round)
    })
  },
}
