import { fold } from '#language/words/fold.ts'
import type { FoundPromise } from './find-promises.ts'

/** Compares earlier findings with what the text promises now: which are in both, gone, or new. */
export function matchFindings<T extends { text: string; sentence: string }>(before: T[], now: FoundPromise[]) {
  const left = [...before]
  const both: [T, FoundPromise][] = []
  const added: FoundPromise[] = []
  for (const promised of now) {
    const at = left.findIndex((each) => isSamePromise(each.text, promised.text))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    if (same) both.push([same, promised])
    else added.push(promised)
  }
  return { both, gone: left, added }
}

/** Ignores capitals, accents and punctuation. */
export function isSamePromise(one: string, other: string) {
  return key(one) === key(other)
}

const key = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
