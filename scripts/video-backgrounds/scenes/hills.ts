import { type Colour, fill, tall } from '../canvas.ts'
import { hex, mix, ramp, smooth, times } from '../colour.ts'
import { type Scene, turn, wave } from '../scene.ts'

const sky = ramp(['#f3c9a8', '#f8dcc0', '#fbeeda', '#fdf4e6'])
const sun = hex('#fff8ea')
const sheets = ['#eccdb8', '#dcbdb0', '#c4b3b0', '#a9aaad', '#8fa0a6', '#7b949b'].map((code, index) => ({
  colour: hex(code),
  rise: 0.82 + index * 0.155,
  height: 0.035 + index * 0.008,
  pull: 0.02 + index * 0.022,
  seed: index * 1.7,
}))

/** Hills cut from paper, seen from a boat that goes round in a small circle: the near ones move most. */
export const hills: Scene = {
  seconds: 10,
  detail: 1,
  rate: 24,
  paint: (canvas, phase) => {
    const aside = wave(phase, 1, 0.25)
    const up = wave(phase)
    const edges = sheets.map((sheet) => ridge(sheet, aside, up, canvas.width))
    fill(canvas, (x, y) => {
      const round = Math.hypot(x - 0.66 - aside * 0.008, y - 0.7 - up * 0.004)
      let colour: Colour = mix(
        sky(y / 0.98),
        sun,
        0.85 * (1 - smooth(0.1, 0.102, round)) + 0.35 * Math.exp(-round * 4.5),
      )
      for (const [index, sheet] of sheets.entries()) {
        const below = y - (edges[index]?.[Math.floor(x * canvas.width)] ?? tall)
        if (below < -0.05) continue
        // The sheet in front throws its shadow on what lies behind.
        colour = times(colour, 1 - 0.13 * Math.exp(-Math.abs(below) * 55))
        const paper = mix(mix(sheet.colour, sun, 0.16), sheet.colour, smooth(0, 0.22, below))
        colour = mix(colour, paper, smooth(-0.0008, 0.0008, below))
      }
      return colour
    })
  },
}

function ridge({ rise, height, pull, seed }: (typeof sheets)[number], aside: number, up: number, width: number) {
  return Float32Array.from({ length: width }, (_, column) => {
    const x = (column + 0.5) / width + aside * pull
    const shape =
      Math.sin(turn * (x * 0.83 + seed)) +
      0.55 * Math.sin(turn * (x * 1.71 + seed * 2.3)) +
      0.22 * Math.sin(turn * (x * 3.9 + seed * 3.1))
    return rise - shape * height + up * pull * 0.35
  })
}
