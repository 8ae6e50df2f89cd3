import { fill, tall } from '../canvas.ts'
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

/** Paper-cut hills, seen from a viewpoint that moves in a small circle. Near hills move most. */
export const hills: Scene = {
  seconds: 10,
  detail: 1,
  rate: 24,
  paint: (canvas, phase) => {
    const aside = wave(phase, 1, 0.25)
    const up = wave(phase)
    const edges = sheets.map((sheet) => ridge(sheet, aside, up, canvas.width))
    fill(canvas, (x, y) => {
      const column = Math.floor(x * canvas.width)
      const below = (index: number) => y - (edges[index]?.[column] ?? tall)
      // Sheets behind the nearest one that covers this point are not painted.
      const nearest = sheets.findLastIndex((_, index) => below(index) > 0.001)
      let colour = nearest < 0 ? above(x - aside * 0.008, y - up * 0.004) : paper(nearest, below(nearest))
      for (let index = nearest + 1; index < sheets.length && below(index) > -0.05; index++) {
        colour = times(colour, 1 - 0.13 * Math.exp(-Math.abs(below(index)) * 55))
        colour = mix(colour, paper(index, below(index)), smooth(-0.0008, 0.0008, below(index)))
      }
      return colour
    })
  },
}

function above(x: number, y: number) {
  const round = Math.hypot(x - 0.66, y - 0.7)
  return mix(sky(y / 0.98), sun, 0.85 * (1 - smooth(0.1, 0.102, round)) + 0.35 * Math.exp(-round * 4.5))
}

function paper(index: number, below: number) {
  const colour = sheets[index]?.colour ?? sun
  return mix(mix(colour, sun, 0.16), colour, smooth(0, 0.22, below))
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
