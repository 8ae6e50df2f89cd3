import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Cut } from '#platform/images/cut.ts'

/** How a photo is turned and cropped, as its owner wrote it: `90` and `middle` or `12.5,0,75,100`. */
export function readCut({ turn = '0', crop }: { turn?: string | undefined; crop?: string | undefined }): Cut {
  return { quarters: Number(turn) / 90, region: readRegion(crop) }
}

function readRegion(crop: string | undefined) {
  if (crop === undefined || crop === 'middle') return crop ?? null
  const [left = 0, top = 0, width = 0, height = 0] = crop.split(',').map((percent) => Number(percent) / 100)
  const isWithin = width > 0 && height > 0 && left + width <= 1 + rounding && top + height <= 1 + rounding
  if (!isWithin) throw wrongField('crop', say('fields.partPhoto'))
  return { left, top, width, height }
}

const rounding = 0.001
