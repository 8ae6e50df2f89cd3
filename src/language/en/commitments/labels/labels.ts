import { capitalisedDayOrMonth } from '../../../calendar/day-names.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { isMineLabel, labelVerb } from './thing-labels.ts'

/** What a label before a colon, or the line above a list, makes of what follows it. */
export type Meaning = 'list' | 'promised' | 'theirs' | 'nothing'

const ownWords = /(?: [a-z]+){0,3}/
const listName = phrases`
  to${/[- ]?/}do[s], to do list, todo list, action[s], action item[s], action point[s], next [step | steps | action |
  actions | up], follow${/[- ]?/}up[s], f/u, reminder[s], remember, note to self, reminder to self, self reminder,
  must not forget, mustn't forget, not to forget, ap[s], ai[s], mental note, prep[aration], [still] (need | have | got) to,
  still to do, left to do, don't forget, do not forget, task[s], pending [from me | on me], asap, urgent, homework, for me, me, i, mine, self, later,
  deliverable[s], commitment[s], promise[s], promised,
  i (promised | owe | need to | should | have to | must | will | said i'd)${ownWords}, i'll, to ${labelVerb},
  thing[s] (i | to)${/(?: [a-z]+){0,4}/}`
const occasion = phrases`from, after, for, with, re, by, this, next, today, tomorrow, on, before, until`
const listLabel = pattern(
  'i',
)`^(?:#+\s*)?(?:(?:my|our|open|new|me|immediate|key)\s+)?${listName}(?:\s+${occasion}(?:\s.{1,60})?)?(?:\s*\((?:me|mine|today)\))?\s*$`
const promisedLabel = /^(?:my\s+)?(?:i (?:promised|said i'd|will)|promised|promises?|commitments?|i'll)/i
const myLabel = /^(?:(?:ap|ai|action|actions?|todo)(?: on| for)?\s+)?(?:me|i|mine|my side|self|myself)$/i

const speaks = phrases`
  texted, texts, says, said, wrote, writes, emailed, emails, messaged, replied, replies, pinged, answered, whatsapped,
  promised, offered, asked`
const saidByThem = pattern(
  'u',
)`^(?!I )(?:she|he|they|\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*)?) ${speaks}(?:\s+(?:me|us|back))*$`
const quotation = phrases`
  motto, voicemail, slogan, lyrics, quote, quoting, famous last words, catchphrase, mantra, sign, caption`
const quotationLabel = pattern('i')`(?<![a-z])${quotation}\s*$`

/** Words of somebody else stand after it: "Ed texted: I'll send it", "His motto: I'll do it tomorrow". */
export const isQuoting = (label: string) =>
  label !== '' && (saidByThem.test(label.trim()) || quotationLabel.test(label))

/** "To do for Pierre", and not "for Friday". */
const forThem = pattern('u')`(?:^|\s)for\s+(?:(?!${capitalisedDayOrMonth}|I\b)\p{Lu}|her|him|them|everyone)`
/** "Anton", "Anton and Ulla", "she" */
const people = /^(?:\p{Lu}[\p{L}'.-]*(?:\s+(?:\p{Lu}[\p{L}'.-]*|and|&)){0,3}|she|he|they|her|him|them)$/u
const ofOthers = /(?<![a-zÀ-ɏ])(?:for|has|have|had|needs|wants|promised|is|will|owes|'ll|'s|her|his|their)(?![a-zÀ-ɏ])/i

export function meaningOf(label: string): Meaning {
  if (label === '') return 'nothing'
  const plain = label.replace(/^[#*_\s]+|[*_\s]+$/g, '')
  if (plain === '') return 'nothing'
  if (isMineLabel(plain)) return 'list'
  if (forThem.test(plain) || saidByThem.test(plain)) return 'theirs'
  if (promisedLabel.test(plain)) return 'promised'
  if (myLabel.test(plain) || listLabel.test(plain)) return 'list'
  return people.test(plain) || ofOthers.test(plain) ? 'theirs' : 'nothing'
}
