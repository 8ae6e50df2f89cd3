import { alsoNouns, isDeed } from './verbs.ts'

const listLabel =
  /^(?:#+\s*)?(?:(?:my|our|open|new|me|immediate|key)\s+)?(?:to[- ]?dos?|to do list|todo list|action(?:s| items?| points?)?|next(?: steps?| actions?| up)?|follow[- ]?ups?|reminders?|remember|note to self|don't forget|do not forget|tasks?|ai|asap|urgent|homework|for me|me|i|mine|self|later|deliverables?|commitments?|promises?|promised|i (?:promised|owe|need to|should|have to|must|will|said i'd)(?: [a-z]+){0,3}|i'll|things? (?:i|to)(?: [a-z]+){0,4})(?:\s+(?:from|after|for|with|re|by|this|next|today|tomorrow|on|before|until)(?:\s.{1,60})?)?(?:\s*\((?:me|mine|today)\))?\s*$/i
const promisedLabel = /^(?:my\s+)?(?:i (?:promised|said i'd|will)|promised|promises?|commitments?|i'll)/i
const myLabel = /^(?:me|i|mine|my side|self|myself)$/i

/** What a label before a colon, or the line above a list, makes of what follows it. */
export type Meaning = 'list' | 'promised' | 'theirs' | 'nothing'

export function meaningOf(label: string): Meaning {
  const plain = label.replace(/^[#*_\s]+|[*_\s]+$/g, '')
  if (plain === '') return 'nothing'
  if (/(?:^|\s)for\s+(?:\p{Lu}|her|him|them|everyone)/u.test(plain)) return 'theirs'
  if (promisedLabel.test(plain)) return 'promised'
  if (myLabel.test(plain) || listLabel.test(plain)) return 'list'
  // "Anton: will bring it", "To do for Pierre: call the bank", "She'll: …"
  if (/^(?:\p{Lu}[\p{L}'.-]*(?:\s+(?:\p{Lu}[\p{L}'.-]*|and|&)){0,3}|she|he|they|her|him|them)$/u.test(plain))
    return 'theirs'
  if (
    /(?<![a-zÀ-ɏ])(?:for|has|have|had|needs|wants|promised|is|will|owes|'ll|'s|her|his|their)(?![a-zÀ-ɏ])/i.test(plain)
  )
    return 'theirs'
  return 'nothing'
}

const plainVerbs = new Set(
  'send email mail forward text call phone ring message ping dm whatsapp write reply respond introduce intro connect ask tell remind chase nudge follow invite thank congratulate pay lend return bring buy book share check confirm schedule reschedule circle reach let wish order drop give get pick'.split(
    ' ',
  ),
)
const pickyVerbs = new Set([
  'get',
  'give',
  'pick',
  'drop',
  'buy',
  'bring',
  'order',
  'check',
  'share',
  'tell',
  'let',
  'book',
])
const towards =
  /^(?:(?:write|reply|respond|talk|speak|check)\s+(?:to|with)\s+|\S+(?:\s+(?:back|up|out|in|off|over|on|base)(?:\s+(?:to|with))?)*\s+)(?:her|him|them|the|an?|my|his|their|that|those|this|some|mum|mom|dad|\p{Lu}[\p{L}'’.-]*)(?![\p{L}])/u
const toSomeone =
  /^\S+(?:\s+(?:back|up|out|in|off|over|base))*\s+(?:to\s+|with\s+|on\s+)?(?:her|him|them|mum|mom|dad|my\s+\p{Ll}+|(?!(?:The|A|An|My|His|Her|Their|This)\s)\p{Lu}[\p{L}'’.-]*)(?![\p{L}])/u

/** Whether a line is an order to oneself: loosely in a list, and strictly where it stands alone in a note. */
export function isOrder(words: string, place: 'list' | 'note', names: ReadonlySet<string>): boolean {
  const verb = /^[\p{L}-]+/u.exec(words)?.[0].toLowerCase() ?? ''
  if (!isDeed(words) && !/^(?:follow|check)[- ]?(?:up|in)/i.test(words)) return false
  if (/^\S+(?:\s+back)?(?:\s+to|\s+with)?\s+(?:me|us)(?![a-zÀ-ɏ])/i.test(words)) return false
  if (/^follow[- ]up\s+(?!with|on|re\b|about|to\b)/i.test(words) && !/^follow[- ]up\s+\p{Lu}/u.test(words)) return false
  const second = /^\S+\s+([\p{L}'’-]+)/u.exec(words)?.[1]?.toLowerCase() ?? ''
  const named = names.has(second)
  if (place === 'list') return !alsoNouns.has(verb) || named || towards.test(words)
  if (!plainVerbs.has(verb)) return false
  return named || (pickyVerbs.has(verb) ? toSomeone : towards).test(words)
}
