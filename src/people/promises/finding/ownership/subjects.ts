import type { Sentence } from '#language/sentences/note-sentences.ts'

/** "Send my love to Ana, he said" */
export const isSaidBy = (following: string) =>
  /^\s*(?:he|she|they|\p{Lu}\p{L}+) (?:says|said|recommends|suggests|insists)(?! (?:yes|ok|okay|sure|please|great|fine|thanks|that'd|that would|by |go ahead|perfect|\p{Lu}\p{L}+ (?:is|was|works)))(?!\p{L})/u.test(
    following,
  )

/** "Will intro her": the one spoken of does not do it to herself. */
export const isToThem = (deed: string) =>
  /^\S+ (?:\S+ )?(?:him|them|her(?=[.,!]|$| (?:the|an?|my|some|to|about|with|back|up|on|by|this|next|in|for|re|at|when|tomorrow|tonight)(?!\p{L})))(?!\p{L})/u.test(
    deed,
  )

/** "Works at Stripe. Will send the deck": such a note goes on about the other person. */
export const isAboutThem = (previous: Sentence | undefined) =>
  previous !== undefined &&
  /^\s*(?:(?:she|he|they)(?:'s|'ll|'d)?\s|(?:works|runs|lives|has|loves|hates|likes|is|was|wants|needs|knows|plays|studies|teaches|leads|owns|moving|born|grew|makes|does|founded|heads|manages|speaks|keeps|used to)\s)/i.test(
    previous.plain,
  )

/** "Ana's moving house. Sending the kids to camp on Friday": hers, where no verb shows whose it is. */
export const isOfNamed = (previous: Sentence | undefined) =>
  previous !== undefined &&
  /^\s*\p{Lu}\p{L}+(?:'s| is| wants| has| flies| works| needs| plans| starts| lives)\s/u.test(previous.plain)

/** Whether a clause does not begin with somebody else. */
export const startsWithoutOther = (clause: string) =>
  !/^\s*(?:(?:and|but|so|then)\s+)*(?:she|he|they|it|you|my\s+\p{L}+|his\s+\p{L}+|her\s+\p{L}+|their\s+\p{L}+|the\s+\p{L}+|(?!I\b|I')\p{Lu}[\p{L}-]*)(?:'\p{L}+)?\s+(?:\p{L}+\s+)?(?:will|is|was|has|had|would|said|says|told|asked|wants|needs|can|could|should|might|must|promised|agreed|offered|thinks|works|lives|came|went|gave|sent|owes|and)(?!\p{L})/u.test(
    clause,
  ) && !/^\s*(?:(?:and|but|so|then)\s+)*(?:she|he|they|it|you)(?:'[a-zÀ-ɏ]+)?\s/i.test(clause)
