import type { Format } from './format.ts'
import { mp3 } from './mp3.ts'
import { mp4 } from './mp4.ts'
import { ogg } from './ogg.ts'
import { wav } from './wav.ts'
import { webm } from './webm.ts'

export const formats: Format[] = [webm, ogg, mp4, mp3, wav]

/** How many bytes are enough to detect the format. */
export const headSize = 4096

export const formatOf = (mediaType: string) => formats.find((each) => each.mediaType === mediaType)
