import fc from 'fast-check'

const firstSurrogate = 0xd800

/**
 * Every character of Unicode, as a unit of strings. They are the same strings as with the unit 'binary', for which fast-check
 * first makes a table of a million characters: two seconds and 110 MB.
 */
export const anyCharacter = fc
  .nat({ max: 0x10ffff - 2048 })
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + 2048), placeOf)

/** Fails for anything but a single character, so that fast-check generates it in another way. */
function placeOf(text: unknown) {
  const [character, ...more] = String(text)
  const code = character?.codePointAt(0)
  if (code === undefined || more.length > 0) throw new Error(`${text} is not one character`)
  return code < firstSurrogate ? code : code - 2048
}
