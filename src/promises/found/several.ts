import { isDeed } from './verbs.ts'

/** Deeds that stand for themselves when they are joined: "send the deck and book the room" is two. */
const own = new Set(
  'send share email mail forward text call phone ring message introduce intro connect ask tell remind book reserve order buy pay return bring get give review draft write invite schedule confirm fix print cancel drop check pick post chase thank arrange prepare sign'.split(
    ' ',
  ),
)
const joint = /(?:,\s*(?:and\s+|then\s+|&\s+)?|\s+(?:and|then|plus|&)\s+)(?:also\s+|then\s+|to\s+)?(?=[a-zÀ-ɏ]+\s)/gi
const object =
  /^\S+\s+(?:back\s+|up\s+|off\s+|out\s+)?(?:to\s+|with\s+)?(?:her|him|them|the|an?|my|his|their|our|that|some|it|you|\p{Lu}\p{L}*)(?![\p{L}])/u

/** The deeds of a phrase, each for itself. */
export function severalDeeds(phrase: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const { index, 0: match } of phrase.slice(0, 600).matchAll(joint)) {
    const rest = phrase.slice(index + match.length)
    const verb = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? ''
    if (!own.has(verb) || !object.test(rest) || !isDeed(rest) || index - start < 8) continue
    parts.push(phrase.slice(start, index))
    start = index + match.length
  }
  return [...parts, phrase.slice(start)]
}
