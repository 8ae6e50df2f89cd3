export type Colour = readonly [red: number, green: number, blue: number]
/** The colour of a point; x runs from 0 to 1, y as far as the picture is high in widths. */
type Paint = (x: number, y: number) => Colour

/** A picture of sRGB numbers from 0 to 1: rounding to eight bits is left to ffmpeg. */
export type Canvas = { width: number; height: number; pixels: Float32Array }

/** How high the picture is, in widths. */
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
/** What a point in reach becomes, by where it is from the middle of the stamp. */
type Stamp = (dx: number, dy: number, was: Colour) => Colour

/** Paints only around one place, over what is there. */
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

/** Sixteen bits for each of red, green and blue: what ffmpeg calls rgb48le on the machines we know. */
export function toBytes({ pixels }: Canvas) {
  const deep = new Uint16Array(pixels.length)
  for (let at = 0; at < pixels.length; at++) deep[at] = Math.min(1, Math.max(0, pixels[at] ?? 0)) * 65535
  return new Uint8Array(deep.buffer)
}
