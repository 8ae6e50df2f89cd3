/** A slightly lighter and a slightly darker shade of a colour, for the background gradient. */
export function tints(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const mixed = (towards: number, share: number) =>
    `#${[red, green, blue].map((part) => hex(part + (towards - part) * share)).join('')}`
  return { lighter: mixed(255, 0.06), darker: mixed(0, 0.28) }
}

const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0')
