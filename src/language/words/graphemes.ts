import { lazy } from '../phrases/lazy.ts'

const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))
const isAscii = /^[ -~]*$/

/** The characters of a text as people see them: a letter with its accents, or a whole emoji. */
export const graphemes = (text: string) =>
  isAscii.test(text) ? text.split('') : [...segmenter().segment(text)].map(({ segment }) => segment)
