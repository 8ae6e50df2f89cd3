import { tall } from './canvas.ts'
import { chance } from './chance.ts'

type LoopNoise = (x: number, y: number, phase: number) => number

/** The twelve directions from the centre of a cube to its edges, four of them twice. */
const east = Float64Array.of(1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0, 1, -1, 0, 0)
const south = Float64Array.of(1, 1, -1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, 1, 1, -1)
const later = Float64Array.of(0, 0, 0, 0, 1, 1, -1, -1, 1, 1, -1, -1, 0, 0, -1, -1)

/** Gradient noise, about -1 to 1. The third axis is time, which wraps around after `cells`: phase 1 equals phase 0. */
export function loopNoise(seed: number, cells: number): LoopNoise {
  const order = shuffled(seed)
  return (x, y, phase) => {
    const z = (phase - Math.floor(phase)) * cells
    const column = Math.floor(x)
    const row = Math.floor(y)
    const layer = Math.floor(z)
    const dx = x - column
    const dy = y - row
    const dz = z - layer
    let sum = 0
    // All eight corners in one loop: it runs a billion times, and function calls would take most of the time.
    for (let corner = 0; corner < 8; corner++) {
      const right = corner & 1
      const down = (corner >> 1) & 1
      const after = corner >> 2
      const first = order[(column + right) & 255] ?? 0
      const second = order[(first + row + down) & 255] ?? 0
      const kind = (order[(second + ((layer + after) % cells)) & 255] ?? 0) & 15
      const [ax, ay, az] = [dx - right, dy - down, dz - after]
      const slope = (east[kind] ?? 0) * ax + (south[kind] ?? 0) * ay + (later[kind] ?? 0) * az
      sum += slope * weight(ax) * weight(ay) * weight(az)
    }
    return sum
  }
}

/** A smooth field computed at few points and interpolated between them: a twentieth of the work. */
export function sampled(field: (x: number, y: number) => number) {
  const [every, margin] = [1 / 120, 0.15]
  const columns = Math.ceil((1 + 2 * margin) / every) + 2
  const rows = Math.ceil((tall + 2 * margin) / every) + 2
  const grid = new Float64Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++)
      grid[at] = field(column * every - margin, row * every - margin)
  return (x: number, y: number) => {
    const left = (x + margin) / every
    const top = (y + margin) / every
    const column = Math.floor(left)
    const row = Math.floor(top)
    const dx = left - column
    const dy = top - row
    const at = row * columns + column
    const above = (grid[at] ?? 0) * (1 - dx) + (grid[at + 1] ?? 0) * dx
    const below = (grid[at + columns] ?? 0) * (1 - dx) + (grid[at + columns + 1] ?? 0) * dx
    return above * (1 - dy) + below * dy
  }
}

/** The weight of a corner by distance: 1 at 0 and 0 at 1, smooth at both ends. */
function weight(distance: number) {
  const off = Math.abs(distance)
  return 1 - off * off * off * (off * (off * 6 - 15) + 10)
}

function shuffled(seed: number) {
  const next = chance(seed)
  const order = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let last = 255; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
