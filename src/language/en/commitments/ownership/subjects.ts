import { pattern, phrases } from '../../../phrases/phrases.ts'

const agreement = phrases`
  yes, ok, okay, sure, please, great, fine, thanks, that'd, that would, go ahead, perfect,
  ${/\p{Lu}\p{L}+/u} (is | was | works)`
const otherSpeaks = pattern(
  'u',
)`^\s*(?:he|she|they|\p{Lu}\p{L}+) (?:says|said|recommends|suggests|insists)(?! (?:${agreement}|by ))(?!\p{L})`

/** "Send my love to Ana, he said" */
export const isSaidByOther = (following: string) => otherSpeaks.test(following)

/** After these "her" is whom, and not whose: "her the ladder", "her two quotes", but "her mother". */
const afterHer = phrases`
  the, a, an, my, our, your, his, their, this, these, that, those, some, any, every, each, both, all, another, more, several, one,
  two, three, four, five, six, seven, eight, nine, ten, twelve, ${/\d/}, to, about, with, back, up, on, by, next, in, for, re, at,
  when, tomorrow, tonight`
const toThem = pattern('u')`^\S+ (?:\S+ )?(?:him|them|her(?=[.,!]|$| ${afterHer}(?!\p{L})))(?!\p{L})`
const toNamed = /^\S+ (?:\p{Ll}+ )?(?<name>\p{Lu}[\p{L}-]*)(?!['’\p{L}])/u

/** "Will intro her", "will send Ana the deck" behind a sentence on Ana: the one spoken of does not do it to herself. */
export const isDoneToThem = (deed: string, spokenOf: ReadonlySet<string>) =>
  toThem.test(deed) || spokenOf.has(toNamed.exec(deed)?.groups?.name?.toLowerCase() ?? '')

const joints = /(?:(?:and|but|so|then)\s+)*/
const other = phrases`
  she, he, they, it, you, (my | his | her | their | the)${/\s+\p{L}+/u}, ${/(?!I\b|I')\p{Lu}[\p{L}-]*/u}`
const verbOfOther = phrases`
  will, is, was, has, had, would, said, says, told, asked, wants, needs, can, could, should, might, must, promised, agreed,
  offered, thinks, works, lives, came, went, gave, sent, owes, and`
const otherActs = pattern('u')`^\s*${joints}${other}(?:'\p{L}+)?\s+(?:\p{L}+\s+)?${verbOfOther}(?!\p{L})`
const pronounActs = /^\s*(?:(?:and|but|so|then)\s+)*(?:she|he|they|it|you)(?:'[a-zÀ-ɏ]+)?\s/i

/** Whether a clause begins with somebody else. */
export const startsWithOther = (clause: string) => otherActs.test(clause) || pronounActs.test(clause)
