const number = String.raw`#?\d{1,3}`
const numbers = String.raw`${number}(?:\s?(?:,|;|&|-|–|and)\s?${number}){0,20}`
const word = String.raw`(?:passages?\s|sources?\s|nos?\.?\s|\^)?`

/** How models cite: [3], [1, 4], [1–3], [passage 2], 【3†source】. */
export const mark = String.raw`[[【]{1,2}\s?${word}${numbers}(?:†[^\]】\n]{0,80})?\s?[\]】]{1,2}`
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
