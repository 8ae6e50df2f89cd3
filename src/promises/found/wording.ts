import type { Span } from './mention.ts'

export const longestText = 500

/** What is to be done, as a line of a list: without its date words, its fillers and its loose ends. */
export function asLine(deed: string, without: Span[]): string {
  let line = deed
  for (const { index, length } of without.toSorted((a, b) => b.index - a.index)) {
    line = `${line.slice(0, index)} ${line.slice(index + length)}`
  }
  line = line.replace(/\(\s*\)/g, ' ').replace(/(?<![a-zÀ-ɏ])(?:um+|uh+|erm+|you know),?\s/gi, ' ')
  line = tidied(line)
  return cut(line.charAt(0).toUpperCase() + line.slice(1))
}

const looseEnd =
  /(?:[\s,;:.!…\-–—(]|(?<![a-zÀ-ɏ\d])(?:and|but|so|then|or|by|before|on|at|until|till|for|to|the|of|in|yeah|ok|okay|anyway|lol|haha|i guess|i think|or something|or so|as well|because|with|from|also|plus|um|uh|say|due|starting|latest|at the|though|please|thanks|asap|hopefully|maybe|again))$/i

function tidied(line: string): string {
  let tidy = line
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .trim()
  // Bounded, so that a text of nothing but loose ends takes no longer than another.
  for (let rounds = 0; rounds < 40 && looseEnd.test(tidy); rounds++) tidy = tidy.replace(looseEnd, '').trimEnd()
  return tidy.replace(/^[\s,;:.!\-–—)]+/, '')
}

/** At most so many characters, cut between words and never inside one character. */
export function cut(text: string, most = longestText): string {
  const points = [...text]
  if (points.length <= most) return text
  const short = points.slice(0, most).join('')
  return short.slice(0, Math.max(short.lastIndexOf(' '), most / 2)).trim()
}

const deedsOfThings: [things: RegExp, verb: string][] = [
  [
    /[$£€¥]\s?\d|\d+\s?(?:euros?|dollars?|pounds?|bucks|quid|eur|usd|gbp)|(?:the |my share|her share|rent|deposit|money)(?![a-zÀ-ɏ])/i,
    'Pay',
  ],
  [
    /(?<![a-zÀ-ɏ])(?:coffees?|drinks?|lunch|dinner|beers?|pints?|breakfast|brunch|cocktails?|meal|round)(?![a-zÀ-ɏ])/i,
    'Buy',
  ],
  [
    /(?<![a-zÀ-ɏ])(?:emails?|e-mails?|reply|replies|response|message|text|note|letter|postcard|deck|slides?|link|links|photos?|pictures|references?|cv|resume|contract|draft|documents?|docs?|files?|copy|copies|report|list|invoice|recipe|article|paper)(?![a-zÀ-ɏ])/i,
    'Send',
  ],
]

const thing =
  /^(?:(?<who>her|him|them|you|everyone|(?:my|the|his|her)\s+\p{L}+|(?!an?\s|the\s|my\s|some\s|his\s|their\s|our\s|that\s|this\s)\p{L}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*){0,2}|\p{L}+\s+and\s+\p{L}+)\s+)?(?<what>(?:an?|the|my|some|his|her|their|our|that|this|these|those|two|three|four|five|ten|another|one more|feedback|tickets|copies|help|comments|money|answers?|references|dinner|lunch|coffee|drinks|photos|[$£€]\s?\d|\d)(?!\p{L}).*)$/su

/** "her a reply" as "Send her a reply"; null where no thing is named ("owe her big time"). */
export function givingOf(phrase: string): string | null {
  const found = thing.exec(phrase)?.groups
  const what = found?.what?.trim()
  if (!what || /^(?:that|this|one|the world|it|a lot|my life|the best|my thanks)\W*$/i.test(what)) return null
  if (
    /^(?:her|him|them|me|us|his)$/i.test(what) ||
    /^(?:me|us|myself|nobody|nothing|anything)$/i.test(found?.who ?? '')
  )
    return null
  const verb = deedsOfThings.find(([things]) => things.test(what.slice(0, 40)))?.[1] ?? 'Give'
  return `${verb} ${found?.who ? `${found.who} ` : ''}${what}`
}
