import { toAscii } from '#language/words/fold.ts'
import { graphemes } from '#language/words/words.ts'

/** How wide a text is, in units of its size. Measuring takes time, so it is done as rarely as possible. */
export type Measure = (text: string) => number
type FittedText = { lines: string[]; size: number }

type Room = {
  width: number
  largest: number /** Before it goes to a second line. */
  oneLine: number
  smallest: number
}

/** Fits a text into its room: as large as possible on one line, then on two, then cut with an ellipsis. */
export function fitText(text: string, measure: Measure, { width, largest, oneLine, smallest }: Room): FittedText {
  const whole = measure(text)
  const size = Math.min(largest, width / whole)
  if (size >= oneLine) return { lines: [text], size }
  const breaks = breaksIn(text)
  const halves = width / (whole / 2) < smallest ? null : breakInHalves(text, breaks, { measure, width, whole })
  if (size >= smallest && (!halves || halves.size < size)) return { lines: [text], size }
  if (halves && halves.size >= smallest) return { ...halves, size: Math.min(halves.size, largest * 0.8) }
  return { lines: cutToTwo(text, breaks, measure, width / smallest), size: smallest }
}

/** One line of this size; a text that is too long ends in an ellipsis. */
export function truncateText(text: string, measure: Measure, { width, size }: { width: number; size: number }) {
  return cutTo(text, measure, width / size)
}

type Halving = { measure: Measure; width: number; whole: number }

/** Breaks near the middle, where the letters can be largest. */
function breakInHalves(text: string, breaks: number[], { measure, width, whole }: Halving): FittedText | null {
  const offMiddle = (at: number) => Math.abs(at - text.length / 2)
  let best: FittedText | null = null
  for (const at of breaks.toSorted((one, other) => offMiddle(one) - offMiddle(other)).slice(0, 3)) {
    const lines = [text.slice(0, at).trim(), text.slice(at).trim()]
    const size = width / Math.max(...lines.map(measure))
    if (!best || size > best.size) best = { lines, size }
    const isGoodEnough = best.size > (0.9 * width) / (whole / 2)
    if (isGoodEnough) break
  }
  return best
}

/** Where a line may end: after a space or a hyphen. */
function breaksIn(text: string) {
  return [...text.matchAll(breaking)].map(({ index }) => index).filter((at) => at > 0)
}

const breaking = /(?<=[\s-])(?=\S)/gu

function cutToTwo(text: string, breaks: number[], measure: Measure, width: number) {
  const share = width / measure(text)
  const before = breaks.findLastIndex((at) => at <= share * text.length) + 1
  const count = largestCount(breaks.length, before, (each) => measure(text.slice(0, breaks[each - 1]).trim()) <= width)
  const at = breaks[count - 1]
  if (at !== undefined) return [text.slice(0, at).trim(), cutTo(text.slice(at), measure, width)]
  // A first word that is longer than a line is broken between characters.
  const letters = graphemes(text)
  const fits = (each: number) => measure(letters.slice(0, each).join('')) <= width
  const most = Math.max(1, largestCount(letters.length, Math.floor(share * letters.length), fits))
  return [letters.slice(0, most).join(''), cutTo(letters.slice(most).join(''), measure, width)]
}

function cutTo(text: string, measure: Measure, width: number) {
  const whole = measure(text)
  if (whole <= width) return text
  const letters = graphemes(text)
  const shown = (count: number) => `${letters.slice(0, count).join('').trim()}…`
  const guess = Math.floor((width / whole) * letters.length) - 1
  return shown(largestCount(letters.length, guess, (count) => measure(shown(count)) <= width))
}

/**
 * The largest number up to `max` for which `holds` is true, as it is for all smaller ones. Searches near the guess first,
 * then further away, then by bisection.
 */
function largestCount(max: number, guess: number, holds: (count: number) => boolean) {
  let [low, high] = [0, max + 1]
  let count = Math.min(Math.max(guess, 0), max)
  for (let step = 1; high - low > 1; step *= 2) {
    if (count > low && count < high) {
      if (holds(count)) low = count
      else high = count
    }
    count = high > max ? low + step : low === 0 ? high - step : (low + high) >> 1
    if (count <= low || count >= high) count = (low + high) >> 1
  }
  return low
}

/** A text as Inter can draw it, on one line: without emoji, and with words in other scripts spelled in Latin letters. */
export function toDrawable(written: string) {
  const words = cleanText(written).split(' ').map(spellWord)
  return words.filter((word) => word !== '').join(' ')
}

/** Whole words, so that no name is half in one alphabet. */
function spellWord(word: string) {
  if ([...word].every((character) => isDrawable.test(character))) return word
  const latin = toAscii(word)
    .replaceAll(/[^ -~]/g, '')
    .trim()
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

/** One line, without emoji, invisible characters, and letters buried in accents. */
function cleanText(written: string) {
  return written
    .normalize('NFC')
    .replaceAll(emoji, ' ')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (isDrawable.test(sign) ? sign : ' '))
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replaceAll(/(?=\p{Mn})\p{Script=Inherited}/gu, (mark) => (isDrawable.test(mark) ? mark : ''))
    .replaceAll(/(\p{Script=Inherited}{2})\p{Script=Inherited}+|(\p{M}{4})\p{M}+/gu, '$1$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const emoji =
  /\p{RI}{2}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}\ufe0f|[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]/gu

/** What Inter has of Latin, Greek, Cyrillic, accents, punctuation and signs. A test draws each character. */
const inInter = [
  '\\x20-\\x7e\\u00a0-\\u0148\\u014a-\\u01c3\\u01c5-\\u0254\\u0256-\\u027b\\u02b0-\\u02ff\\u1e00-\\u1e9b\\u1e9e-\\u1eff',
  '\\u0300-\\u0304\\u0306-\\u030a\\u030c\\u030f\\u0313\\u031b\\u0323\\u0326-\\u0328',
  '\\u037a-\\u03d7\\u1f00-\\u1fff\\u03fc-\\u0479\\u0480-\\u049d\\u04a0-\\u04ff',
  '\\u2010-\\u2027\\u2030-\\u2055\\u2070-\\u20af\\u20b1-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf',
  '\\u2113\\u2116\\u2117\\u2122\\u2190-\\u2199\\u2605\\u2606\\u2713',
]

export const isDrawable = new RegExp(`^(?!\\p{Cn})[${inInter.join('')}]$`, 'u')
