import { type Html, html } from '#platform/html/html.ts'

/** Stands for the piece while the sentence is made. No text from outside contains it: it is cleaned of control characters. */
const mark = '\u0001'

/** A sentence of the catalogue with a piece of HTML in it, wherever the language puts it. */
export function sentenceWith(sentence: (piece: string) => string, piece: Html): Html {
  const [before = '', ...after] = sentence(mark).split(mark)
  return html`${before}${after.map((text) => html`${piece}${text}`)}`
}
