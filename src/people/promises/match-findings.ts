import { fold } from '#language/words/fold.ts'

/** Something a text says its writer will do. */
export type Promised = {
  text: string
  sentence: string
  sure: boolean
  dueOn: string | null
  dueTime: string | null
}

/** Which of what was found before is found again, what is gone, and what is new. */
export function matching<T extends { text: string; sentence: string }>(before: T[], now: Promised[]) {
  const left = [...before]
  const both: [T, Promised][] = []
  const added: Promised[] = []
  for (const promised of now) {
    const at = left.findIndex((each) => sameThing(each.text, promised.text))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    if (same) both.push([same, promised])
    else added.push(promised)
  }
  return { both, gone: left, added }
}

/** Whatever the capitals, accents and punctuation. */
export function sameThing(one: string, other: string) {
  return key(one) === key(other)
}

const key = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
