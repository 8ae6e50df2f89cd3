import type { Writable } from './writable.ts'

/** Whether a text begins with a letter of a script that is read from the right. */
export const isFromRight = (text: string) => begins.test(text)

const begins = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The renderer lays everything out from the left: of two parts in different directions, the first goes to the right. */
export function inOrder(first: string, second: string, direction: { fromRight: boolean }) {
  return direction.fromRight && isFromRight(first) !== isFromRight(second) ? [second, first] : [first, second]
}

/** Between marks that say so, a full stop or an ellipsis stands to the left of the words it ends. */
export function marked(writable: Writable): Writable {
  const canMark = isFromRight(writable.text) && writable.family?.has(mark) === true
  return canMark ? { ...writable, text: `\u200f${writable.text}\u200f` } : writable
}

const mark = 0x200f
