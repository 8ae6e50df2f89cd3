import type { LogoGround } from '../db/schema/values.ts'
import { decoder, type Pixels } from './decoder.ts'

/** The colour that shows a logo best: white, or almost black behind a light drawing on a transparent ground. */
export async function groundOf({ data, ...raw }: Pixels): Promise<LogoGround> {
  const sharp = await decoder()
  const small = sharp(data, { raw }).resize({ width: 48, height: 48, fit: 'inside' }).ensureAlpha()
  const pixels = await small.toColourspace('srgb').raw().toBuffer()
  let [light, opaque] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha
    opaque += alpha
  }
  const isTransparent = opaque < 0.97 * 255 * (pixels.length / 4)
  return isTransparent && light > 170 * opaque ? '#1d1c1a' : '#ffffff'
}
