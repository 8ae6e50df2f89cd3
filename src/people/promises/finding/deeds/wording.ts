import type { Span } from '#language/dates/mention.ts'

const longestText = 500

/** What is to be done, as a line of a list: without its date words, its fillers and its loose ends. */
export function asLine(deed: string, without: Span[]): string {
  let line = deed
  for (const { index, length } of without.toSorted((a, b) => b.index - a.index)) {
    line = `${line.slice(0, index)} ${line.slice(index + length)}`
  }
  line = line.replace(/\(\s*\)/g, ' ').replace(/(?<![a-zÀ-ɏ])(?:um+|uh+|erm+|you know),?\s/gi, ' ')
  line = tidied(line.replaceAll('\u0001', ''))
  return cut(line.charAt(0).toUpperCase() + line.slice(1))
}

const looseEnd =
  /(?:[\s,;:.!…\-–—(]|(?<![a-zÀ-ɏ\d])(?:and|but|so|then|or|by|before|on|at|until|till|for|to|the|of|in|yeah|ok|okay|anyway|lol|haha|i guess|i think|or something|or so|as well|because|with|from|also|plus|um|uh|say|sharp|on the dot|due|deadline|starting|latest|at the|between|though|please|thanks|asap|hopefully|maybe|again|bye|talk soon|that's it|right|cool|cheers|i suppose|promised|(?:i )?said so(?: on the call| too)?|(?:i )?told (?:her|him|them) so|no problem|no bother|no worries))$/i

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
    /[$£€¥]\s?\d|\d+\s?(?:euros?|dollars?|pounds?|bucks|quid|eur|usd|gbp)|(?:my share|her share|rent|deposit|money)(?![a-zÀ-ɏ])/i,
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
  /^(?:(?<who>her|him|them|you|everyone|(?:my|the|his|her|\p{Lu}[\p{L}-]*['’]s)\s+\p{L}+|(?!an?\s|the\s|my\s|some\s|his\s|their\s|our\s|that\s|this\s)\p{L}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*){0,2}|\p{L}+\s+and\s+\p{L}+)\s+)?(?<what>(?:an?|the|my|some|his|her|their|our|that|this|these|those|two|three|four|five|ten|another|one more|feedback|tickets|copies|help|comments|money|answers?|references|dinner|lunch|coffee|drinks|photos|[$£€]\s?\d|\d)(?!\p{L}).*)$/su

/** "owe Kim for the tickets" */
const owedFor =
  /^(?:her|him|them|mum|mom|dad|\p{Lu}[\p{L}'-]*) for (?:the|that|my|those|last|two|three|\p{Ll}+)(?!\p{L})/u

/** "slides by Monday"; "Kim numbers by Tue". */
const plainThing =
  /^(?<what>(?!(?:to|that|if|not|it|me|you|life|now|good|sure|real|this|anything|\S+ing)(?!\p{L}))\p{L}{3}.*)$/su
const barePair =
  /^(?<who>her|him|them|everyone|mum|mom|dad|\p{Lu}[\p{L}'.-]*)\s+(?<what>(?!(?:to|that|i|id|i'd|ill|he|she|they|we|it|not|never|in|on|at|by|for|with|and|or|but|before|after|yes|so|if|big|one|everything|nothing|more|much|loads|again|yesterday|today|tomorrow|tonight|last|next|this|when|as|about|from|because|since|while|is|was|will|would)(?![\p{L}']))\p{Ll}{3}.*)$/su

/** "Wren the fence would be up by Easter" */
const willBe =
  /^(?:(?:her|him|them|\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?|(?:the|my) \p{L}+),? )?(?:that )?(?<what>it|that|they|(?:the|his|her|their|my|a|everything|all)(?: [\p{L}'-]+){0,4}?)(?:'d|'ll| would| will) be (?<state>.+)$/su

/** "her a reply" as "Send her a reply"; null where no thing is named ("owe her big time"). */
export function givingOf(phrase: string, otherwise: 'Give' | 'Do'): string | null {
  if (owedFor.test(phrase)) return `Pay ${phrase}`
  const kept = willBe.exec(phrase)?.groups
  if (kept) return `Have ${kept.what} ${kept.state}`
  const found = thing.exec(phrase)?.groups ?? (otherwise === 'Do' ? plainThing : barePair).exec(phrase)?.groups
  const what = found?.what?.trim().replace(/ from me(?![a-z])/, '')
  if (!what || /^(?:that|this|one|the world|it|a lot|my life|the best|my thanks)\W*$/i.test(what)) return null
  if (
    /^(?:that|this|it) (?:on|at|in|with|to|for|too|when|as|by|again|last|this|during|over)(?![a-z])/i.test(what) ||
    /^(?:her|him|them|me|us|his)$/i.test(what) ||
    /^(?:me|us|myself|nobody|nothing|anything)$/i.test(found?.who ?? '')
  )
    return null
  const verb = deedsOfThings.find(([things]) => things.test(what.slice(0, 40)))?.[1] ?? otherwise
  return `${verb} ${found?.who ? `${found.who} ` : ''}${what}`
}
