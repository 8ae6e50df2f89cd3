import { type Canvas, type Colour, fill, stamp, tall } from '../canvas.ts'
import { chance } from '../chance.ts'
import { add, hex, mix, ramp, smooth } from '../colour.ts'
import { type Scene, turn, wave } from '../scene.ts'

const dusk = ramp(['#16202e', '#1b2a3a', '#22384a', '#1d2d3c', '#121b26'])
const next = chance(29)
const lights = [
  { x: 0.2, y: 1.02, wide: 0.3, colour: hex('#c98a4e'), bright: 0.3 },
  { x: 0.82, y: 0.86, wide: 0.26, colour: hex('#5aa0b8'), bright: 0.28 },
  { x: 0.55, y: 1.28, wide: 0.34, colour: hex('#a8626a'), bright: 0.24 },
  { x: 0.4, y: 0.5, wide: 0.36, colour: hex('#4a6f9a'), bright: 0.16 },
]
const beads = Array.from({ length: 240 }, () => ({ x: next(), y: next() * tall, size: 0.004 + next() ** 3 * 0.015 }))
const runners = Array.from({ length: 7 }, (_, index) => ({
  x: (index + 0.2 + next() * 0.6) / 7,
  size: 0.017 + next() * 0.008,
  start: next(),
  seed: next() * 9,
}))

/** Rain on a window, with the lights of a town behind it. */
export const rain: Scene = {
  seconds: 10,
  detail: 1,
  rate: 26,
  paint: (canvas, phase) => {
    const town = (x: number, y: number) => behind(x, y, phase)
    fill(canvas, town)
    for (const bead of beads) drop(canvas, bead, town)
    for (const runner of runners) run(canvas, runner, phase, town)
  },
}

function behind(x: number, y: number, phase: number) {
  let colour: Colour = dusk(y / tall)
  for (const light of lights) {
    const off = ((x - light.x) ** 2 + (y - light.y) ** 2) / (light.wide * light.wide)
    colour = add(colour, light.colour, light.bright * (1 + 0.15 * wave(phase, 1, light.x)) * Math.exp(-off * 1.6))
  }
  return colour
}

/** A drop shows the background upside down, bright at the bottom and dark at the top. */
function drop(
  canvas: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  town: (x: number, y: number) => Colour,
) {
  const edge = 1.5 / canvas.width
  stamp(canvas, { x, y, reach: size * 1.2 + edge }, (dx, dy, was) => {
    const narrow = dx * (1 + 0.25 * Math.max(0, -dy / size))
    const out = Math.hypot(narrow, dy * 0.9)
    const inside = smooth(edge, -edge, out - size)
    if (inside === 0) return was
    const bend = Math.min(1, out / size)
    const seen = town(x - (dx / size) * 0.22 * bend, y - (dy / size) * 0.3 * bend)
    const lit = 0.12 * smooth(-0.2, 1, dy / size) - 0.05 * smooth(0, -1, dy / size) - 0.025 * bend ** 6
    const glint = 0.22 * Math.exp(-(((dx / size + 0.35) ** 2 + (dy / size + 0.4) ** 2) / 0.05))
    return mix(was, add(seen, [0.9, 1, 1.05], lit + glint), inside * 0.9)
  })
}

/** A drop that runs from top to bottom in a loop, unevenly, and the beads it leaves behind. */
function run(canvas: Canvas, runner: (typeof runners)[number], phase: number, town: (x: number, y: number) => Colour) {
  const way = (share: number) => (share + 0.035 * Math.sin(turn * share * 3 + runner.seed)) * (tall + 0.3) - 0.15
  const aside = (y: number) =>
    runner.x + 0.012 * Math.sin(y * 9 + runner.seed) + 0.006 * Math.sin(y * 23 + runner.seed * 2)
  const steps = 34
  for (let step = 0; step < steps; step++) {
    const left = step / steps
    const age = (((phase + runner.start - left) % 1) + 1) % 1
    const size =
      runner.size *
      (0.22 + 0.2 * Math.abs(Math.sin(step * 12.9 + runner.seed))) *
      smooth(1, 0.15, age) *
      smooth(0.004, 0.02, age)
    const y = way(left) + 0.012 * Math.sin(step * 5.3)
    if (size > 0.0012) drop(canvas, { x: aside(y) + 0.006 * Math.sin(step * 7.7), y, size }, town)
  }
  const y = way((phase + runner.start) % 1)
  drop(canvas, { x: aside(y), y, size: runner.size }, town)
}
