import type { Canvas } from './canvas.ts'

/** A picture that moves: painted for each phase from 0 to 1, where 1 looks exactly as 0 does. */
export type Scene = {
  seconds: number
  /** Soft pictures are painted smaller and enlarged: it hardly shows, and takes a fraction of the time. */
  detail: 1 | 0.5 | 0.25
  /** x264's constant rate factor: lower is finer and larger. */
  rate: number
  paint: (canvas: Canvas, phase: number) => void
}

export const turn = 2 * Math.PI

/** Goes up and down `times` in a loop. */
export function wave(phase: number, times = 1, offset = 0) {
  return Math.sin(turn * (phase * times + offset))
}
