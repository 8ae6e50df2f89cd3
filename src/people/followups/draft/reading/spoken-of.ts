import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import { isPrivateMatter } from './sensitive.ts'

type Part = { text: string; isSpokenOf: boolean }

/** One word may be there by chance, unless it is long. */
const minShared = 2
const longWord = 6
const maxContext = 120

/** The sentences of a note that share most words with the draft, and a little of what is around them. Never a private one. */
export function markSpokenOf(note: string, draft: string, name: string): Part[] {
  const spoken = stemsIn(draft, name)
  const sentences = [...segmenter.segment(note)].map(({ segment }) => {
    const shared = isPrivateMatter(segment) ? [] : [...stemsIn(segment, name)].filter((each) => spoken.has(each))
    return { text: segment, shared: shared.reduce((sum, { length }) => sum + (length < longWord ? 1 : 2), 0) }
  })
  const most = Math.max(0, ...sentences.map(({ shared }) => shared))
  const parts = sentences.map(({ text, shared }) => ({ text, isSpokenOf: most >= minShared && shared === most }))
  const first = parts.findIndex(({ isSpokenOf }) => isSpokenOf)
  const last = parts.findLastIndex(({ isSpokenOf }) => isSpokenOf)
  return first < 0
    ? [{ text: cut(note, 'end'), isSpokenOf: false }]
    : [
        { text: cut(textOf(parts.slice(0, first)), 'start'), isSpokenOf: false },
        ...parts.slice(first, last + 1),
        { text: cut(textOf(parts.slice(last + 1)), 'end'), isSpokenOf: false },
      ]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const textOf = (parts: Part[]) => parts.map(({ text }) => text).join('')

function stemsIn(text: string, name: string) {
  const names = tellingWords(name)
  return new Set(tellingWords(text).flatMap((word) => (names.includes(word) ? [] : [stem(word)])))
}

function cut(text: string, side: 'start' | 'end') {
  if (text.length <= maxContext) return text
  return side === 'start' ? `…${text.slice(-maxContext)}` : `${text.slice(0, maxContext).trimEnd()}…`
}
