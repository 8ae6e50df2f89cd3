const number = String.raw`#?\d{1,3}`
const numbers = String.raw`${number}(?:\s?(?:,|;|&|-|–|and)\s?${number}){0,20}`
const word = String.raw`(?:passages?\s|sources?\s|nos?\.?\s|\^)?`

/** How models cite: [3], [1, 4], [1–3], [passage 2], 【3†source】. */
const mark = String.raw`[[【]{1,2}\s?${word}${numbers}(?:†[^\]】\n]{0,80})?\s?[\]】]{1,2}`
const marks = new RegExp(mark, 'giu')

/** Some models write (3). That may be part of the text, so it counts only at the end and without other marks. */
const lastMark = new RegExp(String.raw`\(${word}${numbers}\)(?=[\s.!?…。！？]*$)`, 'iu')

/** A sentence without its marks, and the cited numbers. */
export function withoutMarks(sentence: string): { text: string; numbers: number[] } {
  const found = sentence.match(marks) ?? []
  const cited = found.length > 0 ? found : (lastMark.exec(sentence) ?? [])
  const text = sentence.replace(found.length > 0 ? marks : lastMark, ' ')
  return { text: text.replace(/\s+([.,;:!?…])(?=\s|$)/gu, '$1'), numbers: [...new Set(cited.flatMap(numbersIn))] }
}

function numbersIn(marked: string): number[] {
  const parts = marked.replace(/†.*$/su, '').match(/\d{1,3}\s?[-–]\s?#?\d{1,3}|\d{1,3}/gu) ?? []
  return parts.flatMap((part) => {
    const [from = 0, to = from] = part.split(/[-–]/u).map((each) => Number(each.replace(/\D/gu, '')))
    return to < from ? [from, to] : Array.from({ length: Math.min(to - from + 1, 20) }, (_, at) => from + at)
  })
}

const maxSentenceLength = 1_500

/**
 * Sentences, each with its marks, from text in pieces of any size. A sentence is whole once the next one has begun: its
 * marks may follow its full stop. Letter by letter, so that it does not matter where the pieces part.
 */
export function sentenceReader() {
  let pending = ''
  let lineStart = ''
  let isCode = false
  let isFence = false
  let isTooLong = false

  function take(letter: string): string[] {
    const wasKnown = lineStart.length === 3
    lineStart = letter === '\n' ? '' : wasKnown ? lineStart : (lineStart + letter).trimStart()
    if (letter === '\n') isFence = false
    if (!wasKnown && (lineStart === '```' || lineStart === '~~~')) {
      isCode = !isCode
      isFence = true
      pending = pending.replace(/[`~\s]+$/u, '\n\n')
      return []
    }
    if (isCode || isFence) return []
    pending += letter
    return cut(endOf(pending))
  }

  function cut(at: number): string[] {
    const whole = at > 0 && !isTooLong ? [pending.slice(0, at).trim()].filter(Boolean) : []
    if (at > 0) isTooLong = false
    else if (pending.length > maxSentenceLength) isTooLong = true
    pending = pending.slice(at === 0 && isTooLong ? Math.max(0, pending.length - 200) : at)
    return whole
  }

  return {
    feed: (text: string) => [...text].flatMap(take),
    /** The rest, when the text ends normally. */
    end: () => (isTooLong || pending.trim() === '' ? [] : [pending.trim()]),
  }
}

const closers = `["'”’»)*_]*`
const ended = [
  String.raw`(?<![.!?…])[.!?…]+${closers}(?:[ \t]*${mark})*\s+`,
  String.raw`(?<![.!?…])[.!?…]+${closers}(?:[ \t]*${mark})+\s*`,
  String.raw`[。！？]+[”’」』）]*(?:[ \t]*${mark})*\s*`,
  String.raw`${mark}[ \t]*\n\s*`,
  String.raw`\n[ \t]*\n\s*`,
].join('|')
/** After the end of a sentence, the start of the next: a letter, or a bracket that is not a citation mark. */
const nextBegan = new RegExp(
  String.raw`(?<before>${ended})(?<rest>[^\s[\]【】()"'”’»*_.!?…。！？]|["'*_]+[\p{L}\p{N}]|(?!${mark})[[【(][^\][【】()]{0,100}[\]】)])$`,
  'iu',
)
/** Some models put the mark first: on a new line, it belongs to the next sentence. */
const nextMarked = new RegExp(
  String.raw`(?<before>[.!?…。！？]${closers}(?:[ \t]*${mark})*[ \t]*\n\s*)(?<rest>${mark})$`,
  'iu',
)
const newLine = /\n[ \t]*(?:[-*•+>|]|#{1,6}|\d{1,2}[.)])\s$/u
const heading = /^\s*#{1,6}\s[^\n]*\n$/u

/** Where the first sentence ends, or 0 while that is unclear. */
function endOf(text: string): number {
  const tail = text.slice(-300)
  if (/\s$/u.test(tail)) return heading.test(text) ? text.length : endOfLine(text, tail)
  // Most characters are inside a word, where no sentence can end.
  const isPlain = !/[^\p{L}\p{N}].$|[\]】)]$/su.test(tail)
  const next = isPlain ? null : (nextBegan.exec(tail) ?? nextMarked.exec(tail))
  if (!next?.groups) return 0
  const { before = '', rest = '' } = next.groups
  const said = text.slice(0, text.length - rest.length - before.length)
  const isOpen = /^\.[^[【]*$/u.test(before) && (/^\p{Ll}/u.test(rest) || isAbbreviated(said))
  return isOpen ? 0 : text.length - rest.length
}

/** A new item, heading or row begins. */
function endOfLine(text: string, tail: string) {
  const line = newLine.exec(tail)
  return line && /\S/u.test(tail.slice(0, line.index)) ? text.length - tail.length + line.index : 0
}

const abbreviations = new Set(
  `dr mr mrs ms prof st sr jr sra dra eng vs etc e.g i.e approx ca cf inc ltd dept ave
  jan feb apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri`.split(/\s+/),
)

/** Whether a full stop after this belongs to the word: "Dr.", "J.", "a.m.", "am 4. Mai", or an item number. */
function isAbbreviated(text: string) {
  const word = /[\p{L}\p{N}.]*$/u.exec(text)?.[0].toLowerCase() ?? ''
  return abbreviations.has(word) || /^(?:\p{L}\.)*\p{L}$|^\d{1,2}$/u.test(word)
}
