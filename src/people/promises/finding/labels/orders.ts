import { alsoNouns, isDeed } from '../deeds/verbs.ts'
import { isMineLabel } from './thing-labels.ts'

const listLabel =
  /^(?:#+\s*)?(?:(?:my|our|open|new|me|immediate|key)\s+)?(?:to[- ]?dos?|to do list|todo list|action(?:s| items?| points?)?|next(?: steps?| actions?| up)?|follow[- ]?ups?|f\/u|reminders?|remember|note to self|reminder to self|self reminder|must not forget|mustn't forget|not to forget|aps?|ais?|mental note|prep(?:aration)?|(?:still )?(?:need|have|got) to|still to do|left to do|don't forget|do not forget|tasks?|asap|urgent|homework|for me|me|i|mine|self|later|deliverables?|commitments?|promises?|promised|i (?:promised|owe|need to|should|have to|must|will|said i'd)(?: [a-z]+){0,3}|i'll|to (?:send|call|email|pay|buy|return|bring|write|ring|text|ask|share|post|forward|review|book|fix|chase|order|print|sign)|things? (?:i|to)(?: [a-z]+){0,4})(?:\s+(?:from|after|for|with|re|by|this|next|today|tomorrow|on|before|until)(?:\s.{1,60})?)?(?:\s*\((?:me|mine|today)\))?\s*$/i
const promisedLabel = /^(?:my\s+)?(?:i (?:promised|said i'd|will)|promised|promises?|commitments?|i'll)/i
const myLabel = /^(?:(?:ap|ai|action|actions?|todo)(?: on| for)?\s+)?(?:me|i|mine|my side|self|myself)$/i

const saidByThem =
  /^(?!I )(?:she|he|they|\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*)?) (?:texted|texts|says|said|wrote|writes|emailed|emails|messaged|replied|replies|pinged|answered|whatsapped|promised|offered|asked)(?:\s+(?:me|us|back))*$/u

/** Words of somebody else stand after it: "Ed texted: I'll send it", "His motto: I'll do it tomorrow". */
export const isQuoting = (label: string) =>
  saidByThem.test(label.trim()) ||
  /(?<![a-z])(?:motto|voicemail|slogan|lyrics|quote|quoting|famous last words|catchphrase|mantra|sign|caption)\s*$/i.test(
    label,
  )

/** What a label before a colon, or the line above a list, makes of what follows it. */
export type Meaning = 'list' | 'promised' | 'theirs' | 'nothing'

export function meaningOf(label: string): Meaning {
  const plain = label.replace(/^[#*_\s]+|[*_\s]+$/g, '')
  if (plain === '') return 'nothing'
  if (isMineLabel(plain)) return 'list'
  if (
    /(?:^|\s)for\s+(?:(?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|I\b)\p{Lu}|her|him|them|everyone)/u.test(
      plain,
    )
  )
    return 'theirs'
  if (saidByThem.test(plain)) return 'theirs'
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
  'send email mail forward text call phone ring message ping dm whatsapp write reply respond introduce intro connect ask tell remind chase nudge follow invite thank congratulate pay lend return bring buy book share check confirm schedule reschedule circle reach let wish touch follow-up order drop give get pick rsvp arrange organise organize cancel prepare print sign review fix'.split(
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
  /^(?:(?:write|reply|respond|talk|speak|check)\s+(?:to|with)\s+|\S+(?:\s+(?:back|up|out|in|off|over|on|base)(?:\s+(?:to|with|w\/?))?)*\s+)(?:her|him|them|the|an?|my|his|their|that|those|this|some|mum|mom|dad|(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*(?!\p{L})|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?!\p{L}))\p{Lu}[\p{L}'’.-]*)(?![\p{L}])/u
const toSomeone =
  /^\S+(?:\s+(?:back|up|out|in|off|over|base))*\s+(?:to\s+|with\s+|on\s+)?(?:her|him|them|mum|mom|dad|my\s+\p{Ll}+|(?!(?:The|A|An|My|His|Her|Their|This)\s)\p{Lu}[\p{L}'’.-]*)(?![\p{L}])/u

/** "Bring cake to Ole's": a person stands further on. */
const forSomeone = /^\S+(?: \S+){0,4}? (?:to|for|with) (?:the (?=\p{Lu}))?(?:her|him|them|mum|mom|dad|\p{Lu}\p{L}+)/u

/** "Call with Ana", "Email from Bob", "Review: good": things, though they look like orders. */
const thingNext =
  /^\S+(?::|\s+(?:with|w\/|from|was|is|went|by|at|in|of|on|address|thread|centre|center|club)(?![a-z]))/i

/** Under a heading or in a box all are orders; in a list most; alone in a note only those that are clear. */
export type Place = 'todo' | 'list' | 'note'

/** Whether a line is an order to oneself: loosely in a list, and strictly where it stands alone in a note. */
export function isOrder(line: string, place: Place, names: ReadonlySet<string>): boolean {
  const words = line.charAt(0).toLowerCase() + line.slice(1)
  const verb = /^[\p{L}-]+/u.exec(words)?.[0].toLowerCase() ?? ''
  if (/^f\/u\s/i.test(words)) return true
  if (/^\S+['’]d\s/.test(words)) return false
  if (!isDeed(words) && !/^(?:follow[- ]?up|check (?:in|up) (?:on|with)|f\/u)(?![a-z])/i.test(words)) return false
  if (/^\S+(?:\s+back)?(?:\s+to|\s+with)?\s+(?:me|us)(?![a-zÀ-ɏ])/i.test(words)) return false
  if (/^follow[- ]up\s+(?!with|on|re\b|about|to\b)/i.test(words) && !/^follow[- ]up\s+\p{Lu}/u.test(words)) return false
  const second = /^\S+\s+([\p{L}'’-]+)/u.exec(words)?.[1]?.toLowerCase() ?? ''
  const named = names.has(second)
  if (place === 'todo') return !(alsoNouns.has(verb) && thingNext.test(words))
  if (place === 'list') return !alsoNouns.has(verb) || named || towards.test(words)
  if (!plainVerbs.has(verb)) return false
  if (!alsoNouns.has(verb) && forSomeone.test(words)) return true
  if (
    /^book (?:an? |the )?(?:restaurant|table|flights?|hotel|tickets?|room|appointment|train|taxi|cab|call)/.test(words)
  )
    return true
  if (
    /^\S+ \p{Ll}+ (?:the|an?|my|his|her|that|those|about|abt|re|back|bk|by|some|tmrw|tomorrow|tonight|b4|before|fri|mon|tues?|wed|thurs?)(?!\p{L})/u.test(
      words,
    ) &&
    !pickyVerbs.has(verb)
  )
    return true
  return named || (pickyVerbs.has(verb) ? toSomeone : towards).test(words)
}
