type Said = {
  /** The sentence of the API, which is English. */
  reason: string
  name: string
}

export type PromiseFacts = Said & {
  text: string
  /** How many other promises to the same person are due. */
  others: number
  /** The member gave no day. */
  isAssumed: boolean
  isOverdue: boolean
  day: string
  time: string | undefined
}

type QuietFacts = Said & {
  /** How long ago, such as "3 months ago". */
  ago: string
  days: number
  from: 'person' | 'tag' | 'learned' | 'usual'
}

/** Why something is suggested. Other languages make the sentence of its facts. */
export const moveWords = {
  promise: ({ reason }: PromiseFacts) => reason,
  /** `others` is how many other people have a draft. */
  draft: ({ reason }: Said & { others: number }) => reason,
  met: ({ reason }: Said & { ago: string }) => reason,
  added: ({ reason }: Said & { ago: string }) => reason,
  quiet: ({ reason }: QuietFacts) => reason,
  birthday: ({ reason }: Said & { age: number | null; day: string }) => reason,
}
