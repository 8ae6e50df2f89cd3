import type { Segment } from '../../../language-data/commitment-rules.ts'
import type { Compiled } from './compiled.ts'

const stops = /[;()•→|]|[-=]+>|:(?=\s|$)|\s[-–—]+\s|—|\.{3}|…|\s\/\s|(?:\p{Extended_Pictographic}\uFE0F?)+/gu
const maxLabelWords = 6

/** The stretches of a sentence between its stops, commas and joining words. A short one before a colon is a label. */
export function segmentsOf(plain: string, { joint }: Compiled): Segment[] {
  const cuts = [
    ...plain.matchAll(stops).map((cut) => ({ at: cut.index, length: cut[0].length, fresh: true })),
    ...plain.matchAll(/,\s+/g).map((cut) => ({ at: cut.index, length: cut[0].length, fresh: false })),
    ...plain.matchAll(joint).map((cut) => ({ at: cut.index, length: cut[0].length, fresh: false })),
    { at: plain.length, length: 0, fresh: true },
  ].toSorted((one, other) => one.at - other.at)
  const segments: Segment[] = []
  let start = 0
  let fresh = true
  let label = ''
  for (const cut of cuts) {
    if (cut.at < start) continue
    const text = plain.slice(start, cut.at)
    const isLabel = plain[cut.at] === ':' && text.trim().split(/\s+/).length <= maxLabelWords
    if (isLabel) label = text.trim()
    else if (/[\p{L}\d]/u.test(text)) segments.push({ plain: text, index: start, fresh, label })
    start = cut.at + cut.length
    fresh = cut.fresh
  }
  return segments
}
