import type { Measure } from './fitting.ts'
import { type Weight, widthOf } from './markup.ts'
import type { Writable } from './writable.ts'

/** Measures parts of a text, each once. */
export function measuring(whole: Writable, weight: Weight): Measure {
  const known = new Map<string, number>([['', 0]])
  const measure = (text: string) => known.get(text) ?? widthOf({ ...whole, text }, weight)
  const keeping = (text: string) => {
    const width = measure(text)
    known.set(text, width)
    return width
  }
  if (!whole.family || !square.test(whole.text)) return keeping
  // Such characters are of one width, and their fonts so large that each measuring takes its time: one is enough.
  const unit = keeping(whole.text) / places(whole.text)
  return (text) => unit * places(text)
}

/** Their letters, signs and punctuation, and Latin as wide as they are. */
const square = /[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}\u2e80-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u
const places = (text: string) => [...text].reduce((sum, each) => sum + (square.test(each) ? 1 : 0.6), 0)
