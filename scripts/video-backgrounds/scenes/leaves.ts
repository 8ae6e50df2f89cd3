import { type Canvas, fill, type Place, tall } from '../canvas.ts'
import { chance } from '../chance.ts'
import { add, ramp, smooth } from '../colour.ts'
import { loopNoise, sampled } from '../noise.ts'
import { type Scene, wave } from '../scene.ts'

const wall = ramp(['#fbf1df', '#f7e8d0', '#f0dcc0', '#ead3b4'])
const shade = [0.72, 0.71, 0.75] as const
const dapple = loopNoise(41, 2)
const next = chance(17)
/** Twigs grow in from the edges. Far twigs cast soft shadows, near ones crisp shadows. */
const twigs = [
  { x: 1.1, y: 0.0, aim: 2.3, length: 1.1, soft: 0.012, start: 0.0, leaf: 0.14 },
  { x: 1.15, y: 0.5, aim: 2.7, length: 0.95, soft: 0.034, start: 0.3, leaf: 0.17 },
  { x: -0.1, y: 0.05, aim: 0.6, length: 0.8, soft: 0.026, start: 0.55, leaf: 0.15 },
  { x: -0.12, y: 1.45, aim: -0.5, length: 0.9, soft: 0.036, start: 0.75, leaf: 0.18 },
  { x: 1.12, y: 1.78, aim: -2.45, length: 0.95, soft: 0.016, start: 0.4, leaf: 0.14 },
].map((twig) => ({ ...twig, leaves: leavesOf(twig.length) }))

/** The shadow of a tree on a wall in the afternoon. */
export const leaves: Scene = {
  seconds: 8,
  detail: 0.5,
  rate: 24.5,
  paint: (canvas, phase) => {
    const dappled = sampled((x, y) => dapple(x * 1.3, y * 1.1, phase))
    fill(canvas, (x, y) => {
      const sunny = smooth(-0.4, 0.6, dappled(x, y) * 0.6)
      return add(wall((y / tall) * 0.7 + 0.25 - sunny * 0.25), [0.02, 0.015, 0], sunny)
    })
    const shadows = new Float32Array(canvas.width * canvas.height)
    for (const twig of twigs) grow(canvas, shadows, twig, phase)
    darken(canvas, shadows)
  },
}

function leavesOf(length: number) {
  return Array.from({ length: 19 }, (_, index) => ({
    along: length * (0.08 + (0.92 * index) / 18),
    side: index === 18 ? 0 : (index % 2 === 0 ? 0.9 : -0.9) + (next() - 0.5) * 0.8,
    size: (0.65 + next() * 0.6) * (1.15 - (0.45 * index) / 18),
    start: next(),
  }))
}

function grow(canvas: Canvas, shadows: Float32Array, twig: (typeof twigs)[number], phase: number) {
  const lean = twig.aim + 0.045 * wave(phase, 1, twig.start) + 0.018 * wave(phase, 2, twig.start * 2)
  let last = { x: twig.x, y: twig.y }
  for (const { along, side, size, start } of twig.leaves) {
    const bent = lean + along * 0.06 * wave(phase, 1, twig.start - 0.12) + 0.22 * along
    const root = { x: twig.x + Math.cos(bent) * along, y: twig.y + Math.sin(bent) * along }
    const aim = bent + side + 0.09 * wave(phase, 2, start) + 0.07 * wave(phase, 1, start)
    const half = (twig.leaf * size) / 2
    const middle = { x: root.x + Math.cos(aim) * half, y: root.y + Math.sin(aim) * half }
    shadow(canvas, shadows, { ...middle, reach: half + twig.soft * 2 }, { aim, half, plump: 1.3, soft: twig.soft })
    // The stem to the previous leaf is drawn as a very thin leaf.
    const piece = { x: (root.x + last.x) / 2, y: (root.y + last.y) / 2 }
    const stem = {
      aim: Math.atan2(root.y - last.y, root.x - last.x),
      half: Math.hypot(root.x - last.x, root.y - last.y) * 0.7,
    }
    shadow(
      canvas,
      shadows,
      { ...piece, reach: stem.half + twig.soft * 2 },
      { ...stem, plump: 4, soft: twig.soft * 0.7 },
    )
    last = root
  }
}

/** Two arcs that meet at both ends. Overlapping leaves are hardly darker than one. */
function shadow(
  { width, height }: Canvas,
  shadows: Float32Array,
  { x, y, reach }: Place,
  leaf: { aim: number; half: number; plump: number; soft: number },
) {
  const [cos, sin] = [Math.cos(leaf.aim), Math.sin(leaf.aim)]
  const arc = leaf.half * leaf.plump
  const back = Math.sqrt(arc * arc - leaf.half * leaf.half)
  const most = 0.9 - leaf.soft * 9
  for (let row = Math.max(0, Math.floor((y - reach) * width)); row < Math.min(height, (y + reach) * width); row++) {
    for (
      let column = Math.max(0, Math.floor((x - reach) * width));
      column < Math.min(width, (x + reach) * width);
      column++
    ) {
      const [dx, dy] = [(column + 0.5) / width - x, (row + 0.5) / width - y]
      const inside = arc - Math.hypot(dx * cos + dy * sin, Math.abs(dy * cos - dx * sin) + back)
      const deep = smooth(-leaf.soft, leaf.soft, inside) * most
      const at = row * width + column
      const was = shadows[at] ?? 0
      shadows[at] = Math.max(was, deep) + 0.25 * Math.min(was, deep) * (1 - Math.max(was, deep))
    }
  }
}

function darken({ pixels }: Canvas, shadows: Float32Array) {
  for (const [index, deep] of shadows.entries()) {
    for (const part of [0, 1, 2] as const) {
      const at = index * 3 + part
      pixels[at] = (pixels[at] ?? 0) * (1 - deep * (1 - shade[part]))
    }
  }
}
