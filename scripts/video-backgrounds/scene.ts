import type { Canvas } from './canvas.ts'

/** A looping animation: painted for each phase from 0 to 1, where phase 1 looks the same as phase 0. */
export type Scene = {
  seconds: number
  /** Soft pictures are painted smaller and enlarged, which is hardly visible and much faster. */
  detail: 1 | 0.5 | 0.25
  /** x264's constant rate factor: lower values give better quality and larger files. */
  rate: number
  paint: (canvas: Canvas, phase: number) => void
}

export const turn = 2 * Math.PI

/** A wave that repeats `times` in a loop. */
export function wave(phase: number, times = 1, offset = 0) {
  return Math.sin(turn * (phase * times + offset))
}
