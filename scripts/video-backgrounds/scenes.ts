import type { VideoBackground } from '#cards/designs/video-backgrounds.ts'
import type { Scene } from './scene.ts'
import { aurora } from './scenes/aurora.ts'
import { bokeh } from './scenes/bokeh.ts'
import { contours } from './scenes/contours.ts'
import { hills } from './scenes/hills.ts'
import { leaves } from './scenes/leaves.ts'
import { rain } from './scenes/rain.ts'
import { ripples } from './scenes/ripples.ts'
import { silk } from './scenes/silk.ts'
import { tide } from './scenes/tide.ts'
import { weave } from './scenes/weave.ts'

/** The scene of each background. A missing one is a type error. */
export const scenes: Record<VideoBackground['id'], Scene> = {
  tide,
  aurora,
  bokeh,
  rain,
  weave,
  hills,
  leaves,
  contours,
  silk,
  ripples,
}
