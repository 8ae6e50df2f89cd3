import type { Colour } from './canvas.ts'

export function hex(code: string): Colour {
  const value = Number.parseInt(code.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

export function add(base: Colour, light: Colour, strength: number): Colour {
  return [base[0] + light[0] * strength, base[1] + light[1] * strength, base[2] + light[2] * strength]
}

export function times(base: Colour, factor: number): Colour {
  return [base[0] * factor, base[1] * factor, base[2] * factor]
}

/** A gradient through evenly spaced colours. It is a curve, because linear segments show an edge where they meet. */
export function ramp(codes: string[]) {
  const stops = codes.map(hex)
  const last = stops.length - 1
  const stop = (index: number) => stops[Math.min(last, Math.max(0, index))] ?? [0, 0, 0]
  return (share: number): Colour => {
    const at = Math.min(1, Math.max(0, share)) * last
    const step = Math.min(last - 1, Math.floor(at))
    const [before, from, to, after] = [stop(step - 1), stop(step), stop(step + 1), stop(step + 2)]
    const part = (index: 0 | 1 | 2) => curve(before[index], from[index], to[index], after[index], at - step)
    return [part(0), part(1), part(2)]
  }
}

/** A Catmull-Rom spline: it passes through `from` and `to`; the neighbours give the slope. */
function curve(before: number, from: number, to: number, after: number, share: number) {
  const [slope, ahead] = [(to - before) / 2, (after - from) / 2]
  const bend = 3 * (to - from) - 2 * slope - ahead
  return from + share * (slope + share * (bend + share * (slope + ahead - 2 * (to - from))))
}

/** 0 before the first edge, 1 after the second, smooth in between. */
export function smooth(from: number, to: number, value: number) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
