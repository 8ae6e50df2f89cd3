/** A number from 0 up to 1: the same ones in every run. */
export type Chance = () => number

/** Mulberry32: small, and good enough to scatter names. */
export function seeded(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function any<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(from.length * chance())] as T
}

/** Early ones of a list come up far more often than late ones. */
export function common<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(from.length * chance() ** 2)] as T
}
