import { wordSet } from '../../../words/word-set.ts'
import { isDeed } from './is-deed.ts'

/** Deeds that stand for themselves when they are joined: "send the deck and book the room" is two. */
const standalone = wordSet(`
  send share email mail forward text call phone ring message introduce intro connect ask tell remind book reserve
  order buy pay return bring get give review draft write invite schedule confirm fix print cancel drop check pick post
  chase thank arrange prepare sign let drive collect fetch submit lend deliver circulate upload translate edit
  proofread bake cook feed`)
const joint = /(?:,\s*(?:and\s+|then\s+|&\s+)?|\s+(?:and|then|plus|&)\s+)(?:also\s+|then\s+|to\s+)?(?=[a-zÀ-ɏ]+\s)/gi
const object =
  /^\S+\s+(?:back\s+|up\s+|off\s+|out\s+)?(?:to\s+|with\s+)?(?:her|him|them|the|an?|my|his|their|our|that|some|it|you|\p{Lu}\p{L}*)(?![\p{L}])/u

const maxRead = 600
const minDeedLength = 8

/** The deeds of a phrase, each for itself. */
export function splitDeeds(phrase: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index, 0: match } of phrase.slice(0, maxRead).matchAll(joint)) {
    const rest = phrase.slice(index + match.length)
    const verb = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? ''
    if (!standalone.has(verb) || !object.test(rest) || !isDeed(rest) || index - start < minDeedLength) continue
    parts.push(phrase.slice(start, index))
    start = index + match.length
  }
  return [...parts, phrase.slice(start)]
}

const nextThing =
  /^(?:the|an?|my|his|her|their|our|some|copy|copies|photos|that|those|these)(?!\p{L})(?! (?:same|other|day|night|week|month|rest of the)(?!\p{L}))/iu
const noHurry = /(?<!\p{L})(?:whenever|no rush|no hurry|at some point|when I can)(?!\p{L})/iu

type Place = { index: number; length: number }

/**
 * "the model by Friday and the memo by Monday", "pick it up on the 18th and drive her on the 20th": each action with
 * its day.
 */
export function splitByDate(phrase: string, daysIn: (text: string) => Place[]): string[] {
  if (!/(?:,|\s(?:and|then|plus|&))\s/i.test(phrase)) return [phrase]
  const days = daysIn(phrase.slice(0, maxRead))
  const first = days[0]
  if (!first) return [phrase]
  for (const { index, 0: match } of phrase.slice(0, maxRead).matchAll(joint)) {
    const at = index + match.length
    const rest = phrase.slice(at)
    const thing = nextThing.test(rest)
    if (index < first.index + first.length || (!thing && !isDeed(rest))) continue
    const next = days.find((day) => day.index > at)
    if (next ? !/\p{L}{3}/u.test(phrase.slice(at, next.index)) : !noHurry.test(rest)) continue
    const verb =
      /^\S+(?: (?:her|him|them|you|back|over|up|off|\p{Lu}\p{L}+))?(?= (?:the|an?|my|his|her|their|our|some) )/u.exec(
        phrase,
      )?.[0]
    return [phrase.slice(0, index), ...splitByDate(thing && verb ? `${verb} ${rest}` : rest, daysIn)]
  }
  return [phrase]
}
