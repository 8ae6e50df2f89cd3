import { type Colour, fill, stamp } from '../canvas.ts'
import { chance } from '../chance.ts'
import { add, hex, mix, ramp, smooth } from '../colour.ts'
import { loopNoise } from '../noise.ts'
import { type Scene, turn, wave } from '../scene.ts'

const night = ramp(['#060a1c', '#08122a', '#0c2036', '#11303f'])
const ground = hex('#04080f')
const green = hex('#3fe0a0')
const violet = hex('#7a5cf0')
const rays = loopNoise(31, 3)
const next = chance(8)
const stars = Array.from({ length: 70 }, () => ({
  x: next(),
  y: next() * 1.32,
  size: 0.0012 + next() ** 3 * 0.0018,
  start: next(),
}))
const curtains = [
  { foot: 0.86, sway: 0.1, high: 0.34, bright: 0.42, bend: 0.9, start: 0.1 },
  { foot: 1.08, sway: 0.07, high: 0.24, bright: 0.34, bend: 1.3, start: 0.55 },
  { foot: 0.56, sway: 0.08, high: 0.26, bright: 0.22, bend: 0.7, start: 0.8 },
]

/** Curtains of northern light over a dark ridge. */
export const aurora: Scene = {
  seconds: 10,
  detail: 0.5,
  rate: 25,
  paint: (canvas, phase) => {
    fill(canvas, (x, y) => {
      let colour: Colour = night(y / 1.6)
      for (const curtain of curtains) {
        const [strength, hue] = light(curtain, x, y, phase)
        colour = add(colour, mix(green, violet, hue), strength)
      }
      return y < 1.3 ? colour : mix(colour, ground, smooth(-0.002, 0.002, y - ridge(x)))
    })
    for (const { x, y, size, start } of stars) {
      const bright = 0.3 + 0.12 * wave(phase, 2, start)
      stamp(canvas, { x, y, reach: size * 3 }, (dx, dy, was) =>
        add(was, [0.9, 0.95, 1], bright * Math.exp(-(dx * dx + dy * dy) / (size * size))),
      )
    }
  },
}

function light(
  { foot, sway, high, bright, bend, start }: (typeof curtains)[number],
  x: number,
  y: number,
  phase: number,
): [number, number] {
  const line =
    foot +
    sway * Math.sin(turn * (x * bend + phase + start)) +
    sway * 0.5 * Math.sin(turn * (x * bend * 1.9 - phase + start * 2))
  const above = line - y
  if (above > high * 3.2 || above < -0.12) return [0, 0]
  const ray = 0.62 + 0.38 * rays(x * 7 + start * 50, above * 0.7, phase) + 0.3 * rays(x * 2 + start * 90, 0.5, phase)
  const body = above < 0 ? Math.exp(-((above / 0.035) ** 2)) : Math.exp(-above / (high * 0.62))
  return [
    bright * body * Math.max(0.08, ray) * (1 - smooth(high * 2, high * 3.2, above)),
    smooth(0.02, high * 1.3, above),
  ]
}

/** The ridge is below all stars. */
function ridge(x: number) {
  return (
    1.42 +
    0.05 * Math.sin(turn * (x * 0.7 + 0.2)) +
    0.02 * Math.sin(turn * (x * 2.3 + 0.4)) +
    0.006 * Math.sin(turn * x * 6.1)
  )
}
