import { plainSentences } from '#language/sentences/plain-sentences.ts'
import { months, weekdays } from './dates.ts'
import { mayBeSaid } from './lifting.ts'
import { isSensitive } from './sensitive.ts'
import { doingOf, type Owed } from './verbs.ts'

const lead =
  /^(?:i(?:'ve| have)? (?:promised|told|agreed|offered|committed|said)(?: (?:her|him|them|%))?(?: (?:to|that i(?:'d| would|'ll| will)|i(?:'d| would|'ll| will)))?|i(?:'ll|'d| will| would| need to| must| should| have to| owe(?: (?:her|him|them|%))?)|(?:need|have|want|remember|promised|agreed|offered)(?: (?:her|him|them|%))? to|owe (?:her|him|them|%)|to|todo:?|promise:|must|should|please|will) /i

const moment = `(?:${weekdays.join('|')}|${weekdays.map((day) => day.slice(0, 3)).join('|')}|${months.join('|')}|today|tomorrow|tonight|noon|week|weekend|month|day|eod|eow|eom|year|morning|afternoon|evening)`
const timed = new RegExp(
  `[ ,]+(?:(?:by|before|on|until|in|at|within|around|this|next|the|end|of|early|late|mid|coming|\\d{1,2}(?:st|nd|rd|th)?|a|${moment}) )*(?:${moment}|asap|soon|(?<=\\b(?:by|before|on|until|${moment}) (?:the )?)\\d[\\d:/.-]*(?:st|nd|rd|th|am|pm)?)[.!]?$`,
  'i',
)

/** A time that is left in the middle would stand beside the day that it is due. */
const times = new RegExp(`\\b(?:${weekdays.join('|')}|today|tomorrow|tonight|next|this week|asap)\\b`, 'i')

/** Null: not for a message at all. With `doing` null: it is owed, and cannot be said in its own words. */
export function owedIn(text: string, names: string[]): Owed | null {
  if (isSensitive(text, names) || /\b(?:not|never)\b|n['’]t\b/i.test(text)) return null
  const bare = withoutTime(withoutLead((plainSentences(text)[0] ?? '').replaceAll('’', "'"), names))
  const found = doingOf(bare.replace(/\bre:? /i, 'about '), names)
  if (!found || !mayBeSaid(found.doing) || times.test(found.doing)) return { doing: null, thing: null, sendable: false }
  return found
}

function withoutLead(text: string, names: string[]) {
  const called = names.length > 0 ? names.map((name) => RegExp.escape(name)).join('|') : 'her'
  const form = new RegExp(lead.source.replaceAll('%', called), 'i')
  const owes = /^(?:i )?owe /i.test(text)
  const rest = text.replace(form, '').replace(form, '')
  return owes ? `send ${rest}` : rest
}

/** How it is to be done, and why, is for the one who does it. */
const aside = /, (?:with|without|so|because|they|she|he|which|who|as) .*$/is

function withoutTime(text: string) {
  const plain = text
    .replace(/[;(].*$/s, '')
    .replace(aside, '')
    .replace(/[.!…]+$/, '')
    .trim()
  return plain.replace(timed, '').replace(timed, '').replace(/,$/, '')
}
