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

/** What a label may say is to be done: "To send:". */
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
