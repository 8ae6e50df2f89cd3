import type { Words } from '#contract/texts/words.ts'

/** The sentences of an answer in a language. */
export type Wording = Words['answers']
