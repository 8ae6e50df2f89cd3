import { capitalisedDayOrMonth } from '../../../calendar/day-names.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { stateVerbs } from '../deeds/deed-verbs.ts'

const about = /(?: for .{1,30})?/
const mineWords = phrases`
  [the] ball[s]${/(?:'s| is|)/} [now | back] (in my court | with me), [it's | it is] (on | with) me, over to me,
  [still] on my (list | plate | desk | side),
  my (action | actions | side | bit | part | job | task | tasks | turn | homework | deliverable | deliverables)${about},
  [my] (promise | commitment)${/(?: to .{1,30})?/}, [i] made ${/(?:\S+ ){1,2}/}a promise, take-away for me,
  takeaway for me, i take away, (took | picked up | got | have | i have | i've got | i took | i picked up)
  (an | the | one) action [item], me, mine, action me, from me, due from me, for me, i owe, owed by me, owe`
const actionOnMe = /(?:ap|ai|action|actions?|todo)(?: on| for)? \(?me/
const mineLabel = pattern('i')`^(?:(?:so |now )?${mineWords}(?: now)?|${actionOnMe})$`

/** A label that says whose the next thing is, so that the thing needs no verb: "On me:", "My part:". */
export const isMineLabel = (label: string) => mineLabel.test(label.trim().replace(/^[@(]|\)$/g, ''))

const verb = phrases`is, are, was, were, has, have, had, said, says, will, would, can, could`
const toSomebody = pattern(
  'u',
)`^(?!.*(?:^|\s)${verb}\s)\S.*? (?:to|for|2) (?:the )?(?:her|him|them|his|their|my \p{L}+|\p{Lu}[\p{L}'’.-]*)(?!\p{L})`
const occasion = phrases`
  meeting, mtg, lunch, dinner, (birthday | bday)${/(?! (?:card|present|gift|cake|parcel|flowers))/}, party, appointment,
  flight, holiday, wedding, dentist, doctor, interview, call with, catch-up, catchup, nothing, none, n/a, tbd, settled, paid,
  done`
const isOccasion = pattern('iu')`(?<![\p{L}])${occasion}(?![\p{L}])`
const hasDeadline = /(?<!\p{L})(?:by|before|due|eod|eow|cob|eob|tomorrow|tmrw|tonight|today)(?!\p{L})/iu

/** "Next step: wait for IT": nothing is done, whatever stands after it. */
const isWaiting = (line: string) => {
  const verb = /^(?:(?:just|simply|only|now) )*(?<verb>\p{L}+)/iu.exec(line)?.groups?.verb ?? ''
  return stateVerbs.has(verb.toLowerCase().replace(/ing$/, ''))
}

/** "Remember: flowers to Joan's", "Action me: usage report by Friday": under such a label a thing is enough. */
export function isThingUnder(label: string, phrase: string, vowed: boolean): boolean {
  const line = phrase.trim()
  if (/\s(?:is|are|was|were)\s/i.test(line) || isOccasion.test(line)) return false
  if (/^(?:she|he|they|it|you|we|i|if|not|no)(?!\p{L})/iu.test(line) || isWaiting(line)) return false
  if (toSomebody.test(line)) return true
  if (vowed && /\S (?:to|for) (?:the|all|everyone|my|our|his|their) /u.test(line)) return true
  return isMineLabel(label) && hasDeadline.test(line)
}

/** Labels that announce a task: "To send:". */
export const labelVerb = phrases`
  send, call, email, pay, buy, return, bring, write, ring, text, ask, share, post, forward, review, book, fix, chase, order,
  print, sign`
const verbLabel = pattern('i')`^to (${labelVerb})$`

/** "To send: invoice to Petra": the label has the verb. */
export function deedUnder(label: string, phrase: string): string {
  const verb = label && verbLabel.exec(label.trim())?.[1]
  return verb ? `${verb} ${phrase.trim()}` : phrase
}

const nothingOwed = /^(?:nothing|none|nil|n\/a|0|zero|settled|paid|done|all square|square)(?!\p{L})/iu
const debts = phrases`
  [things] i [still] owe, owe, owed, still owe, debts, iou[s], promised, i promised`
const debtHeading = pattern('i')`^(?:#+\s*)?${debts}(?: people| others| them)?$`

/** Under "Owe:" a name and a thing: "Nadia: laptop charger". */
export function owedUnder(heading: string, label: string, phrase: string): string | null {
  if (heading === '' || !debtHeading.test(heading.trim())) return null
  const line = phrase.trim()
  if (!line || nothingOwed.test(line) || !/^\p{Lu}[\p{L}'. -]{0,30}$/u.test(label)) return null
  return `Give ${label} ${line}`
}

/** The effect of a label before a colon, or of the line above a list. */
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
const listOccasion = phrases`from, after, for, with, re, by, this, next, today, tomorrow, on, before, until`
const listLabel = pattern(
  'i',
)`^(?:#+\s*)?(?:(?:my|our|open|new|me|immediate|key)\s+)?${listName}(?:\s+${listOccasion}(?:\s.{1,60})?)?(?:\s*\((?:me|mine|today)\))?\s*$`
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
