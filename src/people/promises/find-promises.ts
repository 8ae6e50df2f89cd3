import type { Moment } from '#language/dates/mention.ts'
import { readText } from '#language/reading/read-text.ts'
import { fold } from '#language/words/fold.ts'

/** A promise found in a text: the task, its sentence, and the due date if stated. */
export type FoundPromise = {
  text: string
  sentence: string
  sure: boolean
  dueOn: string | null
  dueTime: string | null
}

/** The promises and tasks of a text's writer. */
export const findPromises = (text: string, said: Moment, displayName?: string): FoundPromise[] =>
  readText(text, displayName)
    .commitments(said)
    .map(({ object, span, certainty, day }) => ({
      text: object,
      sentence: span,
      sure: certainty === 'sure',
      dueOn: day?.on ?? null,
      dueTime: day?.time ?? null,
    }))

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

/** If a promise begins with one of these, it can follow "You promised Ana to …". */
const imperatives = new Set(
  `add answer arrange ask attend bake book bring build buy call carry check choose clean collect come compare confirm
  connect cook copy deliver design discuss do draft drive drop email explain feed fetch fill find finish fix follow forward
  get give go hand have help hold host introduce invite join keep learn leave lend let listen look mail make measure meet
  mention message move note offer open order organise organize paint pass pay phone photograph pick plan post practice
  practise prepare print propose publish put read recommend record register remind repair replace reply research reserve
  return review ring run say scan schedule see sell send set share show sign sing sit sort speak spend start stay stop study
  submit suggest support take talk teach tell test text thank think translate try update visit wait walk wash water work
  write`.split(/\s+/),
)

export function canFollowTo(text: string) {
  const isOneSentence = !/[.!?;:]\s|\n/.test(text)
  // A text about the member is quoted as it is.
  const isOfOthers = !/\b(I|me|my|mine|we|us|our|ours)\b/i.test(text)
  return isOneSentence && isOfOthers && imperatives.has(/^[A-Za-z]+(?=\s|$)/.exec(text)?.[0].toLowerCase() ?? '')
}
