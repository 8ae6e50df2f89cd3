export type Colour = readonly [red: number, green: number, blue: number]
/** The colour of a point. Both x and y are in units of the picture's width. */
type Paint = (x: number, y: number) => Colour

/** A picture of sRGB values from 0 to 1. ffmpeg rounds them to eight bits. */
export type Canvas = { width: number; height: number; pixels: Float32Array }

/** The height of the picture, in units of its width. */
export const tall = 16 / 9

export function newCanvas(width: number): Canvas {
  const height = Math.round(width * tall)
  return { width, height, pixels: new Float32Array(width * height * 3) }
}

export function fill(canvas: Canvas, paint: Paint) {
  const { width, height, pixels } = canvas
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row + 0.5) / width
    for (let column = 0; column < width; column++, at += 3) {
      const colour = paint((column + 0.5) / width, y)
      pixels[at] = colour[0]
      pixels[at + 1] = colour[1]
      pixels[at + 2] = colour[2]
    }
  }
}

export type Place = { x: number; y: number; reach: number }
/** The new colour of a point, from its offset to the centre of the stamp. */
type Stamp = (dx: number, dy: number, was: Colour) => Colour

/** Paints over the pixels around one point only. */
export function stamp(canvas: Canvas, { x, y, reach }: Place, change: Stamp) {
  const { width, height, pixels } = canvas
  const left = Math.max(0, Math.floor((x - reach) * width))
  const right = Math.min(width - 1, Math.ceil((x + reach) * width))
  const top = Math.max(0, Math.floor((y - reach) * width))
  const bottom = Math.min(height - 1, Math.ceil((y + reach) * width))
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const at = (row * width + column) * 3
      const was: Colour = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      const colour = change((column + 0.5) / width - x, (row + 0.5) / width - y, was)
      pixels[at] = colour[0]
      pixels[at + 1] = colour[1]
      pixels[at + 2] = colour[2]
    }
  }
}

/** 16 bits each for red, green and blue: ffmpeg's rgb48le on a little-endian machine. */
export function toBytes({ pixels }: Canvas) {
  const deep = new Uint16Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) deep[at] = Math.min(1, Math.max(0, pixels[at] ?? 0)) * 65535
  return new Uint8Array(deep.buffer)
}
