/** How wide a text is, in units of its size. */
export type Measure = (text: string) => number
export type Fitted = { lines: string[]; size: number }

type Room = {
  width: number
  largest: number /** Before it goes to a second line. */
  oneLine: number
  smallest: number
}

/** As large as there is room for: on one line, on two, and at last cut with an ellipsis. */
export function fitted(text: string, measure: Measure, { width, largest, oneLine, smallest }: Room): Fitted {
  const size = Math.min(largest, width / measure(text))
  if (size >= oneLine) return { lines: [text], size }
  const breaks = breaksIn(text)
  const middle = [...breaks].sort((one, other) => offMiddle(text, one) - offMiddle(text, other)).slice(0, 3)
  const halves = middle.map((at) => sizedHalves(text, at, measure, width)).sort((one, other) => other.size - one.size)
  const best = halves[0]
  if (best && best.size >= smallest) return { lines: best.lines, size: Math.min(best.size, largest * 0.8) }
  return cutToTwo(text, breaks, measure, { width: width / smallest, size: smallest })
}

/** One line, and never smaller than this: what is too long ends in an ellipsis. */
export function cut(text: string, measure: Measure, { width, size }: { width: number; size: number }) {
  return cutTo(text, measure, width / size)
}

const offMiddle = (text: string, at: number) => Math.abs(at - text.length / 2)

function sizedHalves(text: string, at: number, measure: Measure, width: number) {
  const lines = [text.slice(0, at).trim(), text.slice(at).trim()]
  return { lines, size: width / Math.max(...lines.map(measure)) }
}

/** Where a line may end: after a space or a hyphen, and between the characters of scripts without spaces. */
function breaksIn(text: string) {
  const ends = text.matchAll(
    /(?<=[\s-])(?=\S)|(?<=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}])/gu,
  )
  return [...ends].map(({ index }) => index).filter((at) => at > 0)
}

function cutToTwo(text: string, breaks: number[], measure: Measure, { width, size }: { width: number; size: number }) {
  const fits = (at: number) => measure(text.slice(0, at).trim()) <= width
  const at = breaks[mostWhere(breaks.length, (count) => fits(breaks[count - 1] ?? 0)) - 1] ?? 0
  const [first, rest] = [text.slice(0, at).trim(), text.slice(at)]
  // A first word that is longer than a line is broken anywhere.
  if (first === '') {
    const letters = graphemes(text)
    const most = Math.max(
      1,
      mostWhere(letters.length, (count) => measure(letters.slice(0, count).join('')) <= width),
    )
    return { lines: [letters.slice(0, most).join(''), cutTo(letters.slice(most).join(''), measure, width)], size }
  }
  return { lines: [first, cutTo(rest, measure, width)], size }
}

function cutTo(text: string, measure: Measure, width: number) {
  if (measure(text) <= width) return text
  const letters = graphemes(text)
  const shown = (count: number) => `${letters.slice(0, count).join('').trim()}…`
  return shown(mostWhere(letters.length, (count) => measure(shown(count)) <= width))
}

/** The largest number up to `most` for which it still holds. */
function mostWhere(most: number, holds: (count: number) => boolean) {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
